"""`steiger setup` against a stand-in for two of Discord's addresses."""

import io
import os
import pty
import select
import signal
import stat
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path
from urllib.parse import parse_qs, urlparse

import discord
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.hosting.settings import Settings, SettingsError, was_configured
from bot.hosting.setup_wizard import SetupError, keep_token, look_up, read_token, set_up, with_token
from bot.permissions import REQUIRED, invite_link, permission_value

ROOT = Path(__file__).resolve().parents[2]
TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GAbCdE.abcdefghijklmnopqrstuvwxyz0123456789AB"
APPLICATION = 123456789012345678


class Discord:
    """The two addresses, and what they answer."""

    def __init__(self) -> None:
        self.status = 200
        self.application: dict[str, object] = {"id": str(APPLICATION), "integration_types_config": {"0": {}}}
        self.asked: list[tuple[str, str | None]] = []
        self.api = ""

    async def answer(self, request: web.Request) -> web.Response:
        self.asked.append((request.path, request.headers.get("Authorization")))
        if self.status != 200 or request.headers.get("Authorization") != f"Bot {TOKEN}":
            return web.json_response({"message": "no"}, status=self.status if self.status != 200 else 401)
        user = {"id": "1", "username": "Steiger"}
        return web.json_response(user if request.path.endswith("/users/@me") else self.application)


@pytest.fixture
async def api() -> AsyncIterator[Discord]:
    stand_in = Discord()
    app = web.Application()
    app.router.add_get("/users/@me", stand_in.answer)
    app.router.add_get("/oauth2/applications/@me", stand_in.answer)
    async with TestServer(app) as server:
        stand_in.api = str(server.make_url("")).rstrip("/")
        yield stand_in


async def test_a_good_token_is_kept_and_the_invite_link_told(api: Discord, tmp_path: Path) -> None:
    settings = Settings(data=tmp_path / "data")
    told = await set_up(settings, {}, tmp_path / ".env", io.StringIO(TOKEN + "\n"), api.api)
    assert "Steiger" in told
    assert invite_link(APPLICATION) in told
    assert TOKEN not in told
    assert (tmp_path / ".env").read_text() == f"STEIGER_TOKEN={TOKEN}\n"
    assert was_configured(settings)
    assert [path for path, _ in api.asked] == ["/users/@me", "/oauth2/applications/@me"]


async def test_a_refused_token_changes_nothing(api: Discord, tmp_path: Path) -> None:
    settings = Settings(data=tmp_path / "data")
    with pytest.raises(SetupError, match="does not know this token"):
        await set_up(settings, {}, tmp_path / ".env", io.StringIO("MTIz.b.c\n"), api.api)
    assert not (tmp_path / ".env").exists()
    assert not was_configured(settings)


async def test_trouble_at_discord_is_named(api: Discord) -> None:
    api.status = 503
    with pytest.raises(SetupError, match="503"):
        await look_up(TOKEN, api.api)


async def test_no_network_is_named() -> None:
    with pytest.raises(SetupError, match="Is this machine online"):
        await look_up(TOKEN, "http://127.0.0.1:9")


async def test_a_missing_guild_install_is_pointed_out(api: Discord, tmp_path: Path) -> None:
    api.application["integration_types_config"] = {"1": {}}
    told = await set_up(Settings(data=tmp_path), {}, tmp_path / ".env", io.StringIO(TOKEN), api.api)
    assert "Guild Install" in told


async def test_an_answer_that_makes_no_sense_is_named(api: Discord) -> None:
    api.application = {}
    with pytest.raises(SetupError, match="could not be read"):
        await look_up(TOKEN, api.api)


# Where the token comes from


def test_the_environment_comes_before_a_pipe() -> None:
    assert read_token({"STEIGER_TOKEN": TOKEN}, io.StringIO("other")) == TOKEN


def test_a_pipe_gives_its_first_line() -> None:
    assert read_token({}, io.StringIO(f"  Bot {TOKEN} \nrest\n")) == TOKEN


def test_a_person_is_asked_without_showing_it(monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    asked: list[str] = []
    monkeypatch.setattr("getpass.getpass", lambda prompt: asked.append(prompt) or TOKEN)
    assert read_token({}, Terminal()) == TOKEN
    assert len(asked) == 1


@pytest.mark.parametrize("text", ["", "12345", "two words.a.b", "a.b.c", "MTIz.b.c.d"])
def test_what_is_no_token_is_refused_and_not_shown(text: str) -> None:
    with pytest.raises(SetupError) as error:
        read_token({}, io.StringIO(text))
    assert not text or text not in str(error.value)


def test_an_input_that_ends_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    def end(_: str) -> str:
        raise EOFError

    monkeypatch.setattr("getpass.getpass", end)
    for stdin in (Terminal(), io.StringIO(""), None):
        with pytest.raises(SetupError, match=r"^The input ended before a token came\. Nothing was changed\.$"):
            read_token({}, stdin)


def test_an_input_that_is_no_text_is_one_line() -> None:
    with pytest.raises(SetupError, match="cannot be read"):
        read_token({}, io.TextIOWrapper(io.BytesIO(b"\xff\xfe\n"), encoding="utf-8"))


@pytest.mark.slow
@pytest.mark.parametrize("key", [b"\x04", b"\x03"])
def test_a_person_who_gives_up_is_out_at_once(tmp_path: Path, key: bytes) -> None:
    """Ctrl+D and Ctrl+C at a real terminal."""
    child, terminal = pty.fork()
    if child == 0:
        os.chdir(tmp_path)
        clean = {name: value for name, value in os.environ.items() if not name.startswith("STEIGER_")}
        os.execve(sys.executable, [sys.executable, "-m", "bot", "setup"], clean | {"PYTHONPATH": str(ROOT)})
    said = _read(terminal, "not shown")
    os.write(terminal, key)
    said += _read(terminal, None)
    code = _waited_for(child)
    os.close(terminal)
    assert "Traceback" not in said
    assert code == (2 if key == b"\x04" else 0)
    assert list(tmp_path.iterdir()) == []


def _read(terminal: int, up_to: str | None) -> str:
    said = ""
    while select.select([terminal], [], [], 10)[0]:
        try:
            said += os.read(terminal, 4096).decode()
        except OSError:  # the other end is closed
            break
        if up_to is not None and up_to in said:
            break
    return said


def _waited_for(child: int) -> int:
    deadline = time.monotonic() + 10
    while time.monotonic() < deadline:
        ended, status = os.waitpid(child, os.WNOHANG)
        if ended:
            return os.waitstatus_to_exitcode(status)
        time.sleep(0.05)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    raise AssertionError("it did not end")


# The file


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("", "STEIGER_TOKEN=new\n"),
        ("STEIGER_TOKEN=old\n", "STEIGER_TOKEN=new\n"),
        ("# mine\nSTEIGER_GUILD=1", "# mine\nSTEIGER_GUILD=1\nSTEIGER_TOKEN=new\n"),
        ("A=1\nexport STEIGER_TOKEN = 'old'\nB=2\nSTEIGER_TOKEN=older\n", "A=1\nSTEIGER_TOKEN=new\nB=2\n"),
        ("A=1\nSTEIGER_TOKEN: half\n", "A=1\nSTEIGER_TOKEN=new\n"),
        ("steiger_token=old\nDISCORD_TOKEN='old\nB=2\n", "STEIGER_TOKEN=new\nB=2\n"),
        ("# STEIGER_TOKEN=example\n", "# STEIGER_TOKEN=example\nSTEIGER_TOKEN=new\n"),
    ],
)
def test_other_lines_are_kept(before: str, after: str) -> None:
    assert with_token(before, "new") == after


def test_the_file_is_readable_by_its_owner_alone(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("STEIGER_GUILD=1\n")
    (tmp_path / ".env").chmod(0o644)
    keep_token(tmp_path / ".env", TOKEN)
    assert stat.S_IMODE((tmp_path / ".env").stat().st_mode) == 0o600
    assert [file.name for file in tmp_path.iterdir()] == [".env"]


def test_a_file_of_another_editor_is_kept_readable(tmp_path: Path) -> None:
    (tmp_path / ".env").write_bytes(b"\xef\xbb\xbfSTEIGER_GUILD=1\r\nSTEIGER_TOKEN=old\r\n")
    keep_token(tmp_path / ".env", TOKEN)
    assert (tmp_path / ".env").read_bytes() == f"STEIGER_GUILD=1\nSTEIGER_TOKEN={TOKEN}\n".encode()


@pytest.mark.parametrize("name", [".env", "data"])
async def test_what_is_in_the_way_is_named(api: Discord, tmp_path: Path, name: str) -> None:
    if name == ".env":
        (tmp_path / name).mkdir()
    else:
        (tmp_path / name).touch()
    with pytest.raises((SetupError, SettingsError), match=name):
        await set_up(Settings(data=tmp_path / "data"), {}, tmp_path / ".env", io.StringIO(TOKEN), api.api)


def test_a_write_that_fails_keeps_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / ".env").write_text("STEIGER_GUILD=1\n")

    def fail(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", fail)
    with pytest.raises(SetupError, match="No space left"):
        keep_token(tmp_path / ".env", TOKEN)
    assert (tmp_path / ".env").read_text() == "STEIGER_GUILD=1\n"
    assert [file.name for file in tmp_path.iterdir()] == [".env"]


# The rights


def test_every_right_has_discord_s_name_and_bit() -> None:
    for right in REQUIRED:
        assert discord.Permissions.VALID_FLAGS[right.name] == 1 << right.bit


def test_the_invite_asks_for_exactly_these_rights() -> None:
    query = parse_qs(urlparse(invite_link(APPLICATION)).query)
    asked = discord.Permissions(int(query["permissions"][0]))
    assert sum(granted for _, granted in asked) == len(REQUIRED)
    assert all(getattr(asked, right.name) for right in REQUIRED)
    assert query["scope"] == ["bot applications.commands"]
    assert query["integration_type"] == ["0"]
    assert query["client_id"] == [str(APPLICATION)]
    assert not asked.administrator
    assert permission_value() == asked.value
