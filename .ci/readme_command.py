"""Prints a command of README.md by its name, so that CI runs what readers are told to run."""

import re
import sys
from pathlib import Path

README = Path(__file__).resolve().parent.parent / "README.md"


def readme_command(name: str, text: str) -> str:
    """The one command between the README's markers `name`:begin and `name`:end; raises LookupError."""
    found = re.findall(rf"<!-- {name}:begin -->\s*```sh\n(.+)\n```\s*<!-- {name}:end -->", text)
    if len(found) != 1:
        raise LookupError(f"README.md has {len(found)} commands named {name}")
    return str(found[0])


if __name__ == "__main__":
    print(readme_command(sys.argv[1], README.read_text(encoding="utf-8")))
