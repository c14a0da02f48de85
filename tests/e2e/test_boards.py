"""Boards of the players' own, presets and notes at a table of Kohle & Kolonie."""

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.house import House, control
from tests.sandbox.client import Answer, Player
from tests.sandbox.seen import Message


def steiger() -> dict[str, Any]:
    """The Steiger board's file, to be changed."""
    return json.loads((files("games.kohle_kolonie.boards") / "steiger.json").read_text(encoding="utf-8"))


def put(folder: Path, name: str, board: dict[str, Any]) -> None:
    (folder / f"{name}.json").write_text(json.dumps(board), encoding="utf-8")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "boards"
    made.mkdir()
    return made


async def opened(house: House, folder: Path, name: str) -> tuple[Player, Answer]:
    await house.stop_bot()
    house.boards = folder
    await house.start_bot()
    await house.english()
    anna = house.player("Anna")
    return anna, await anna.command("table new", game="kohle_kolonie", board=name)


async def card_of(anna: Player) -> Message:
    return next(m for m in reversed(await anna.messages()) if "b:join:" in str(m.raw))


@pytest.mark.slow
async def test_a_board_of_ones_own_is_kept_with_the_table(house: House, folder: Path) -> None:
    """What the folder holds later does not matter: the running game keeps the board it began with."""
    board = steiger()
    board["name"] = "Our copy"
    board["small_mines"][0]["income"] = 3 - board["small_mines"][0]["income"]
    put(folder, "ours", board)
    anna, answer = await opened(house, folder, "ours")
    assert answer.private
    await house.rest()
    card = await card_of(anna)
    assert "Our copy" in card.text
    for name in ("Ben", "Chloé"):
        await house.player(name).press(card, custom_id=control(card, "join"))
    await anna.press(card, custom_id=control(card, "start"))
    await house.rest()
    begun = (await house.running.service.seen(0, 1)).loaded
    put(folder, "ours", steiger())
    await house.restart()
    again = (await house.running.service.seen(0, 1)).loaded
    assert again.state == begun.state
    assert again.game.boards is not None
    assert again.game.boards.name(again.state.options.board) == "Our copy"


@pytest.mark.slow
async def test_a_malformed_board_is_refused_with_all_its_errors_and_nothing_changes(
    house: House, folder: Path
) -> None:
    board = steiger()
    board["small_mines"][3]["price"] = 7
    board["villages"][0]["grounds"] = ["nowhere"]
    put(folder, "broken", board)
    anna, answer = await opened(house, folder, "broken")
    assert "small\\_mines 4, price" in answer.text
    assert "nowhere" in answer.text
    assert await anna.messages() == [] or all("b:join:" not in str(m.raw) for m in await anna.messages())
    unknown = await anna.command("table new", game="kohle_kolonie", board="../broken")
    assert "broken" in unknown.text
    other = await anna.command("table new", game="coal_baron", board="broken")
    assert other.private
    assert await house.running.service.tables_of(200000000000000001) == []


@pytest.mark.slow
async def test_a_preset_and_a_single_rule_stand_on_the_card(house: House) -> None:
    await house.english()
    anna = house.player("Anna")
    card, seated = await house.lobby(3, game="kohle_kolonie")
    rules = await seated[0].press(card, custom_id=control(card, "rules"))
    german = await rules.press(custom_id=control(rules, "preset german"))
    await house.rest()
    options = (await house.running.service.seen(0, 1)).loaded.row.options
    assert json.loads(options)["preset"] == "german"
    group = await anna.choose(german, custom_id=control(german, "group"), values="setup")
    changed = await anna.choose(group, custom_id=control(group, "rule"), values="start_coins 5")
    await house.rest()
    assert json.loads((await house.running.service.seen(0, 1)).loaded.row.options)["start_coins"] == "5"
    assert changed.private
    assert "5" in (await card_of(anna)).text


@pytest.mark.slow
async def test_a_note_to_oneself_is_shown_at_the_next_turn_only(house: House) -> None:
    table = await house.table(2)
    await house.english()
    player = await house.at_turn(table)
    panel = await house.act(table)
    done = await panel.press(custom_id=control(panel, "do draft"))
    finished = await done.press(custom_id=control(done, "finish"))
    form = await finished.press(custom_id=control(finished, "note"))
    assert form.modal is not None
    kept = await player.submit(form, {"note": "take the *truck* next @everyone"})
    assert "@everyone" not in kept.text
    await house.rest()
    other = await house.act(table)
    assert "truck" not in other.text
    other = await other.press(custom_id=control(other, "do draft"))
    await other.press(custom_id=control(other, "finish"))
    await house.rest()
    assert "📝 take the \\*truck\\* next" in (await house.act(table)).text


@pytest.mark.slow
async def test_a_stranger_sees_the_options_without_controls(house: House) -> None:
    await house.english()
    card, seated = await house.lobby(2)
    stranger = await house.player("Emma").press(card, custom_id=control(card, "rules"))
    own = await seated[0].press(card, custom_id=control(card, "rules"))
    assert stranger.text == own.text
    assert not stranger.components
    assert own.components
