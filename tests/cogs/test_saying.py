"""What somebody types by name is understood in the position they see, and judged anew where it counts."""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.errors import MalformedRefused, Stale
from bot.presenter import Position
from bot.tables.seeing import Seen
from bot.words import words
from cogs.coal_baron.names import order_plainly
from cogs.interactions.answering import Asked
from cogs.interactions.saying import say, say_typed
from games.engine.violation import MalformedAction
from tests.bot.table_bench import Bench


def asking(bench: Bench, user: int, interaction: int) -> Asked:
    """An interaction of a user."""
    given: Any = SimpleNamespace(
        id=interaction,
        user=SimpleNamespace(id=user, display_name=f"User {user}"),
        guild_id=1,
        channel_id=20,
        permissions=SimpleNamespace(manage_messages=False, manage_guild=False),
        client=SimpleNamespace(service=bench.service, clock=SimpleNamespace(now=lambda: bench.now)),
    )
    return Asked(given, words("en"))


async def draft(bench: Bench, table: int) -> list[str]:
    return list((await bench.loaded(table)).state.draft)


def named(card: str) -> str:
    return order_plainly(card, words("de"))


async def test_a_name_becomes_an_id_before_it_is_stored(bench: Bench) -> None:
    table = await bench.table()
    first, second, *_ = await draft(bench, table)
    asked = asking(bench, 102, 1)
    assert await say_typed(asked, table, None, f"{named(first)}, {second}") == "answer-left"
    assert asked.said == f"rank {first} {second}"
    assert f'["rank {first} {second}"]' in [line.actions for line in await bench.lines(table)]


async def test_a_name_that_is_not_clear_is_told_as_such(bench: Bench) -> None:
    table = await bench.table()
    with pytest.raises(MalformedRefused) as refused:
        await say_typed(asking(bench, 102, 1), table, None, "Zeppelin 9")
    assert refused.value.code == "card-not-open"


async def test_an_older_form_is_out_of_date_whatever_stands_in_it(bench: Bench) -> None:
    """That the form is old weighs more than that its text means nothing."""
    table = await bench.table()
    position = (await bench.service.seen(102, table)).position
    assert position is not None
    (card, *_) = await draft(bench, table)
    await say_typed(asking(bench, 102, 1), table, position.decision, named(card))
    for number, text in enumerate(("Zeppelin 9", named(card)), start=2):
        with pytest.raises(Stale):
            await say_typed(asking(bench, 102, number), table, position.decision, text)


async def test_a_repeated_delivery_gets_the_same_answer_though_the_name_is_gone(
    bench: Bench,
) -> None:
    """The card was drafted meanwhile, so its name is none of the open cards; what was asked counted once."""
    table = await bench.table()
    user = await bench.user(table)
    (card, *_) = await draft(bench, table)
    other = next(one for one in (101, 102, 103) if one != user)
    asked = asking(bench, other, 7)
    assert await say_typed(asked, table, None, named(card)) == "answer-left"
    await bench.service.move(bench.call(user), table, None, f"draft {card}")
    await bench.service.finish(bench.call(user), table, None)
    assert card not in await draft(bench, table)
    lines = len(await bench.lines(table))
    assert await say_typed(asking(bench, other, 7), table, None, named(card)) == "answer-left"
    assert len(await bench.lines(table)) == lines


async def test_what_was_meant_is_judged_in_the_position_that_is_stored(bench: Bench) -> None:
    """Between the look and the transaction somebody else took the card: the judge says so, and nothing is left."""
    table = await bench.table()
    user = await bench.user(table)
    (card, *_) = await draft(bench, table)
    other = next(one for one in (101, 102, 103) if one != user)
    seen = await bench.service.seen(other, table)
    await bench.service.move(bench.call(user), table, None, f"draft {card}")
    await bench.service.finish(bench.call(user), table, None)

    def meant(_: Seen, position: Position) -> str:
        assert seen.position is not None
        assert card in seen.position.state.draft
        return f"rank {card}"

    refused = await bench.refused(say(asking(bench, other, 9), table, None, named(card), meant))
    assert getattr(refused, "violation").code == "not-in-draft"  # noqa: B009 - of one kind of refusal only


async def test_a_fault_of_meaning_is_no_fault_of_the_move(bench: Bench) -> None:
    """Where a text is readable as it stands, it counts, whatever its meaning was taken for."""
    table = await bench.table()
    (card, *_) = await draft(bench, table)

    def unclear(_: Seen, position: Position) -> str:
        raise MalformedAction("card-ambiguous", word=card, count=2)

    assert await say(asking(bench, 102, 3), table, None, f"rank {card}", unclear) == "answer-left"
