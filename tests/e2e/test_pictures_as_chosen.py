"""Large pictures and pictures of high contrast: private ones only, and of those who chose them only."""

import pytest

from bot.words import words
from tests.e2e.house import House, control

EN = words("en")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("chosen", "scale", "contrast"), [("large", 2, False), ("contrast", 1, True), ("large-contrast", 2, True)]
)
async def test_panel_board_and_news_are_shown_as_somebody_chose(
    house: House, chosen: str, scale: int, contrast: bool
) -> None:
    await house.english()
    table = await house.table(2)
    message = await table.turn_message()
    anna, ben = table.players
    assert (await anna.command("me pictures", wanted=chosen)).text == EN(f"my-pictures-{chosen}")
    drawn = house.drawer.pictures
    before = len(drawn)
    for op in ("act", "mine", "board"):
        await anna.press(message, custom_id=control(message, op))
    for part in ("", "factory", "player 1"):
        await anna.command("board view", part=part)
    await anna.command("rules legend", game="coal_baron")
    own = drawn[before:]
    assert len(own) >= 6
    assert {(picture.scale, picture.contrast) for picture in own} == {(scale, contrast)}
    before = len(drawn)
    for op in ("act", "mine", "board"):
        await ben.press(message, custom_id=control(message, op))
    assert {(picture.scale, picture.contrast) for picture in drawn[before:]} == {(1, False)}


@pytest.mark.slow
async def test_what_all_see_stays_as_it_is(house: House) -> None:
    await house.english()
    table = await house.table(2)
    for player in table.players:
        await player.command("me pictures", wanted="large-contrast")
    player = await house.at_turn(table)
    panel = await house.act(table, player)
    before = len(house.drawer.pictures)
    done = await panel.press(custom_id=control(panel, "do draft"))
    await done.press(custom_id=control(done, "finish"))
    await house.rest()
    looks = {(picture.scale, picture.contrast) for picture in house.drawer.pictures[before:]}
    assert looks == {(1, False), (2, True)}
