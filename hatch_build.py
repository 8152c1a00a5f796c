"""Compiles the rules with mypyc while the wheel is built; falls back to plain Python, saying so.

Which files are compiled is written in pyproject.toml under [tool.cheeseboard.compiled].

CHEESEBOARD_PURE=1      asks for the plain Python version.
CHEESEBOARD_COMPILED=1  refuses to fall back: a build that cannot compile is an error.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SETUP = """
from mypyc.build import mypycify
from setuptools import setup

setup(name="compiled", packages=[], py_modules=[], ext_modules=mypycify({arguments!r}, opt_level="3", debug_level="0"))
"""

# Types are checked by `make check`, with everything installed. Here only what is compiled must be sound, and
# what it imports may be missing: a build environment holds the build tools alone.
MYPY_ARGUMENTS = [
    "--config-file=",
    "--strict",
    "--explicit-package-bases",
    "--follow-imports=silent",
    "--ignore-missing-imports",
    "--no-warn-return-any",
    "--no-warn-unused-ignores",
    f"--cache-dir={os.devnull}",
]


class CannotCompileError(Exception):
    """Why there is no compiled form: one plain sentence, and what the tools said."""

    def __init__(self, sentence: str, details: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.details = details


def compiled_sources(root: Path) -> list[Path]:
    """The files to compile, relative to the root of the project."""
    chosen = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["tool"]["cheeseboard"]["compiled"]
    included = {path for pattern in chosen["include"] for path in root.glob(pattern)}
    excluded = {path for pattern in chosen["exclude"] for path in root.glob(pattern)}
    return sorted(path.relative_to(root) for path in included - excluded)


def check_compiler() -> None:
    """Raise CannotCompileError unless a smallest extension module can be compiled here."""
    if os.name == "nt":  # setuptools finds the compiler there in its own way
        return
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    if shutil.which(compiler[0]) is None:
        raise CannotCompileError("no C compiler found", f"there is no {compiler[0]}")
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "smallest.c")
        source.write_text("#include <Python.h>\n", "utf-8")
        include = f"-I{sysconfig.get_path('include')}"
        command = [*compiler, include, "-c", str(source), "-o", str(source.with_suffix(".o"))]
        result = subprocess.run(command, capture_output=True, text=True, check=False)
    if result.returncode != 0:
        raise CannotCompileError("no C compiler found that can compile for this Python", result.stderr)


def compiler_flags() -> dict[str, str]:
    """On Linux a function of a shared library is only put in line when nobody else may replace it; nobody does."""
    if not sys.platform.startswith("linux"):
        return {}
    return {"CFLAGS": f"{os.environ.get('CFLAGS', '')} -fno-semantic-interposition".strip()}


def compile_into(folder: Path, root: Path, sources: list[Path]) -> dict[str, str]:
    """Compile copies of the sources inside the folder; gives each built file and its place in the wheel."""
    copies, built = folder / "source", folder / "built"
    shutil.copytree(
        root / "src" / "cheeseboard", copies / "cheeseboard", ignore=shutil.ignore_patterns("__pycache__", ".*")
    )
    names = [source.relative_to("src").as_posix() for source in sources]
    (copies / "setup.py").write_text(SETUP.format(arguments=[*MYPY_ARGUMENTS, *names]), "utf-8")
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--build-lib", str(built), "--parallel", "2"]
    result = subprocess.run(
        command,
        cwd=copies,
        env=os.environ | compiler_flags(),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if result.returncode != 0:
        raise CannotCompileError("the rules could not be compiled", result.stdout)
    return {str(path): path.relative_to(built).as_posix() for path in sorted(built.rglob("*")) if path.is_file()}


class CompiledRules(BuildHookInterface[Any]):
    """Adds the compiled modules to the wheel, beside the Python files they were made from."""

    folder: tempfile.TemporaryDirectory[str] | None = None

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile before the wheel is packed. A checkout that is installed editable runs as it is written."""
        if self.target_name != "wheel" or version != "standard":
            return
        must, pure = (os.environ.get(f"CHEESEBOARD_{name}") == "1" for name in ("COMPILED", "PURE"))
        if must and pure:
            self.app.abort("cheeseboard: CHEESEBOARD_COMPILED=1 and CHEESEBOARD_PURE=1 contradict each other.")
        if pure:
            say("building the plain Python version, as CHEESEBOARD_PURE asks.")
            return
        self.folder = tempfile.TemporaryDirectory(prefix="cheeseboard-build-")
        root = Path(self.root)
        try:
            check_compiler()
            built = compile_into(Path(self.folder.name), root, compiled_sources(root))
        except CannotCompileError as problem:
            print(problem.details.strip(), file=sys.stderr)
            if must:
                self.app.abort(f"cheeseboard: {problem.sentence}, and CHEESEBOARD_COMPILED=1 forbids a plain build.")
            say(f"{problem.sentence}, building the plain Python version; it plays the same games, only slower.")
            return
        build_data["force_include"].update(built)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """The wheel is packed: the temporary folder can go."""
        if self.folder is not None:
            self.folder.cleanup()


def say(sentence: str) -> None:
    print(f"cheeseboard: {sentence}", file=sys.stderr, flush=True)
