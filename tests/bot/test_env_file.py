"""The file .env and the names of the environment: what is not understood is named, and no value is ever shown."""

import logging
from pathlib import Path

import pytest

from bot.hosting.settings import Settings, SettingsError, check_nothing_was_meant, load

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GAbCdE.abcdefghijklmnopqrstuvwxyz0123456789AB"


@pytest.fixture
def env(tmp_path: Path) -> Path:
    return tmp_path / ".env"


def refused(env: Path, **environ: str) -> str:
    with pytest.raises(SettingsError) as error:
        load(environ, env)
    text = str(error.value)
    assert "\n" not in text
    assert TOKEN not in text
    return text


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (f"STEIGER_TOKEN: {TOKEN}", "not understood"),
        (f"STEIGER_TOKEN:{TOKEN}", "not understood"),
        (f"STEIGER_TOKEN {TOKEN}", "not understood"),
        (f'STEIGER_TOKEN="{TOKEN}', "not understood"),
        (f"STEIGER_TOKEN='{TOKEN}", "not understood"),
        (f'STEIGER_TOKEN="{TOKEN}" and more', "not understood"),
        (TOKEN, "not understood"),
        ("STEIGER_TOKEN", "not understood"),
        (f'"STEIGER_TOKEN"={TOKEN}', "no name of a setting"),
        (f"STEIGER_TOKEN:={TOKEN}", "no name of a setting"),
        (f"{TOKEN}=", "no name of a setting"),
        (f"STEIGER_TOKEN=“{TOKEN}”", "typographic quotes"),
        (f"DISCORD_TOKEN={TOKEN}", "DISCORD_TOKEN is no setting of the bot. Write STEIGER_TOKEN."),
        (f"TOKEN={TOKEN}", "Write STEIGER_TOKEN."),
        (f"BOT_TOKEN={TOKEN}", "Write STEIGER_TOKEN."),
        (f"steiger_token={TOKEN}", "steiger_token is no setting of the bot. Write STEIGER_TOKEN."),
        (f"Steiger_Token={TOKEN}", "Write STEIGER_TOKEN."),
        (f"STIEGER_TOKEN={TOKEN}", "Write STEIGER_TOKEN."),
        ("guild=5", "Write STEIGER_GUILD."),
        ("STEIGERDATA=x", "Write STEIGER_DATA."),
    ],
)
def test_a_line_that_means_something_else_stops_the_start_and_is_named(env: Path, line: str, said: str) -> None:
    env.write_text(f"# the bot\n\nSTEIGER_GUILD=1\n{line}\nSTEIGER_LOG_LEVEL=INFO\n", encoding="utf-8")
    text = refused(env)
    assert "line 4: " in text
    assert said in text


def test_a_quote_that_is_closed_by_the_next_one_is_noticed(env: Path) -> None:
    env.write_text(f'STEIGER_TOKEN="{TOKEN}\nSTEIGER_DATA="games"\n')
    assert "line 1: not understood" in refused(env)
    env.write_text(f'STEIGER_TOKEN="{TOKEN}\n# "\nSTEIGER_GUILD=1\n')
    assert "line 1: a value of several lines" in refused(env)


def test_a_name_set_twice_names_both_lines(env: Path) -> None:
    env.write_text("STEIGER_DATA=a\n#\nexport STEIGER_DATA=b\n")
    assert "lines 1 and 3: STEIGER_DATA is set twice" in refused(env)


def test_an_unknown_setting_names_its_line(env: Path) -> None:
    env.write_text("\nSTEIGER_TOKN=x\n")
    assert "STEIGER_TOKN: unknown setting (" in refused(env)
    assert "line 2" in refused(env)


@pytest.mark.parametrize("before", ["", "\ufeff"])
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_marks_of_other_editors_do_no_harm(env: Path, before: str, end: str) -> None:
    lines = [f"{before}STEIGER_TOKEN='{TOKEN}'", " export STEIGER_GUILD = 5 # mine", "", "STEIGER_DATA=games"]
    env.write_bytes(end.join(lines).encode())
    found = load({}, env)
    assert found.token is not None
    assert (found.token.value, found.guild, found.data) == (TOKEN, 5, Path("games"))


@pytest.mark.parametrize("data", [f"STEIGER_TOKEN={TOKEN}".encode("utf-16"), b"STEIGER_GUILD=\xe9", b"\0\0"])
def test_what_is_no_text_is_named(env: Path, data: bytes) -> None:
    env.write_bytes(data)
    assert "no text in UTF-8" in refused(env)


def test_a_link_to_nothing_is_named(env: Path) -> None:
    env.symlink_to("gone")
    assert "cannot be read" in refused(env)


def test_a_name_of_another_program_is_passed_over_but_not_in_silence(
    env: Path, caplog: pytest.LogCaptureFixture
) -> None:
    env.write_text("STEIGER_GUILD=1\nTZ=Europe/Berlin\nsecret_of_mine=x\n")
    with caplog.at_level(logging.WARNING):
        assert load({}, env).guild == 1
    assert "line 2: TZ is no setting of the bot and has no effect" in caplog.text
    assert "line 3" in caplog.text
    assert "secret_of_mine" not in caplog.text


@pytest.mark.parametrize("name", ["steiger_token", "Steiger_Token", "STEIGER-TOKEN", "steiger_data"])
def test_a_name_of_the_environment_that_only_looks_like_ours_is_refused(env: Path, name: str) -> None:
    assert f"{name}: unknown setting" in refused(env, **{name: TOKEN})


def test_an_empty_variable_does_not_hide_the_file(env: Path) -> None:
    env.write_text(f"STEIGER_TOKEN={TOKEN}\nSTEIGER_GUILD=7\n")
    found = load({"STEIGER_TOKEN": "", "STEIGER_GUILD": " "}, env)
    assert found.token is not None
    assert found.guild == 7


@pytest.mark.parametrize("name", ["STEIGER_DATA", "STEIGER_BOARDS"])
def test_folders_are_read_as_a_shell_would_or_refused(
    env: Path, name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    (tmp_path / "games").mkdir()
    env.write_text(f"{name}=~/games\n")
    found = load({}, env)
    assert tmp_path / "games" in (found.data, found.boards)
    env.write_text(f"{name}=$HOME/games\n")
    assert f"{name}: '$HOME/games' holds a $" in refused(env)
    env.write_text(f"{name}=~nobody_of_that_name/games\n")
    assert "not known" in refused(env)


# The setup replaces what was to be the token


@pytest.mark.parametrize(
    "line",
    [f'STEIGER_TOKEN="{TOKEN}', f"STEIGER_TOKEN: {TOKEN}", f"DISCORD_TOKEN={TOKEN}", f"steiger_token={TOKEN}"],
)
def test_the_setup_reads_past_a_faulty_token_but_past_nothing_else(env: Path, line: str) -> None:
    env.write_text(f"{line}\nSTEIGER_GUILD=5\n")
    assert load({}, env, with_token=False).guild == 5
    env.write_text(f"{line}\nSTEIGER_GUILD: 5\n")
    with pytest.raises(SettingsError, match="line 2: not understood"):
        load({}, env, with_token=False)


# No token, and yet a bot was meant


@pytest.mark.parametrize("text", ["", "# STEIGER_TOKEN=x\n", "\n\n", "TZ=UTC\n"])
def test_a_file_without_settings_is_a_sandbox(env: Path, text: str) -> None:
    env.write_text(text)
    check_nothing_was_meant({"STEIGER_DATA": "x", "STEIGER_SANDBOX_PORT": "1", "STEIGER_LOG_LEVEL": "INFO"}, env)


@pytest.mark.parametrize("text", ["STEIGER_GUILD=5\n", "STEIGER_TOKEN=\n", "STEIGER_DATA=data\nSTEIGER_TOKEN=\n"])
def test_settings_without_a_token_are_no_sandbox(env: Path, text: str) -> None:
    env.write_text(text)
    with pytest.raises(SettingsError, match=r"STEIGER_TOKEN: missing in .*steiger setup.*steiger sandbox"):
        check_nothing_was_meant({}, env)


@pytest.mark.parametrize(
    "name", ["STEIGER_GUILD", "STEIGER_INCIDENT_CHANNEL", "DISCORD_TOKEN", "DISCORD_BOT_TOKEN", "BOT_TOKEN"]
)
def test_an_environment_made_for_discord_is_no_sandbox(env: Path, name: str) -> None:
    with pytest.raises(SettingsError, match=rf"{name}.*steiger sandbox") as error:
        check_nothing_was_meant({name: TOKEN}, env)
    assert TOKEN not in str(error.value)
    check_nothing_was_meant({name: ""}, env)


def test_a_file_that_an_editor_named_otherwise_is_noticed(env: Path) -> None:
    env.with_name(".env.txt").write_text(f"STEIGER_TOKEN={TOKEN}\n")
    with pytest.raises(SettingsError, match=r"\.env\.txt is not read"):
        check_nothing_was_meant({}, env)


def test_another_bot_s_token_does_not_disturb_ours(env: Path) -> None:
    assert load({"DISCORD_TOKEN": "x", "GITHUB_TOKEN": "y", "LOG_LEVEL": "z"}, env) == Settings()
