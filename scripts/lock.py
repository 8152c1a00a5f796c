"""Write requirements/*.txt: every dependency pinned with its hashes, for Linux and macOS and every Python we support.

uv does the choosing; it lives in a folder of its own under build/, as nothing else needs it.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TOOLS = ROOT / "build" / "lock"

# Each file keeps to the versions of the one it names, so that the environments agree.
LOCKS = {
    "build": ["requirements/build.in"],
    "play": ["pyproject.toml", "requirements/build.in", "--constraints", "requirements/build.txt"],
    "dev": ["pyproject.toml", "requirements/dev.in", "--constraints", "requirements/play.txt"],
    "bench": ["pyproject.toml", "requirements/bench.in", "--constraints", "requirements/dev.txt"],
}

# No index, no local folder of packages and no configuration of this machine may leave a trace in the files.
OPTIONS = [
    "--universal",
    "--python-version=3.11",
    "--generate-hashes",
    "--no-emit-index-url",
    "--no-emit-find-links",
    "--custom-compile-command=make lock",
    "--quiet",
]


def main() -> None:
    uv = TOOLS / "bin" / "uv"
    if not uv.exists():
        subprocess.run([sys.executable, "-m", "venv", str(TOOLS)], check=True)
        subprocess.run([str(TOOLS / "bin" / "python"), "-m", "pip", "install", "--quiet", "uv"], check=True)
    for name, sources in LOCKS.items():
        output = f"requirements/{name}.txt"
        command = [
            str(uv),
            "--no-config",
            "pip",
            "compile",
            *sources,
            *OPTIONS,
            f"--output-file={output}",
            *sys.argv[1:],
        ]
        subprocess.run(command, cwd=ROOT, check=True)
        print(f"wrote {output}")


if __name__ == "__main__":
    main()
