"""/board text: an overview, a part by name, and menus answered by messages of their own."""

import pytest

from bot.words import words
from tests.e2e.house import House
from tests.sandbox.client import Answer

pytestmark = pytest.mark.slow
EN = words("en")


def menu(answer: Answer) -> str:
    """The menu of parts of a message."""
    return next(one.custom_id for one in answer.components if one.custom_id.startswith("m:words:"))


async def test_a_part_chosen_in_the_menu_is_a_new_private_message(house: House) -> None:
    """The overview stays as it was: an edit is not announced by a screen reader."""
    await house.english()
    table = await house.table(3)
    anna = table.players[0]
    overview = await anna.command("board text")
    assert EN("words-standings") in overview.text
    assert "take an order card" in overview.text
    chosen = await anna.choose(overview, menu(overview), "factory")
    assert chosen.private
    assert chosen.shown.id != overview.shown.id
    assert chosen.text.startswith(f"**{EN('cb-picture-area-factory')}**")
    assert (await overview.refresh()).text == overview.text
    within = await anna.choose(chosen, menu(chosen), "factory_draw")
    assert within.shown.id not in (overview.shown.id, chosen.shown.id)
    back = await within.press(custom_id=f"b:words:{table.number}:0:")
    assert EN("words-standings") in back.text


async def test_a_part_is_given_by_what_is_typed(house: House) -> None:
    await house.english()
    table = await house.table(2)
    anna = table.players[0]
    assert (await anna.command("board text", part="minecart factory")).text.startswith("**Minecart factory**")
    assert "is called" in (await anna.command("board text", part="atlantis")).text
    found = await anna.suggest("board text", "part", "what chan")
    assert [one["value"] for one in found] == ["changed"]
    assert len(await anna.suggest("board text", "part", "")) == 25


async def test_a_stranger_has_the_public_part_and_a_lobby_has_none(house: House) -> None:
    await house.english()
    table = await house.table(2)
    emma = house.player("Emma").at(table.thread)
    overview = await emma.command("board text")
    assert EN("words-standings") in overview.text
    public = await emma.command("board text", part="choices")
    assert EN("words-choices-public") in public.text
    assert ":do:" not in "".join(one.custom_id for one in public.components)
    assert EN("words-changed") in (await emma.command("board text", part="changed")).text
    other = house.player("Chloé", "second-table")
    await other.command("table new", game="coal_baron")
    assert "has not begun" in (await other.command("board text")).text
