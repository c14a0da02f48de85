"""The command `steiger` from its first line to its exit code."""

import logging
import os
import signal
import socket
import stat
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import discord
import pytest

from bot.hosting.settings import Settings
from bot.process import command, starting
from db.errors import DiskFullError, InUseError

ROOT = Path(__file__).resolve().parents[2]
TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GAbCdE.abcdefghijklmnopqrstuvwxyz0123456789AB"


class Client:
    """Stands in for the client: notes how it was run, or fails."""

    def __init__(self) -> None:
        self.runs: list[tuple[Settings, str | None]] = []
        self.error: BaseException | None = None

    async def run(self, settings: Settings, *, sandbox: str | None) -> None:
        self.runs.append((settings, sandbox))
        if self.error is not None:
            raise self.error


@pytest.fixture
def bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Client]:
    """A host's folder with nothing in it."""
    for name in [name for name in os.environ if name.startswith("STEIGER_")]:
        monkeypatch.delenv(name)
    monkeypatch.chdir(tmp_path)
    stand_in = Client()
    monkeypatch.setattr(starting, "run", stand_in.run)
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    umask = os.umask(0o077)
    yield stand_in
    os.umask(umask)
    root.handlers[:] = handlers
    root.setLevel(level)


def test_with_a_token_the_bot_runs_on_discord(bot: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STEIGER_TOKEN", TOKEN)
    assert command.main([]) == 0
    ((settings, sandbox),) = bot.runs
    assert sandbox is None
    assert settings.token is not None
    assert Path("data/configured").exists()


def test_the_bot_alone_meets_the_sandbox(bot: Client) -> None:
    Path(".env").write_text("STEIGER_SANDBOX_PORT=9000\n")
    assert command.main(["bot"]) == 0
    assert bot.runs[0][1] == "http://127.0.0.1:9000"
    assert not Path("data/configured").exists()


@pytest.mark.parametrize(
    ("error", "code", "said"),
    [
        (discord.LoginFailure("no"), 2, "STEIGER_TOKEN: Discord refuses this token"),
        (
            InUseError(Path("data/steiger.db"), "123"),
            2,
            "by another copy of the program (process 123). Stop it first.",
        ),
        (DiskFullError("database or disk is full"), 1, "disk is full"),
    ],
)
def test_what_the_host_can_mend_is_one_line(
    bot: Client,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    error: Exception,
    code: int,
    said: str,
) -> None:
    monkeypatch.setenv("STEIGER_TOKEN", TOKEN)
    bot.error = error
    assert command.main([]) == code
    err = capsys.readouterr().err
    assert said in err
    assert err.count("\n") == 1


def test_a_fault_is_logged_whole_and_without_the_token(
    bot: Client, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("STEIGER_TOKEN", TOKEN)
    bot.error = RuntimeError(f"broken with {TOKEN}")
    assert command.main([]) == 1
    err = capsys.readouterr().err
    assert "Traceback" in err
    assert TOKEN not in err


def test_a_faulty_token_does_not_keep_the_host_from_replacing_it(
    bot: Client, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    Path(".env").write_text("STEIGER_TOKEN=half\n")
    asked: list[Settings] = []

    async def set_up(settings: Settings, *_: object) -> str:
        asked.append(settings)
        return "kept"

    monkeypatch.setattr(command, "set_up", set_up)
    assert command.main([]) == 2
    assert command.main(["setup"]) == 0
    assert asked[0].token is None
    assert capsys.readouterr().out == "kept\n"


@pytest.mark.parametrize(
    "line",
    [
        f"STEIGER_TOKEN: {TOKEN}",
        f'STEIGER_TOKEN="{TOKEN}',
        f"DISCORD_TOKEN={TOKEN}",
        f"steiger_token={TOKEN}",
        "STEIGER_TOKEN=\nSTEIGER_INCIDENT_CHANNEL=5",
        "STEIGER_LOG_LEVEL=INFO",
    ],
)
def test_a_bot_s_settings_never_start_the_sandbox(
    bot: Client, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], line: str
) -> None:
    started: list[Settings] = []
    monkeypatch.setattr(command, "_play_in_sandbox", started.append)
    Path(".env").write_text(f"{line}\n")
    assert command.main([]) == 2
    err = capsys.readouterr().err
    assert err.startswith("steiger: ")
    assert err.count("\n") == 1
    assert TOKEN not in err
    assert started == []
    assert not Path("data").exists()


def test_a_token_left_empty_is_called_so(bot: Client, capsys: pytest.CaptureFixture[str]) -> None:
    """There are no other settings of which to speak."""
    Path(".env").write_text("STEIGER_TOKEN=\n")
    assert command.main([]) == 2
    err = capsys.readouterr().err
    assert err.startswith("steiger: STEIGER_TOKEN: missing in .env: nothing stands after the =. Run steiger setup")
    assert "other settings" not in err


def test_without_any_setting_it_is_the_sandbox(bot: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[Settings] = []

    def play(settings: Settings) -> int:
        started.append(settings)
        return 0

    monkeypatch.setattr(command, "_play_in_sandbox", play)
    monkeypatch.setenv("STEIGER_SANDBOX_PORT", "9000")
    monkeypatch.setenv("STEIGER_DATA", "games")
    assert command.main([]) == 0
    assert started[0].sandbox_port == 9000


def test_a_service_without_a_token_never_plays_alone(bot: Client, capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["discord"]) == 2
    assert "STEIGER_TOKEN: missing. Run steiger setup" in capsys.readouterr().err
    assert bot.runs == []


def test_a_service_with_a_token_runs_on_discord(bot: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STEIGER_TOKEN", TOKEN)
    assert command.main(["discord"]) == 0
    assert bot.runs[0][1] is None


def test_the_sandbox_s_bot_gets_nothing_of_discord(bot: Client) -> None:
    Path(".env").write_text(f"STEIGER_TOKEN={TOKEN}\nSTEIGER_GUILD=5\nSTEIGER_INCIDENT_CHANNEL=6\n")
    assert command.main(["bot"]) == 0
    settings, _ = bot.runs[0]
    assert (settings.token, settings.guild, settings.incident_channel) == (None, None, None)


def test_a_token_in_the_wrong_place_is_not_shown(
    bot: Client, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("STEIGER_GUILD", TOKEN)
    assert command.main([]) == 2
    err = capsys.readouterr().err
    assert "STEIGER_GUILD" in err
    assert TOKEN not in err


def test_token_and_data_folder_are_made_private_at_the_start(
    bot: Client, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    Path(".env").write_text(f"STEIGER_TOKEN={TOKEN}\n")
    Path("data").mkdir()
    for name, mode in ((".env", 0o644), ("data", 0o755)):
        Path(name).chmod(mode)
    before = os.umask(0)
    try:
        assert command.main([]) == 0
        made = Path("data/made")
        made.touch()
    finally:
        os.umask(before)
    modes = [oct(stat.S_IMODE(Path(name).stat().st_mode)) for name in (".env", "data", "data/configured", made)]
    assert modes == ["0o600", "0o700", "0o600", "0o600"]
    assert capsys.readouterr().err.count("now they cannot: .env, data") == 1
    made.unlink()
    assert command.main([]) == 0
    assert capsys.readouterr().err == ""


@pytest.mark.slow
@pytest.mark.parametrize("stdin", [None, subprocess.DEVNULL])
def test_a_restore_that_nobody_can_agree_to_says_so(tmp_path: Path, stdin: int | None) -> None:
    """Without an input, and with one that has ended."""
    script = (
        "import asyncio, sys; from pathlib import Path; from db.database import Database\n"
        "db = Path('data/sandbox/steiger.db')\n"
        "async def make(): await (await Database.open(db, 'sandbox')).close()\n"
        "asyncio.run(make()); from bot.__main__ import main; main(['backup', 'a.db'])\n"
        f"{'sys.stdin = None' if stdin is None else ''}\n"
        "sys.exit(main(['restore', 'a.db']))"
    )
    clean = {name: value for name, value in os.environ.items() if not name.startswith("STEIGER_")}
    ended = subprocess.run(
        [sys.executable, "-c", script],
        cwd=tmp_path,
        env=clean | {"PYTHONPATH": str(ROOT)},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
    )
    assert (ended.returncode, ended.stderr) == (2, "")
    assert ended.stdout.endswith("Nobody is there to answer; with --yes nobody is asked.\nNothing was changed.\n")


def test_restore_asks_and_takes_only_a_yes(bot: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter(["y\n", " YES \n", "n\n", "\n", ""])
    monkeypatch.setattr("sys.stdin.readline", lambda: next(answers))
    assert [command._ask() for _ in range(5)] == [True, True, False, False, False]


@pytest.mark.parametrize("arguments", [["mend"], ["mend", "7"], ["mend", "7", "--to", "3", "--yes"]])
def test_mend_without_a_database_is_one_line(
    bot: Client, capsys: pytest.CaptureFixture[str], arguments: list[str]
) -> None:
    assert command.main(arguments) == 2
    err = capsys.readouterr().err
    assert err.startswith(f"steiger: There is no database at {Path.cwd()}/data/")
    assert err.endswith("Is this the folder with the bot's .env?\n")
    assert err.count("\n") == 1


@pytest.mark.parametrize("arguments", [[], ["sandbox"], ["sandbox", "--alone"]])
@pytest.mark.parametrize("folder", ["a-file", "a-file/below", "x" * 300])
def test_an_impossible_data_folder_is_one_line(
    bot: Client,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    arguments: list[str],
    folder: str,
) -> None:
    Path("a-file").write_text("in the way")
    monkeypatch.setenv("STEIGER_DATA", folder)
    monkeypatch.setenv("STEIGER_SANDBOX_PORT", str(free_port()))
    Path("a-file").chmod(0o644)
    assert command.main(arguments) == 2
    err = capsys.readouterr().err
    assert err.startswith("steiger: STEIGER_DATA: ")
    assert err.count("\n") == 1
    assert stat.S_IMODE(Path("a-file").stat().st_mode) == 0o644


@pytest.mark.slow
def test_a_number_of_thousands_of_digits_is_one_line(
    bot: Client, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("STEIGER_SANDBOX_PORT", "9" * 5000)
    assert command.main([]) == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize(
    "name", ["setup", "backup", "restore", "mend", "check-board", "discord", "bot", "sandbox"]
)
def test_every_command_says_what_it_does_and_what_its_file_is(
    capsys: pytest.CaptureFixture[str], name: str
) -> None:
    with pytest.raises(SystemExit):
        command.main(["--help"])
    listed = capsys.readouterr().out
    with pytest.raises(SystemExit):
        command.main([name, "--help"])
    own = capsys.readouterr().out
    assert len(own.split("\n\n")[1]) > 20
    for line in own.splitlines():
        assert line.strip() not in ("FILE", "file")
    for_developers = name == "bot"
    assert name in listed
    assert ("For developers" in own) == for_developers


# Both processes, real


@contextmanager
def steiger(folder: Path, port: int, *arguments: str) -> "Iterator[subprocess.Popen[str]]":
    clean = {name: value for name, value in os.environ.items() if not name.startswith("STEIGER_")}
    started = subprocess.Popen(
        [sys.executable, "-m", "bot", *arguments],
        cwd=folder,
        env=clean | {"PYTHONPATH": str(ROOT), "STEIGER_SANDBOX_PORT": str(port)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    with started:
        try:
            yield started
        finally:
            # After a failed assertion; a process that has ended is left alone.
            started.terminate()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def answers(port: int) -> bool:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=5) as page:
            return bool(page.status == 200)
    except OSError:
        return False


@pytest.mark.slow
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_without_a_token_both_start_and_end_together(tmp_path: Path, number: signal.Signals) -> None:
    port = free_port()
    with steiger(tmp_path, port) as started:
        assert started.stdout is not None
        line = next(line for line in started.stdout if line.startswith("Open "))
        assert line == f"Open http://127.0.0.1:{port} in a browser. Ctrl+C ends sandbox and bot.\n"
        assert answers(port)
        time.sleep(2)
        started.send_signal(number)
        out, err = started.communicate(timeout=40)
    assert started.returncode == 0, err
    assert "ended (exit code" not in out, err
    assert not answers(port)
    assert (tmp_path / "data" / "sandbox" / "steiger.db").exists()


@pytest.mark.slow
def test_a_sandbox_of_which_the_bot_refuses_ends_with_its_code_and_its_reason(tmp_path: Path) -> None:
    database = tmp_path / "data" / "sandbox" / "steiger.db"
    database.parent.mkdir(parents=True)
    database.touch()
    with steiger(tmp_path, free_port(), "sandbox") as started:
        out, err = started.communicate(timeout=40)
    assert started.returncode == 2
    assert "steiger.db is damaged (it is empty)" in err
    assert "Start it again" not in out


@pytest.mark.slow
def test_a_host_s_sandbox_starts_with_the_bot_whatever_the_settings_are(tmp_path: Path) -> None:
    """The token is not used there, and ids of Discord do not keep the commands from the sandbox."""
    port = free_port()
    (tmp_path / ".env").write_text(f"STEIGER_TOKEN={TOKEN}\nSTEIGER_GUILD=5\nSTEIGER_INCIDENT_CHANNEL=6\n")
    (tmp_path / ".env").chmod(0o644)
    with steiger(tmp_path, port, "sandbox") as started:
        assert started.stderr is not None
        lines: list[str] = []
        for line in started.stderr:
            lines.append(line)
            if "commands registered" in line:
                break
        started.terminate()
        out, err = started.communicate(timeout=40)
    assert started.returncode == 0, err
    assert f"Open http://127.0.0.1:{port} in a browser" in out
    assert "Incident" not in "".join(lines) + err
    assert (tmp_path / "data" / "sandbox" / "steiger.db").exists()
    assert not (tmp_path / "data" / "configured").exists()
    assert stat.S_IMODE((tmp_path / ".env").stat().st_mode) == 0o600
    assert "could read these" in "".join(lines)


@pytest.mark.slow
def test_the_sandbox_alone_starts_and_ends(tmp_path: Path) -> None:
    port = free_port()
    with steiger(tmp_path, port, "sandbox", "--alone") as started:
        deadline = time.monotonic() + 20
        while not answers(port):
            assert time.monotonic() < deadline
            time.sleep(0.05)
        started.terminate()
        _, err = started.communicate(timeout=20)
    assert started.returncode in (0, -signal.SIGTERM), err
