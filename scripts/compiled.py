"""Keep build/compiled in step with the sources: the compiled package, as a folder to put on PYTHONPATH.

It is built again whenever anything it was made from differs, by content and not by date, so it can never be stale.
Where there is no C compiler the folder holds the plain package; where there is one, a failed compilation is an error.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
COMPILED = BUILD / "compiled"
STAMP = BUILD / "compiled.stamp"

sys.path.insert(0, str(ROOT))

from hatch_build import CannotCompileError, check_compiler  # noqa: E402


def digest(can_compile: bool) -> str:
    """One number for everything that the result depends on."""
    total = hashlib.sha256(repr((sys.version, sys.executable, can_compile)).encode())
    named = [ROOT / name for name in ("hatch_build.py", "pyproject.toml", "requirements/build.txt")]
    sources = (
        path
        for path in (ROOT / "src").rglob("*")
        if "__pycache__" not in path.parts and ".mypy_cache" not in path.parts
    )
    for path in sorted([*named, *sources]):
        if path.is_file():
            total.update(f"{path.relative_to(ROOT)}\0{hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return total.hexdigest()


def run(*arguments: str, **environment: str) -> None:
    command = [sys.executable, *arguments]
    result = subprocess.run(command, cwd=ROOT, env=os.environ | environment, check=False)
    if result.returncode != 0:
        sys.exit(result.returncode)


def build(can_compile: bool) -> None:
    """Build the wheel and lay its contents out in build/compiled, complete or not at all."""
    wheels, fresh = BUILD / "wheel", BUILD / "compiled.new"
    for folder in (wheels, fresh):
        shutil.rmtree(folder, ignore_errors=True)
    forbid_fallback = {"CHEESEBOARD_COMPILED": "1"} if can_compile else {}
    run("-m", "build", "--wheel", "--no-isolation", "--outdir", str(wheels), **forbid_fallback)
    (wheel,) = wheels.glob("*.whl")
    install = ["install", "--quiet", "--no-deps", "--no-index", "--no-compile", "--disable-pip-version-check"]
    run("-m", "pip", *install, "--target", str(fresh), str(wheel))
    if can_compile:
        check = "import cheeseboard; assert cheeseboard.COMPILED, 'the compiled package does not run compiled'"
        run("-c", check, PYTHONPATH=str(fresh))
    shutil.rmtree(COMPILED, ignore_errors=True)
    fresh.rename(COMPILED)


def can_compile_here() -> bool:
    """Whether the compiled form is wanted and a compiler is here; an error if it is demanded and there is none."""
    must, pure = (os.environ.get(f"CHEESEBOARD_{name}") == "1" for name in ("COMPILED", "PURE"))
    if must and pure:
        sys.exit("cheeseboard: CHEESEBOARD_COMPILED=1 and CHEESEBOARD_PURE=1 contradict each other.")
    if pure:
        return False
    try:
        check_compiler()
    except CannotCompileError as problem:
        if must:
            sys.exit(
                f"cheeseboard: {problem.sentence}, and CHEESEBOARD_COMPILED=1 demands one. {problem.details.strip()}"
            )
        return False
    return True


def main() -> None:
    can_compile = can_compile_here()
    wanted = digest(can_compile)
    if COMPILED.is_dir() and STAMP.is_file() and STAMP.read_text("utf-8") == wanted:
        return
    started = time.monotonic()
    print("Building the compiled rules; this takes a minute, and only after a change.", flush=True)
    STAMP.unlink(missing_ok=True)
    build(can_compile)
    STAMP.write_text(wanted, "utf-8")
    print(f"Built build/compiled in {time.monotonic() - started:.0f} s.", flush=True)


if __name__ == "__main__":
    main()
