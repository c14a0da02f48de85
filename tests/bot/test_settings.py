"""Settings: one clear line for what is wrong, and never a sandbox where a bot was."""

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from bot.hosting.settings import (
    NAMES,
    Secret,
    Settings,
    SettingsError,
    load,
    mark_configured,
    plays_in_sandbox,
    was_configured,
)

ROOT = Path(__file__).resolve().parents[2]
TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GAbCdE.abcdefghijklmnopqrstuvwxyz0123456789AB"


def settings(tmp_path: Path, **values: str) -> Settings:
    environ = {f"STEIGER_{name.upper()}": value for name, value in values.items()}
    return load({"STEIGER_DATA": str(tmp_path / "data")} | environ, tmp_path / ".env")


def test_nothing_set_gives_the_defaults(tmp_path: Path) -> None:
    assert load({}, tmp_path / ".env") == Settings()


def test_everything_set(tmp_path: Path) -> None:
    found = settings(
        tmp_path, token=TOKEN, incident_channel="17", guild="18", log_level="debug", sandbox_port="9000"
    )
    assert found.token is not None
    assert found.token.value == TOKEN
    assert (found.data, found.incident_channel, found.guild) == (tmp_path / "data", 17, 18)
    assert (found.log_level, found.sandbox_url) == ("DEBUG", "http://127.0.0.1:9000")


def test_the_environment_wins_over_the_file(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("STEIGER_GUILD=1\nSTEIGER_LOG_LEVEL='ERROR'\nOTHER=x\n# STEIGER_NONE=1\n")
    found = settings(tmp_path, guild="2")
    assert (found.guild, found.log_level) == (2, "ERROR")


def test_an_empty_value_is_as_good_as_none(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("STEIGER_TOKEN=\nSTEIGER_GUILD=\nSTEIGER_LOG_LEVEL=\n")
    assert settings(tmp_path, data=" ") == Settings()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("token", "abc"),
        ("token", "Bot MTIz.b.c"),
        ("token", "MTIz.b"),
        ("token", "YWJj.b.c"),
        ("guild", "my server"),
        ("guild", "-5"),
        ("guild", "²"),
        ("guild", "null"),
        ("guild", "1e3"),
        ("guild", "17.0"),
        ("guild", "true"),
        ("guild", str(2**63)),
        ("token", "null"),
        ("sandbox_port", "8e3"),
        ("incident_channel", "0"),
        ("incident_channel", "9" * 30),
        ("log_level", "loud"),
        ("sandbox_port", "0"),
        ("sandbox_port", "65536"),
    ],
)
def test_a_wrong_value_names_its_setting(tmp_path: Path, name: str, value: str) -> None:
    with pytest.raises(SettingsError, match=rf"^STEIGER_{name.upper()}: ") as error:
        settings(tmp_path, **{name: value})
    assert "\n" not in str(error.value)


def test_a_wrong_token_is_not_shown(tmp_path: Path) -> None:
    with pytest.raises(SettingsError) as error:
        settings(tmp_path, token="hunter2.secret")
    assert "hunter2" not in str(error.value)


@pytest.mark.parametrize(
    ("token", "fault"),
    [
        ("hunter2.b.c", "its first part holds no bot's id"),
        ("YWJj.b.c", "its first part holds no bot's id"),
        ("hunter2", "it has 1 part joined by dots instead of three"),
        ("MTIz.b.c.d", "it has 4 parts joined by dots instead of three"),
        ("MTIz.b c.d", "it holds blanks"),
    ],
)
def test_what_is_wrong_with_a_token_is_said(tmp_path: Path, token: str, fault: str) -> None:
    with pytest.raises(SettingsError, match=f"^STEIGER_TOKEN: not a bot's token: {fault}\\. Copy it"):
        settings(tmp_path, token=token)


def test_unknown_settings_are_named(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("STEIGER_TOKN=x\n")
    with pytest.raises(SettingsError, match="STEIGER_PORT, STEIGER_TOKN: unknown"):
        settings(tmp_path, port="1")


def test_an_unreadable_file_is_named(tmp_path: Path) -> None:
    (tmp_path / ".env").mkdir()
    with pytest.raises(SettingsError, match=r"\.env"):
        settings(tmp_path)


def test_the_token_is_shown_nowhere(tmp_path: Path) -> None:
    found = settings(tmp_path, token=TOKEN)
    assert TOKEN not in f"{found!r} {found} {Secret(TOKEN)!r} {Secret(TOKEN)}"


def test_names_follow_the_fields() -> None:
    assert NAMES[:2] == ("STEIGER_TOKEN", "STEIGER_DATA")
    assert len(NAMES) == len(msgspec.structs.fields(Settings))


# Sandbox or Discord


def test_a_fresh_folder_without_a_token_is_a_sandbox(tmp_path: Path) -> None:
    assert plays_in_sandbox(settings(tmp_path))


def test_with_a_token_it_is_the_bot(tmp_path: Path) -> None:
    assert not plays_in_sandbox(settings(tmp_path, token=TOKEN))


@pytest.mark.parametrize("trace", ["configured", "steiger.db.owner"])
def test_a_token_that_is_gone_never_turns_a_host_into_a_sandbox(tmp_path: Path, trace: str) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / trace).touch()
    with pytest.raises(SettingsError, match="STEIGER_TOKEN: missing"):
        plays_in_sandbox(settings(tmp_path))


def test_the_first_real_start_marks_the_folder(tmp_path: Path) -> None:
    found = settings(tmp_path, token=TOKEN)
    assert not was_configured(found)
    mark_configured(found)
    assert was_configured(found)


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("in the way")
    with pytest.raises(SettingsError, match="STEIGER_DATA"):
        mark_configured(settings(tmp_path, token=TOKEN))


def test_sandbox_and_bot_never_share_a_file(tmp_path: Path) -> None:
    found = settings(tmp_path)
    assert found.database(sandbox=True) != found.database(sandbox=False)


# The command's first line


def steiger(folder: Path, *arguments: str, **environ: str) -> "subprocess.CompletedProcess[str]":
    clean = {name: value for name, value in os.environ.items() if not name.startswith("STEIGER_")}
    return subprocess.run(
        [sys.executable, "-m", "bot", *arguments],
        cwd=folder,
        env=clean | {"PYTHONPATH": str(ROOT)} | environ,
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
        stdin=subprocess.DEVNULL,
    )


@pytest.mark.slow
def test_a_bad_setting_stops_the_start_with_one_line(tmp_path: Path) -> None:
    ended = steiger(tmp_path, STEIGER_LOG_LEVEL="loud")
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr == "steiger: STEIGER_LOG_LEVEL: 'loud' is none of DEBUG, INFO, WARNING, ERROR.\n"


@pytest.mark.slow
def test_a_missing_token_stops_the_start_with_one_line(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "configured").touch()
    ended = steiger(tmp_path)
    assert ended.returncode == 2
    assert ended.stderr.startswith("steiger: STEIGER_TOKEN: missing")
    assert ended.stderr.count("\n") == 1


@pytest.mark.slow
def test_the_version_is_told(tmp_path: Path) -> None:
    ended = steiger(tmp_path, "--version")
    assert (ended.returncode, ended.stdout.split()[0]) == (0, "steiger")
