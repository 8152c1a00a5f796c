# Every command below does the set-up that it needs. Works with GNU make 3.81 (macOS) and later.
#
#   PYTHON=python3.12   the Python that the virtual environments are made with
#   ARGS="..."          more arguments for the program that a command runs

# Nothing that is set in the caller's shell may hide the checkout.
unexport PYTHONPATH PYTHONHOME
export PIP_DISABLE_PIP_VERSION_CHECK := 1

PYTHON ?=
ARGS ?=
WORKERS ?= 2

BIN := .venv/bin
AS_COMPILED := PYTHONPATH=build/compiled
COMPILED_SUITES = $(wildcard tests/contract tests/games tests/golden tests/core)
CHECKED = $(wildcard src tests bench scripts docs hatch_build.py)
TYPED = $(wildcard src tests bench scripts hatch_build.py)

TSC := scripts/browser/node_modules/typescript/lib/tsc.js

.PHONY: help play terminal test test-plain test-compiled screenshots check check-format check-lint check-types check-doors check-spelling \
        check-browser format bench bench-table rules compiled lock clean

help: ## print this list (the default)
	@echo "Cheeseboard: make COMMAND, where COMMAND is one of"
	@awk -F ':[^#]*## ' '/^[a-z-]+:.*## / { printf "  %-16s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

play: compiled ## play in the browser; ARGS="--help" lists what else it can do
	@$(AS_COMPILED) $(BIN)/python -m cheeseboard serve --open $(ARGS)

terminal: compiled ## play Cheese Castle in the terminal; ARGS="--help" lists what else it can do
	@$(AS_COMPILED) $(BIN)/python -m cheeseboard play castle $(ARGS)

test: test-plain test-compiled ## all tests in plain Python, then what the rules promise again, compiled

test-plain: .venv/installed ## all tests in plain Python; ARGS="-k dash" picks some
	@$(BIN)/python -m tests.browser.chromium
	@scripts/test_servers.sh
	$(BIN)/python -m pytest -n $(WORKERS) $(ARGS)

test-compiled: compiled .venv/installed ## the contract, game, golden and core tests on the compiled rules
	@if $(AS_COMPILED) $(BIN)/python -c 'import cheeseboard, sys; sys.exit(not cheeseboard.COMPILED)'; then \
	    echo "$(AS_COMPILED) $(BIN)/python -m pytest -n $(WORKERS) $(COMPILED_SUITES) $(ARGS)"; \
	    $(AS_COMPILED) $(BIN)/python -m pytest -n $(WORKERS) $(COMPILED_SUITES) $(ARGS); \
	else \
	    echo "There is no compiled form here, so only the plain one was tested."; \
	fi

screenshots: compiled .venv/installed ## pictures of the pages into docs/images/table; ARGS=--every takes all of them
	@$(BIN)/python -m tests.browser.chromium
	$(AS_COMPILED) $(BIN)/python -m tests.browser.screenshots $(ARGS)

check: check-format check-lint check-types check-doors check-spelling check-browser ## everything that can be checked without running a game

check-format: .venv/installed
	$(BIN)/ruff format --check $(CHECKED)

check-lint: .venv/installed
	$(BIN)/ruff check $(CHECKED)

check-types: .venv/installed
	$(BIN)/mypy --strict $(TYPED)

check-doors: .venv/installed
	$(BIN)/lint-imports --no-cache

check-spelling: .venv/installed
	$(BIN)/python scripts/spelling.py $(ARGS)

check-browser: ## the types of the browser's side, if there is Node to check them with
	@if command -v npm >/dev/null; then \
	    $(MAKE) --silent --no-print-directory $(TSC) && echo "node $(TSC) --project scripts/browser" && node $(TSC) --project scripts/browser; \
	else \
	    echo "There is no Node here, so the browser's side was not checked."; \
	fi

$(TSC): scripts/browser/package-lock.json
	@cd scripts/browser && npm ci --silent --no-audit --no-fund
	@touch $@

format: .venv/installed ## lay out the code and mend what ruff can mend
	$(BIN)/ruff check --fix $(CHECKED)
	$(BIN)/ruff format $(CHECKED)

bench: compiled .venv-bench/installed ## measure speed next to peers (OpenSpiel, in an environment of its own)
	$(AS_COMPILED) .venv-bench/bin/python bench/run.py $(ARGS)

bench-table: compiled .venv/installed ## measure speed of the table next to boardgame.io (which needs Node)
	$(AS_COMPILED) $(BIN)/python -m bench.table $(ARGS)

rules: .venv/installed ## which paragraphs of the rulebooks and which rulings no test names
	$(BIN)/python scripts/rules_coverage.py $(ARGS)

compiled: .venv/playable ## build the compiled rules into build/compiled, if anything changed
	@$(BIN)/python scripts/compiled.py

lock: .venv/bin/python ## choose and pin the dependencies again; ARGS=--upgrade takes the newest
	$(BIN)/python scripts/lock.py $(ARGS)

clean: ## remove everything that make made
	rm -rf .venv .venv-bench build dist scripts/browser/node_modules .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests bench scripts -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# The build tools come first: what is only published as source is built with them, not with whatever is newest today.
.venv/playable: requirements/build.txt requirements/play.txt pyproject.toml | .venv/bin/python
	@echo "Installing what Cheeseboard needs into .venv"
	@$(BIN)/python -m pip install --quiet --require-hashes -r requirements/build.txt
	@$(BIN)/python -m pip install --quiet --require-hashes --no-build-isolation -r requirements/play.txt
	@$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

.venv/installed: .venv/playable requirements/dev.txt
	@echo "Installing what tests and checks Cheeseboard into .venv"
	@$(BIN)/python -m pip install --quiet --require-hashes --no-build-isolation -r requirements/dev.txt
	@touch $@

.venv/bin/python:
	@python="$(PYTHON)"; \
	for name in python3.13 python3.12 python3.11 python3; do \
	    test -n "$$python" && break; \
	    $$name -c 'import ensurepip, sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && python=$$name; \
	done; \
	if test -z "$$python"; then \
	    echo "Cheeseboard needs Python 3.11 or newer with its venv module, and found none." >&2; \
	    echo "Debian: apt-get install python3-venv. macOS: brew install python. Or name one: make PYTHON=/path/to/python3" >&2; \
	    exit 1; \
	fi; \
	echo "Making .venv with $$python"; \
	$$python -m venv --clear .venv

.venv-bench/installed: requirements/bench.txt .venv/playable
	@echo "Installing the peers to measure against into .venv-bench"
	@$(BIN)/python -m venv --clear .venv-bench
	@.venv-bench/bin/python -m pip install --quiet --require-hashes -r requirements/bench.txt
	@touch $@
