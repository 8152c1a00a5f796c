"""python -m cheeseboard"""

from __future__ import annotations

from cheeseboard.cli import main

if __name__ == "__main__":
    main()
