"""On a system without POSIX locks the command refuses in one line, before anything is imported that needs them."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
WINDOWS = """
import runpy, signal, sys
sys.modules["fcntl"] = None
del signal.SIGHUP
sys.platform = "win32"
"""


@pytest.mark.parametrize(
    "start", ["runpy.run_module('bot', run_name='__main__')", "from bot.__main__ import main; sys.exit(main())"]
)
def test_windows_is_refused_in_one_sentence(tmp_path: Path, start: str) -> None:
    ended = subprocess.run(
        [sys.executable, "-c", WINDOWS + start],
        cwd=tmp_path,
        env={"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
    )
    assert ended.returncode == 2
    assert ended.stdout == ""
    assert ended.stderr.startswith("steiger: This system cannot run the bot: ")
    assert "on Windows WSL or a container" in ended.stderr
    assert ended.stderr.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_the_readme_names_the_way_out() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "WSL" in readme
    assert "container" in readme
