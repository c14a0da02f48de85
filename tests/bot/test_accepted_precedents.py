"""What a gathering table accepted stays just that, whatever is chosen, struck or undone afterwards."""

from typing import Any

import pytest

from bot.presenter import register
from bot.tables.dispute_choices import Choice
from bot.tables.loaded import load
from bot.tables.precedents import record
from bot.tables.switching import switch, switchable
from bot.words import words
from cogs.kohle_kolonie import PRESENTER
from cogs.views.precedents import precedents_post
from db import precedents, tables, votes
from db.rows import DisputeRow
from tests.bot.table_bench import CHANNEL, GUILD, Bench

EN = words("en")
PLACE = 50


async def gathered(bench: Bench, channel: int = CHANNEL) -> int:
    """A gathering table of Kohle & Kolonie, of which there are several editions."""
    register(PRESENTER)
    table = await bench.service.new(bench.call(101), "kohle_kolonie", GUILD, channel, "en", threads=True)
    for user in (102, 103):
        await bench.service.join(bench.call(user), table)
    return table


async def kept(bench: Bench, table: int, edition: str, **other: Any) -> int:
    """A precedent of that edition in the channel, made by a table; its id."""
    known = {"rule": "5.1.8 Value", "ruling": f"So it is in {edition}.", "option": None, "value": None}
    columns = {**known, "votes": "{}", "at": bench.now, **other}
    return await bench.db.transaction(
        lambda c: precedents.add(c, CHANNEL, game="kohle_kolonie", edition=edition, table_id=table, **columns)
    )


async def editions(bench: Bench, table: int) -> tuple[str, str]:
    """The edition that a table plays, and another."""
    loaded = await bench.loaded(table)
    mine = str(loaded.options["preset"])
    return mine, next(name for name in loaded.game.presets if name != mine)


async def cited(bench: Bench, table: int) -> list[int]:
    return [one.id for one in await bench.service.cited_at(table)]


@pytest.mark.parametrize("how", ["preset", "language"])
async def test_another_edition_is_bound_by_nothing_that_was_accepted_for_the_one_before(
    bench: Bench, how: str
) -> None:
    first = await gathered(bench)
    mine, _ = await editions(bench, first)
    for edition in (await bench.loaded(first)).game.presets:
        if edition != mine:
            await kept(bench, first, edition)
    await kept(bench, first, mine)
    table = await gathered(bench)
    await bench.service.accept_precedents(bench.call(101), table, "accepted")
    if how == "preset":
        await bench.service.set_preset(bench.call(101), table, (await editions(bench, table))[1])
    else:
        await bench.service.set_language(bench.call(101), table, "de")
    loaded = await bench.loaded(table)
    assert loaded.options["preset"] != mine
    assert (loaded.row.precedents, loaded.accepted, len(loaded.acceptable)) == (0, (), 1)
    await bench.service.start(bench.call(101), table, PLACE)
    assert await cited(bench, table) == []


async def test_what_holds_again_since_its_revision_was_struck_binds_nobody_unasked(bench: Bench) -> None:
    first = await gathered(bench)
    mine, _ = await editions(bench, first)
    old = await kept(bench, first, mine)
    new = await kept(bench, first, mine, revises=old)
    table, later = await gathered(bench), await gathered(bench)
    await bench.service.accept_precedents(bench.call(101), table, "accepted")
    await bench.db.transaction(lambda c: precedents.strike(c, new, bench.now))
    loaded = await bench.loaded(table)
    assert ([one.id for one in loaded.acceptable], loaded.accepted) == ([old], ())
    await bench.service.start(bench.call(101), table, PLACE)
    assert await cited(bench, table) == []
    await bench.service.accept_precedents(bench.call(101), later, "accepted")
    await bench.service.start(bench.call(101), later, PLACE + 1)
    assert await cited(bench, later) == [old]


async def test_a_switch_that_this_version_does_not_know_is_offered_to_nobody(bench: Bench) -> None:
    """Nor can it leave a lobby with options that cannot be read."""
    table = await gathered(bench)
    mine, _ = await editions(bench, table)
    option = "administration_points_optional"
    await kept(bench, table, mine, ruling="", option=option, value="by_moonlight")
    await kept(bench, table, mine, ruling="", option="moonlight", value="full")
    key = await bench.key(bench.service.accept_precedents(bench.call(101), table, "accepted"))
    assert key == "option-unknown"
    await kept(bench, table, mine, ruling="", option=option, value="chosen")
    await bench.service.accept_precedents(bench.call(101), table, "accepted")
    assert (await bench.loaded(table)).options[option] == "chosen"
    await bench.service.start(bench.call(101), table, PLACE)
    assert len(await cited(bench, table)) == 1


async def undone(bench: Bench, table: int) -> None:
    """The last turn or decision is taken back with everybody's consent."""
    await bench.service.ask_undo(bench.call(101), table, 1)
    for vote in await bench.db.read(lambda c: votes.open_votes(c, table)):
        for user in (102, 103):
            await bench.service.cast(bench.call(user), table, vote.id, "yes")


async def test_a_switch_that_was_undone_is_listed_as_binding_nobody(bench: Bench) -> None:
    table = await gathered(bench)
    await bench.service.start(bench.call(101), table, PLACE)
    option, (value, *_) = next(iter(switchable(await bench.loaded(table)).items()))
    found = await kept(bench, table, "steiger", ruling="", option=option, value=value)
    await bench.db.transaction(lambda c: precedents.bind(c, table, found))
    await bench.db.transaction(lambda c: switch(c, load(c, table), option, value, 0, bench.now))
    listed = await bench.service.precedents_at(PLACE, table)
    assert listed.bound == (found,)
    assert EN("precedent-binds") in precedents_post(listed, table, 1, EN).text
    await undone(bench, table)
    listed = await bench.service.precedents_at(PLACE, table)
    assert listed.bound == ()
    assert EN("precedent-binds") not in precedents_post(listed, table, 1, EN).text
    assert await cited(bench, table) == []
    await bench.db.transaction(lambda c: tables.change_table(c, table, status="over"))
    again = await bench.service.rematch(bench.call(101), table, CHANNEL, threads=True)
    assert (await bench.loaded(again)).row.precedents == 0


async def test_an_undone_revision_of_a_switch_gives_back_what_bound_before(bench: Bench) -> None:
    table = await gathered(bench)
    mine, _ = await editions(bench, table)
    await bench.service.start(bench.call(101), table, PLACE)
    loaded = await bench.loaded(table)
    option, (value, *_) = next(iter(switchable(loaded).items()))
    before = str(loaded.options[option])
    old = await kept(bench, table, mine, ruling="", option=option, value=before)
    await bench.db.transaction(lambda c: precedents.bind(c, table, old))
    assert await cited(bench, table) == [old]
    disputed = DisputeRow(
        vote=0, table_id=table, seat=0, round=1, point="p", rule=option, line=1, entry=0, seal=0, tried="",
        violation="", switches="[]", consents="[]", stops=0,
    )  # fmt: skip

    def decide(connection: Any) -> None:
        switch(connection, load(connection, table), option, value, 0, bench.now)
        chosen = Choice("switch.0", back=False)
        record(connection, load(connection, table), disputed, chosen, (option, value), bench.now)

    await bench.db.transaction(decide)
    assert old not in await cited(bench, table)
    await undone(bench, table)
    assert await cited(bench, table) == [old]
