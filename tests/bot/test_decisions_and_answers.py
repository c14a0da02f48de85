"""Answers left ahead and decisions of the table: neither is lost by the other, nor by an undo across them."""

from bot.tables.decided import DECISIONS
from bot.tables.loaded import load
from bot.tables.questions import asked_of
from bot.tables.restoring import position_after
from bot.tables.switching import switch, switchable
from db import votes
from tests.bot.table_bench import Bench


async def ranked(bench: Bench, table: int) -> tuple[int, tuple[str, ...]]:
    """A ranking left ahead by a seat that is not at turn: the seat and its cards."""
    loaded = await bench.loaded(table)
    seat = next(one.seat for one in loaded.seats if one.seat not in loaded.active)
    cards = loaded.state.draft[:2]
    await bench.service.move(bench.call(101 + seat), table, None, f"rank {' '.join(cards)}")
    return seat, tuple(cards)


async def agreed(bench: Bench, table: int) -> None:
    """Everybody who is asked, and has not answered, agrees."""
    for vote in await bench.db.read(lambda c: votes.open_votes(c, table)):
        cast = await bench.db.read(lambda c, number=vote.id: votes.ballots(c, number))
        for seat in asked_of(vote):
            if seat not in cast:
                await bench.service.cast(bench.call(101 + seat), table, vote.id, "yes")


async def repaired(bench: Bench, table: int, what: str, value: str) -> None:
    """Something set right by all."""
    await bench.service.set_change(bench.call(101), table, what, value)
    mark = (await bench.service.repair_draft(bench.call(101), table)).mark
    await bench.service.propose(bench.call(101), table, mark)
    await agreed(bench, table)


async def switched(bench: Bench, table: int) -> None:
    """The first switch that can be set, set by decision of the table."""
    loaded = await bench.loaded(table)
    option, (value, *_) = next((name, values) for name, values in switchable(loaded).items() if values)
    await bench.db.transaction(lambda c: switch(c, load(c, table), option, value, 0, bench.now))


async def test_answers_left_ahead_survive_decisions_and_an_undo_across_them(bench: Bench) -> None:
    table = await bench.table(3)
    before = await bench.loaded(table)
    seat, cards = await ranked(bench, table)
    await repaired(bench, table, "francs.1", "40")
    await switched(bench, table)
    other = next(one for one in range(3) if one not in (seat, before.active[0]))
    await bench.service.move(bench.call(101 + other), table, None, f"rank {cards[1]}")
    loaded = await bench.loaded(table)
    assert loaded.state.seats[1].francs == 40
    assert (loaded.state.seats[seat].ranking, loaded.state.seats[other].ranking) == (cards, (cards[1],))
    replayed = await bench.db.read(lambda c: position_after(c, loaded, loaded.row.seal))
    assert replayed.seats[seat].ranking == cards  # of the checkpoint; the other was left after the seal
    await bench.service.ask_undo(bench.call(101), table, 2)
    await agreed(bench, table)
    after = await bench.loaded(table)
    assert after.state.seats[1].francs == before.state.seats[1].francs
    assert after.options == before.options
    assert (after.state.seats[seat].ranking, after.state.seats[other].ranking) == (cards, (cards[1],))
    kinds = [event.kind for event, undone in await bench.told(101, table) if undone]
    assert [kind for kind in kinds if kind in DECISIONS] == ["table_repaired", "table_switched"]


async def test_a_decision_while_a_turn_is_open_leaves_it_open(bench: Bench) -> None:
    table = await bench.table(3)
    user = await bench.user(table)
    await bench.service.move(bench.call(user), table, None, (await bench.choices(table))[0])
    moves = [seat.moves for seat in (await bench.loaded(table)).seats]
    await repaired(bench, table, "francs.1", "40")
    assert [seat.moves for seat in (await bench.loaded(table)).seats] == moves
    await bench.service.finish(bench.call(user), table, None)
    assert (await bench.loaded(table)).row.seal == 2
