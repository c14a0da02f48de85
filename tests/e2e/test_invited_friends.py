"""Gathering at the page of a channel: invitations answered by buttons and commands, and who starts."""

import asyncio

import pytest

from tests.e2e.house import House, Table, control
from tests.sandbox.client import Answer, Player
from tests.sandbox.seen import Message

pytestmark = pytest.mark.slow

DAY = 24 * 3600


async def user_id(house: House, name: str) -> str:
    users = (await house.client.get("world"))["users"]
    return next(user["id"] for user in users if name in str(user))


async def opened(house: House, *guests: str, **options: str) -> tuple[Player, Message]:
    """Anna's table in the channel, and the message that invites the guests."""
    anna = house.player("Anna")
    named = {f"player{number}": await user_id(house, guest) for number, guest in enumerate(guests, start=2)}
    await anna.command("table new", game="coal_baron", **named, **options)
    await house.rest()
    return anna, (await anna.messages())[-1]


async def card_of(player: Player) -> Message:
    """The newest card in the channel."""
    return next(
        m for m in reversed(await player.messages()) if any("b:rules:" in c.custom_id for c in m.components)
    )


async def again(player: Player, message: Message) -> Message:
    """A message as it stands by now."""
    return next(one for one in await player.messages() if one.id == message.id)


def live(message: Message | Answer) -> list[str]:
    shown = message.shown if isinstance(message, Answer) else message
    return [component.label for component in shown.components]


async def test_a_friend_declines_another_joins_and_the_opener_starts(house: House) -> None:
    await house.english()
    anna, invitation = await opened(house, "Ben", "Chloé")
    assert live(invitation) == ["Join", "Decline", "Go to the current turn"]
    assert sorted(invitation.pings) == sorted([await user_id(house, "Ben"), await user_id(house, "Chloé")])
    assert "Waiting for an answer: Ben and Chloé" in (await card_of(anna)).text
    ben, chloe = house.player("Ben"), house.player("Chloé")
    said = await ben.press(invitation, custom_id=control(invitation, "decline"))
    assert said.text.startswith("You declined.")
    await house.rest()
    assert "Declined: Ben" in (await card_of(anna)).text
    assert "Declined: Ben" in (await again(anna, invitation)).text
    invitation = await again(anna, invitation)
    assert "You have a seat." in (await chloe.press(invitation, custom_id=control(invitation, "join"))).text
    await house.rest()
    card = await card_of(anna)
    assert "can do that" in (await chloe.press(card, custom_id=control(card, "start"))).text
    await anna.press(card, custom_id=control(card, "start"))
    await house.rest()
    ended = await again(anna, invitation)
    assert live(ended) == ["Go to the current turn"]
    assert ended.text.splitlines()[1:3] == ["Declined: Ben", "Joined: Chloé"]
    stale = await house.press_old(ben, invitation, control(invitation, "decline"))
    assert stale.text == "The game at table 1 has already begun."
    log = await anna.command("table log", page=1)
    assert [line.split(" _(")[0] for line in log.text.splitlines()[1:6]] == [
        "⚖ Anna opened the table.",
        "⚖ Anna invited Ben, Chloé.",
        "⚖ Ben declined.",
        "⚖ Chloé joined.",
        "⚖ Anna started the game.",
    ]


async def test_the_same_by_commands(house: House) -> None:
    await house.english()
    ben, chloe, dmitri = house.player("Ben"), house.player("Chloé"), await user_id(house, "Dmitri")
    await ben.command("table new", game="coal_baron")
    assert "no open invitation" in (await house.player("Dmitri").command("table decline")).text
    assert (await ben.command("table invite", player=dmitri)).text == "The invitation is on its way."
    await house.rest()
    assert (await ben.messages())[-1].pings == [dmitri]
    assert (await house.player("Dmitri").command("table decline")).text.startswith("You declined.")
    assert "declined or left" in (await ben.command("table invite", player=dmitri)).text
    assert "is a bot" in (await ben.command("table invite", player=house.sandbox.site.world.bot_id)).text
    await chloe.command("table join")
    assert "can do that" in (await chloe.command("table invite", player=dmitri)).text
    assert "From now on that player chooses" in (await ben.command("table opener", player="Chloé")).text
    await house.rest()
    assert "Chloé chooses the options and starts the game" in (await card_of(ben)).text
    assert "can do that" in (await ben.command("table start")).text
    assert "can do that" in (await ben.command("table rename", name_="Zeche")).text
    assert "The game begins" in (await chloe.command("table start")).text


async def test_who_takes_no_invitations_is_not_called_and_only_the_inviter_learns_of_it(house: House) -> None:
    await house.english()
    assert (await house.player("Ben").command("me invitations", who="none")).text == "Nobody may invite you."
    anna = house.player("Anna")
    said = await anna.command("table new", game="coal_baron", player2=await user_id(house, "Ben"))
    assert said.text.splitlines()[1:] == ["Ben does not accept invitations from you."]
    await house.rest()
    assert not any("invites you" in one.text for one in await house.client.messages("coal-table"))
    assert "Ben" not in (await card_of(anna)).text


async def test_the_name_stands_in_thread_card_and_message(house: House) -> None:
    await house.english()
    anna, _ = await opened(house, name_="Zeche @everyone **Nachtigall**")
    assert "table 1 “Zeche everyone Nachtigall”" in (await card_of(anna)).text
    card = await card_of(anna)
    await house.player("Ben").press(card, custom_id=control(card, "join"))
    assert "Zeche everyone Nachtigall" in (await anna.command("table status")).text
    await anna.press(card, custom_id=control(card, "start"))
    await house.rest()
    (thread,) = await house.client.threads()
    assert thread["name"] == "Coal Baron · table 1 “Zeche everyone Nachtigall”"
    said = await house.client.messages(thread["id"])
    turn = next(one for one in said if any("b:act:" in part.custom_id for part in one.components))
    assert turn.text.splitlines()[0].endswith(" · Zeche everyone Nachtigall")
    assert "“Zeche everyone Nachtigall”" in (await anna.at(thread["id"]).command("table log")).text


async def test_options_and_patience_are_the_openers(house: House) -> None:
    await house.english()
    anna, _ = await opened(house)
    ben, card = house.player("Ben"), await card_of(anna)
    await ben.press(card, custom_id=control(card, "join"))
    seen = await ben.press(card, custom_id=control(card, "rules"))
    assert not any(part.custom_id.startswith("m:") for part in seen.shown.components)
    panel = await anna.press(card, custom_id=control(card, "rules"))
    assert "After 7 days" in panel.text
    done = await anna.choose(panel, control(panel, "patience"), str(3 * 24 * 3600))
    assert "After 3 days" in done.text
    await house.rest()
    assert "After 3 days" in (await card_of(anna)).text


async def given_up(house: House) -> tuple[Table, Message]:
    """A game given up by both, and the notice of it."""
    table = await house.table(2)
    anna, ben = table.players
    await anna.command("table abandon")
    await house.rest()
    asking = (await table.public())[-1]
    await ben.press(asking, custom_id=next(one.custom_id for one in asking.components if " yes" in one.custom_id))
    await house.rest()
    return table, (await table.public())[-1]


async def test_a_rematch_gathers_where_the_card_stood_and_is_opened_once(house: House) -> None:
    await house.english()
    table, notice = await given_up(house)
    anna, ben = table.players
    first, second = await asyncio.gather(
        ben.press(notice, custom_id=control(notice, "rematch")),
        anna.press(notice, custom_id=control(notice, "rematch")),
    )
    said = sorted([first.text, second.text])
    assert said[0].startswith("A rematch is already open: table 2, https://discord.com/channels/")
    assert said[1].startswith("Table 2 is open for a rematch; its card is in <#")
    await house.rest()
    told = await house.client.messages("coal-table")
    assert len([one for one in told if any("b:rules:" in part.custom_id for part in one.components)]) == 1
    assert sum(bool(one.pings) for one in told) == 1
    assert "is not over yet" in (await ben.at("coal-table").command("table rematch")).text


async def test_where_the_bot_may_no_longer_write_the_rematch_gathers_where_it_is_asked_for(house: House) -> None:
    await house.english()
    table, notice = await given_up(house)
    await house.client.change("permission", channel="coal-table", name="send_messages", on=False)
    await house.rest()
    said = await table.players[1].press(notice, custom_id=control(notice, "rematch"))
    assert f"<#{table.thread}>" in said.text
    await house.rest()
    assert any("b:rules:" in part.custom_id for one in await table.public() for part in one.components)


async def test_where_the_bot_cannot_read_back_a_rematch_is_refused_as_a_new_table_is(
    house: House,
) -> None:
    await house.english()
    table, notice = await given_up(house)
    await house.client.change("permission", channel="coal-table", name="read_message_history", on=False)
    await house.rest()
    said = await table.players[1].press(notice, custom_id=control(notice, "rematch"))
    new = await table.players[1].at("coal-table").command("table new", game="coal_baron")
    assert said.text == new.text
    assert "read_message_history" in said.text


async def test_a_lobby_of_five_days_asks_and_frees_the_seat_of_who_says_nothing(house: House) -> None:
    await house.english()
    card, (anna, ben) = await house.lobby(2)
    await house.pass_time(5 * DAY)
    await house.running.service.agenda.do(house.clock.now())
    await house.rest()
    question = (await anna.messages())[-1]
    assert live(question) == ["I still want to play", "Leave the table", "Go to the current turn"]
    assert len(question.pings) == 2
    assert (await ben.press(question, custom_id=control(question, "stay"))).text == "Good, you keep your seat."
    where = await ben.press(question, custom_id=control(question, "where"))
    assert where.text.endswith(f"/{card.id}")
    await house.pass_time(2 * DAY)
    await house.running.service.agenda.do(house.clock.now())
    await house.rest()
    assert "Seats free again, for lack of an answer" in (await again(anna, question)).text
    text = (await card_of(anna)).text
    assert "Seats free again, for lack of an answer: Anna" in text
    assert "Ben chooses the options and starts the game" in text


async def test_an_invitation_answered_before_it_was_sent_calls_nobody(house: House) -> None:
    """The bot ended right after the commit; meanwhile who was invited said no by command."""
    await house.english()
    house.silence_outbox()
    anna, ben = house.player("Anna"), house.player("Ben")
    await anna.command("table new", game="coal_baron", player2=await user_id(house, "Ben"))
    assert (await ben.command("table decline")).text.startswith("You declined.")
    await house.restart()
    (invitation,) = [one for one in await anna.messages() if "invites you" in one.text]
    assert invitation.pings == []
    assert live(invitation) == ["Go to the current turn"]
    assert "Declined: Ben" in invitation.text


async def test_an_invitation_whose_receipt_was_lost_is_sent_once(house: House) -> None:
    await house.english()
    house.forget_arrivals()
    anna, ben = house.player("Anna"), house.player("Ben")
    await anna.command("table new", game="coal_baron", player2=await user_id(house, "Ben"))
    await house.client.settle(0.1)
    await house.restart()
    invitation = (await anna.messages())[-1]
    await ben.press(invitation, custom_id=control(invitation, "join"))
    await house.rest()
    told = [one for one in await anna.messages() if "invites you" in one.text]
    assert len(told) == 1
    assert "Joined: Ben" in told[0].text
