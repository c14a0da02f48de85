"""What commands say of a practice game, while it runs and once it is over: it is meant, and has no number."""

from random import Random

import pytest

from bot.words import words
from tests.e2e.house import House, control
from tests.e2e.test_practising import begun, played
from tests.sandbox.client import Player

COMMANDS = {
    "rules why": {"what": "balance"},
    "rules fair": {},
    "rules precedents": {},
    "table log": {},
    "table undo": {},
    "table finish": {},
    "table concede": {},
    "table resume": {},
    "table rematch": {},
    "table return": {},
    "table start": {},
    "table leave": {},
    "table join": {},
    "table abandon": {},
    "table status": {},
    "computer hint": {},
    "computer compared": {},
    "board view": {},
    "kohle coin": {},
}
NUMBERED = ("table 1", "Table 1", "Tisch 1", "table no. 1")


async def said(player: Player) -> dict[str, str]:
    """What each command is answered with."""
    return {name: (await player.command(name, **options)).text for name, options in COMMANDS.items()}


@pytest.mark.slow
async def test_a_practice_game_that_runs_has_no_number(house: House) -> None:
    await house.english()
    anna = house.player("Anna")
    await begun(house, anna)
    answers = await said(anna)
    assert [name for name, text in answers.items() if any(one in text for one in NUMBERED)] == []
    assert "shuffle of the practice game" in answers["rules fair"]
    for name in ("table start", "table leave", "table join", "table abandon"):
        assert "Nobody else plays here" in answers[name], name
    why = await anna.command("rules why", what="balance", seat="nobody")
    assert why.text.startswith("The practice game has no such player")
    assert house.incidents.errors == []


@pytest.mark.slow
async def test_one_that_is_over_is_still_meant(house: House) -> None:
    """By what looks something up; what is for tables with others finds none here."""
    await house.english()
    anna = house.player("Anna")
    end = await played(house, await begun(house, anna, "ruhrschifffahrt"), Random(1), 2000)
    assert "the game is over" in end.text
    answers = await said(anna)
    assert [name for name, text in answers.items() if any(one in text for one in NUMBERED)] == []
    assert answers["rules why"].startswith("**Balance of")
    assert answers["table log"].startswith("Log of the practice game")
    assert "`steiger verify" in answers["rules fair"]
    for name in ("table finish", "computer hint"):
        assert "The practice game is over." in answers[name], name
    for name in ("table start", "table leave", "table join", "table abandon"):
        assert answers[name].startswith("There is no table in this channel"), name
    running = await begun(house, anna)
    assert "in the draft" in (await anna.command("table log")).text, "one that runs comes first"
    assert control(running, "act")
    assert house.incidents.errors == []


KEYS = (
    *("table-is-over", "table-is-abandoned", "table-is-stopped", "other-game", "where-nowhere", "player-unknown"),
    *("damaged-moves", "damaged-checkpoint", "damaged-actions", "damaged-log", "damaged-newer", "damaged-letter"),
    *("record-not-yet", "why-line-unknown", "fair-what", "chart-table"),
)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("key", KEYS)
def test_its_name_stands_in_place_of_a_number(language: str, key: str) -> None:
    text = words(language)  # pyright: ignore[reportArgumentType]
    values = {"host": "x", "fingerprint": "x", "game": "x"}
    assert "0" not in text(key, table=0, **values)
    assert "7" in text(key, table=7, **values)
