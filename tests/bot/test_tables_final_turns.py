"""Which turns can be reopened, what an undo leaves of open turns, and how a turn of several presses is cut."""

import asyncio
from typing import Any

import msgspec
import pytest

from bot.errors import Refused, Stale
from bot.tables.presses import first_moves, moves_of
from bot.tables.sealing import QUIET, seal
from db import tables, votes
from games.engine.contract import PhaseEnd, Reveal, Transition
from games.engine.event import Entry, Event
from tests.bot.table_bench import Bench


async def after_draft(bench: Bench, table: int) -> None:
    while (await bench.loaded(table)).state.phase == "draft":
        await bench.turn(table)


async def open_moves(bench: Bench, table: int, user: int) -> tuple[str, ...]:
    position = (await bench.service.seen(user, table)).position
    assert position is not None
    return position.moves


@pytest.mark.parametrize("space", ["factory", "order"])
async def test_a_turn_whose_refill_has_shown_a_card_is_never_reopened(bench: Bench, space: str) -> None:
    """The end of the turn turned a card over: whoever goes back would choose with it in sight."""
    table = await bench.table(2)
    await after_draft(bench, table)
    user = await bench.user(table)
    places = [one for one in await bench.choices(table) if one.startswith(f"place {space}_")]
    place = next(one for one in places if "draw" not in one)
    await bench.service.move(bench.call(user), table, None, place)
    while "end" not in await bench.choices(table):
        await bench.service.move(bench.call(user), table, None, (await bench.choices(table))[0])
    await bench.service.finish(bench.call(user), table, None)
    stored = await bench.loaded(table)
    assert msgspec.json.decode((await bench.lines(table))[-1].learnt) == [0, 1]
    assert stored.row.finished_by is None
    assert not (await bench.service.seen(user, table)).retractable
    assert await bench.key(bench.service.back(bench.call(user), table, None)) == "nothing-to-take-back"
    assert (await bench.loaded(table)).state == stored.state


async def test_ones_own_act_does_not_end_ones_take_back(bench: Bench) -> None:
    table = await bench.table(3)
    user = await bench.turn(table)
    for _ in range(2):
        seen = await bench.service.seen(user, table)
        assert seen.retractable
    assert (await bench.service.seen(user, table)).retractable
    assert await bench.service.back(bench.call(user), table, None) == "turn-taken-back"


async def test_a_finished_turn_is_taken_back_after_others_opened_their_panels(bench: Bench) -> None:
    """They saw what the channel was told; what they see is stale once the turn is open again."""
    table = await bench.table(3)
    user = await bench.turn(table)
    following = await bench.user(table)
    opened = (await bench.service.seen(following, table)).position
    assert opened is not None
    choice = (await bench.choices(table))[0]
    assert await bench.service.back(bench.call(user), table, None) == "turn-taken-back"
    stale = bench.service.move(bench.call(following), table, opened.decision, choice)
    assert isinstance(await bench.refused(stale), Stale)


async def test_the_first_move_of_another_seat_ends_taking_back(bench: Bench) -> None:
    """Also where it is taken back again: the others have begun to play on."""
    table = await bench.table(3)
    user = await bench.turn(table)
    following = await bench.user(table)
    await bench.service.move(bench.call(following), table, None, (await bench.choices(table))[0])
    assert await bench.key(bench.service.back(bench.call(user), table, None)) == "nothing-to-take-back"
    await bench.service.back(bench.call(following), table, None)
    assert await bench.key(bench.service.back(bench.call(user), table, None)) == "nothing-to-take-back"


async def test_a_refused_move_and_an_answer_ahead_of_another_seat_end_nothing(bench: Bench) -> None:
    table = await bench.table(3)
    user = await bench.turn(table)
    following = await bench.user(table)
    waiting = next(one for one in (101, 102, 103) if one not in (user, following))
    assert await bench.refused(bench.service.move(bench.call(following), table, None, "end"))
    assert await bench.refused(bench.service.move(bench.call(waiting), table, None, "place bank"))
    card = (await bench.loaded(table)).state.draft[0]
    for other in (following, waiting):
        assert await bench.service.move(bench.call(other), table, None, f"rank {card}") == "answer-left"
    assert await bench.service.back(bench.call(user), table, None) == "turn-taken-back"


@pytest.mark.parametrize("first", ["the move", "taking back"])
async def test_of_a_move_and_a_take_back_at_once_exactly_one_counts(bench: Bench, first: str) -> None:
    table = await bench.table(3)
    user = await bench.turn(table)
    following = await bench.user(table)
    opened = (await bench.service.seen(following, table)).position
    assert opened is not None
    choice = (await bench.choices(table))[0]
    move = bench.service.move(bench.call(following), table, opened.decision, choice)
    back = bench.service.back(bench.call(user), table, None)
    both = (move, back) if first == "the move" else (back, move)
    done, refused = await asyncio.gather(*both, return_exceptions=True)
    if first == "the move":
        assert done == "move-made"
        assert isinstance(refused, Refused)
        assert refused.key == "nothing-to-take-back"
    else:
        assert done == "turn-taken-back"
        assert isinstance(refused, Stale)


async def test_ones_own_answer_ahead_does_not_end_ones_take_back(bench: Bench) -> None:
    table = await bench.table(3)
    user = await bench.turn(table)
    card = (await bench.loaded(table)).state.draft[0]
    assert await bench.service.move(bench.call(user), table, None, f"rank {card}") == "answer-left"
    assert await bench.service.back(bench.call(user), table, None) == "turn-taken-back"


@pytest.mark.parametrize(
    ("count", "kept"),
    [
        (0, ()),
        (1, (("a",),)),
        (2, (("a",), ("b",))),
        (3, (("a",), ("b", "c"))),
        (4, (("a",), ("b", "c", "d"))),
        (5, (("a",), ("b", "c", "d"), ("e",))),
        (6, (("a",), ("b", "c", "d"), ("e",))),
    ],
)
def test_the_first_moves_cut_a_press_of_several(count: int, kept: tuple[tuple[str, ...], ...]) -> None:
    presses = (("a",), ("b", "c", "d"), ("e",))
    assert first_moves(presses, count) == kept
    assert moves_of(first_moves(presses, count)) == moves_of(presses)[:count]


async def test_an_open_turn_is_cut_within_a_press_and_goes_on_from_there(bench: Bench) -> None:
    """What a plan did is one press: where its end no longer holds, the rest stands and is taken back as one."""
    table = await bench.table(2)
    await after_draft(bench, table)
    user = await bench.user(table)
    space = next(one for one in await bench.choices(table) if one.startswith("place mining"))
    seat = (await bench.loaded(table)).active[0]
    presses = msgspec.json.encode([[space], ["cage 1", "cage 0", "cage 99"]]).decode()
    await bench.db.transaction(lambda c: tables.change_seat(c, table, seat, moves=presses))
    assert await open_moves(bench, table, user) == (space, "cage 1", "cage 0")
    await bench.service.move(bench.call(user), table, None, "cage 1")
    row = (await bench.loaded(table)).seats[seat]
    assert msgspec.json.decode(row.moves) == [[space], ["cage 1", "cage 0"], ["cage 1"]]
    await bench.service.back(bench.call(user), table, None)
    await bench.service.back(bench.call(user), table, None)
    assert await open_moves(bench, table, user) == (space,)


async def test_the_askers_own_open_moves_are_gone_after_an_undo(bench: Bench) -> None:
    """They were made for a position that is gone, although no turn of the asker's fell."""
    table = await bench.table(3)
    first = await bench.turn(table)
    asker = await bench.user(table)
    await bench.service.move(bench.call(asker), table, None, (await bench.choices(table))[0])
    seat = (await bench.loaded(table)).seat_of(asker)
    assert seat is not None
    assert seat.moves != "[]"
    await bench.service.ask_undo(bench.call(asker), table, 1)
    (vote,) = await bench.db.read(lambda c: votes.open_votes(c, table))
    assert await bench.service.cast(bench.call(first), table, vote.id, "yes") == "vote-passed"
    after = (await bench.loaded(table)).seat_of(asker)
    assert after is not None
    assert (after.moves, after.cut) == ("[]", None)
    assert after.decision > seat.decision


FINAL: dict[str, dict[str, Any]] = {
    "a reveal to all": {"reveals": (Reveal("card"),)},
    "a reveal to another": {"reveals": (Reveal("card", (1,)),)},
    "a phase that ended": {"phase_ends": True},
    "an answer left ahead": {"fired": (1,)},
    "another's loss": {"events": (Event("passed", "7", 1, entries=(Entry(1, "francs", -1),)),)},
}
OPEN = {
    "nothing": {},
    "the own gain": {"events": (Event("passed", "7", 0, entries=(Entry(0, "francs", 1),)),)},
    "nobody's event": {"events": (Event("passed", "7", entries=(Entry(1, "francs", 1),)),)},
}


@pytest.mark.parametrize("what", [*FINAL, *OPEN])
async def test_what_makes_a_finished_turn_final(bench: Bench, what: str) -> None:
    """Each alone, whatever else a game brings together with it."""
    table = await bench.table(2)
    loaded = await bench.loaded(table)
    more: dict[str, Any] = {**FINAL, **OPEN}[what]
    if "phase_ends" in more:
        more = {"phase_ends": (PhaseEnd("draft", loaded.state, 0),)}
    ended = Transition(loaded.state, **more)
    seat = loaded.seats[0]
    await bench.db.transaction(lambda c: seal(c, loaded, seat, (("end",),), [ended], bench.now))
    assert (await bench.loaded(table)).row.finished_by == (None if what in FINAL else 0)


@pytest.mark.parametrize("what", ["a reveal to another", "an answer left ahead", "another's loss"])
async def test_what_a_move_before_the_end_showed_makes_the_turn_final_too(bench: Bench, what: str) -> None:
    """Open moves are applied anew when others have sealed: one may show now what it did not show at its press.

    What another loses by a move, in the open, is a choice like any other.
    """
    table = await bench.table(2)
    loaded = await bench.loaded(table)
    steps = [Transition(loaded.state, **FINAL[what]), Transition(loaded.state)]
    seat = loaded.seats[0]
    await bench.db.transaction(lambda c: seal(c, loaded, seat, (("pay",), ("end",)), steps, bench.now))
    assert (await bench.loaded(table)).row.finished_by == (0 if what == "another's loss" else None)


async def test_a_turn_that_goes_on_is_not_reopened_but_taken_back(bench: Bench) -> None:
    """Seals within a turn leave nothing to reopen, and keep the note until the turn is over."""
    table = await bench.table(2)
    await after_draft(bench, table)
    user = await bench.user(table)
    await bench.service.set_note(bench.call(user), table, "the tunnel")
    await bench.service.move(bench.call(user), table, None, "place order_draw")
    seen = await bench.service.seen(user, table)
    assert seen.loaded.row.finished_by is None
    assert seen.seat is not None
    assert seen.seat.note == "the tunnel"
    await bench.turn(table)
    seat = (await bench.loaded(table)).seat_of(user)
    assert seat is not None
    assert seat.note == ""


@pytest.mark.slow
async def test_a_minute_after_a_withdrawal_the_same_seats_are_pinged_again(bench: Bench) -> None:
    table = await bench.table(2)
    user = await bench.turn(table)
    await bench.service.back(bench.call(user), table, None)
    bench.now += QUIET
    await bench.service.finish(bench.call(user), table, None)
    assert (await bench.letters(table))[-1].ping
