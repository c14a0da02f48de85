"""Every script of the benchmarks says what it measures and what can be chosen; the page names each of them."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SCRIPTS = sorted(
    file.stem
    for file in (ROOT / "benchmarks").glob("*.py")
    if 'if __name__ == "__main__"' in file.read_text("utf-8")
)


@pytest.mark.slow
@pytest.mark.parametrize("name", SCRIPTS)
def test_each_answers_help_at_once(name: str) -> None:
    told = subprocess.run(
        [sys.executable, "-m", f"benchmarks.{name}", "--help"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (told.returncode, told.stderr) == (0, "")
    assert told.stdout.startswith("usage: ")
    assert len(re.findall(r"^  (?:--[a-z]+|-h)", told.stdout, re.MULTILINE)) >= 2


def test_the_page_names_each_by_the_command_that_runs_it() -> None:
    page = (ROOT / "docs" / "figures.md").read_text("utf-8")
    assert set(re.findall(r"python -m benchmarks\.([a-z]+)", page)) == set(SCRIPTS)
    assert "python benchmarks/" not in page
