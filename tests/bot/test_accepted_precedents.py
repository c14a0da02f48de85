"""What a gathering table accepted stays just that, whatever is chosen, struck or undone afterwards."""

import pytest

from bot.tables.loaded import load
from bot.tables.switching import switch, switchable
from bot.words import words
from cogs.views.precedents import precedents_post
from db import precedents, tables
from tests.bot.precedent_tables import PLACE, cited, decided, editions, gathered, kept, undone
from tests.bot.table_bench import CHANNEL, Bench

EN = words("en")


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
    await decided(bench, table, option, value)
    assert old not in await cited(bench, table)
    await undone(bench, table)
    assert await cited(bench, table) == [old]


@pytest.mark.parametrize("twice", [False, True], ids=["once", "decided twice"])
async def test_a_switch_that_its_table_took_back_is_offered_to_no_new_table(bench: Bench, twice: bool) -> None:
    table = await gathered(bench)
    mine, _ = await editions(bench, table)
    await bench.service.start(bench.call(101), table, PLACE)
    loaded = await bench.loaded(table)
    option, (value, *_) = next(iter(switchable(loaded).items()))
    old = await kept(bench, table, mine, ruling="", option=option, value=str(loaded.options[option]))
    await bench.db.transaction(lambda c: precedents.bind(c, table, old))
    for _ in range(1 + twice):
        await decided(bench, table, option, value)
    new = (await bench.service.precedents_at(PLACE, table)).here[-1].cited.id
    later = await gathered(bench)
    await bench.service.accept_precedents(bench.call(101), later, "accepted")
    loaded = await bench.loaded(later)
    assert ([one.id for one in loaded.acceptable], loaded.options[option]) == ([new], value)
    assert [one.id for one in loaded.accepted] == [new]
    await undone(bench, table)
    loaded = await bench.loaded(later)
    assert ([one.id for one in loaded.acceptable], loaded.accepted) == ([old], ())
    await bench.service.start(bench.call(101), later, PLACE + 1)
    assert await cited(bench, later) == []
    listed = await bench.service.precedents_at(PLACE, table)
    assert [one.undone for one in listed.here] == [False, *[True] * (1 + twice)]
    assert EN("precedent-is-undone") in precedents_post(listed, table, 1, EN).text


async def test_a_table_that_accepted_a_switch_stays_bound_when_another_takes_it_back(bench: Bench) -> None:
    table = await gathered(bench)
    await bench.service.start(bench.call(101), table, PLACE)
    option, (value, *_) = next(iter(switchable(await bench.loaded(table)).items()))
    await decided(bench, table, option, value)
    later = await gathered(bench)
    await bench.service.accept_precedents(bench.call(101), later, "accepted")
    await bench.service.start(bench.call(101), later, PLACE + 1)
    bound = await cited(bench, later)
    assert len(bound) == 1
    await undone(bench, table)
    assert await cited(bench, later) == bound
    said = precedents_post(await bench.service.precedents_at(PLACE + 1, later), later, 1, EN).text
    assert EN("precedent-is-undone") in said
    assert EN("precedent-binds") in said
