"""Messages that Discord refuses as they are: they come with less, and never without their controls."""

from typing import Any

import pytest

from bot.outgoing.forms import CUT, forms
from bot.post import TEXT_LIMIT, Button, Menu, Post, Shot
from tests.e2e.house import House, Table

MESSAGES = "/channels/{channel_id}/messages"
MESSAGE = MESSAGES + "/{message_id}"
TURN_BUTTONS = ["Act", "My board", "Board", "News", "Take back", "Why?", "Dispute"]


async def turn(house: House, table: Table) -> None:
    player = await house.at_turn(table)
    await player.command("coal draft", order=(await house.state(table.number)).draft[0])
    await player.command("table finish")
    await house.rest()


def test_the_first_button_stays_to_the_last_form() -> None:
    act, mine = Button("Act 🦄", "b:act:1:0:7"), Button("My board", "b:mine:1:0:7")
    picture: Any = None
    shot, menu = Shot(picture, "board-7", "the board"), Menu("m:show:1:0:", "more", ())
    post = Post("head\n" + "x" * (TEXT_LIMIT - 5), ((act, mine), (menu,)), (shot,), (5,))
    found = list(forms(post))
    assert found[0] == post
    assert [len(form.shots) for form in found] == [1, 0, 0, 0, 0, 0]
    assert [len(form.text) for form in found] == [TEXT_LIMIT, TEXT_LIMIT, CUT, 4, TEXT_LIMIT, 4]
    assert [form.rows for form in found[:4]] == [post.rows] * 4
    assert [form.rows for form in found[4:]] == [((Button("Act", act.id),),)] * 2
    assert all(form.mentions == (5,) for form in found)


def test_a_plain_short_message_has_one_form() -> None:
    post = Post("gone", ((Button("Where", "b:where:1:0:7"),),))
    assert list(forms(post)) == [post]


@pytest.mark.slow
@pytest.mark.parametrize(
    "refusal", [{"status": 413, "code": 40005}, {"status": 413, "code": 0}, {"status": 400, "code": 50035}]
)
async def test_a_message_refused_with_its_picture_comes_without_it_and_with_its_buttons(
    house: House, refusal: dict[str, Any]
) -> None:
    await house.english()
    house.may_be_refused.add(MESSAGES)
    table = await house.table(2)
    await house.client.fault("refuse", "POST", MESSAGES, count=20, having=".png", **refusal)
    for _ in range(2):
        await turn(house, table)
        message = await table.turn_message()
        assert not message.attachments
        assert message.labels == TURN_BUTTONS
        assert len(await table.turn_messages()) == 1
    assert (await house.act(table)).done
    assert len(house.incidents.errors) == 2
    house.incidents.errors.clear()


@pytest.mark.slow
@pytest.mark.parametrize(("having", "labels"), [("Take back", ["Act"]), ("Open in the draft", TURN_BUTTONS)])
async def test_a_refused_component_or_text_costs_no_more_than_itself(
    house: House, having: str, labels: list[str]
) -> None:
    await house.english()
    house.may_be_refused.add(MESSAGES)
    table = await house.table(2)
    await house.client.fault("refuse", "POST", MESSAGES, count=20, status=400, code=50035, having=having)
    await turn(house, table)
    message = await table.turn_message()
    assert message.labels == labels
    assert message.text.startswith("<@")
    assert len(await table.turn_messages()) == 1
    house.incidents.errors.clear()


@pytest.mark.slow
async def test_a_rewritten_message_refused_with_its_picture_keeps_its_buttons(house: House) -> None:
    await house.english()
    table = await house.table(2)
    player = await house.draft(table)
    await house.client.fault("refuse", "PATCH", MESSAGE, count=20, status=413, code=40005, having=".png")
    await player.command("table back")
    await house.rest()
    message = await table.turn_message()
    assert message.labels == TURN_BUTTONS
    assert not message.attachments
    assert not await house.running.service.held_up(table.number)
    house.incidents.errors.clear()


@pytest.mark.slow
async def test_a_rewritten_message_without_the_right_to_attach_holds_nothing_up(house: House) -> None:
    await house.english()
    table = await house.table(2)
    player = await house.draft(table)
    await house.client.change("permission", name="attach_files", on=False)
    await player.command("table back")
    await house.rest()
    message = await table.turn_message()
    assert message.labels == TURN_BUTTONS
    assert not message.attachments
    assert "Attach Files" in message.text
    assert not await house.running.service.held_up(table.number)


@pytest.mark.slow
async def test_a_late_picture_that_is_refused_leaves_text_and_buttons(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.english()
    monkeypatch.setattr("bot.outgoing.sending.PICTURE_WAIT", 0.05)
    table = await house.table(2)
    house.drawer.delay = 0.3
    await house.client.fault("refuse", "PATCH", MESSAGE, count=20, status=413, code=40005, having=".png")
    await turn(house, table)
    message = await table.turn_message()
    assert message.labels == TURN_BUTTONS
    assert message.text.startswith("<@")
    assert not message.attachments
