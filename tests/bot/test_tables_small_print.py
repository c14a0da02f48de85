"""Single columns and comparisons of the tables on which something hangs: cuts, decisions, notes, the log."""

from importlib.resources import files

import msgspec

from bot.board_files import BoardFile
from bot.errors import Stale
from bot.letters import LobbyLetter
from bot.tables.loaded import load
from bot.tables.sealing import recheck, show_card
from db import history, outbox, tables, votes
from db.rows import SeatRow
from games.engine.event import Event
from games.kohle_kolonie.game import GAME as KOHLE
from tests.bot.table_bench import CHANNEL, Bench


async def seat_of(bench: Bench, table: int, user: int) -> SeatRow:
    seat = (await bench.loaded(table)).seat_of(user)
    assert seat is not None
    return seat


async def with_moves(bench: Bench, table: int, seat: int, presses: list[list[str]]) -> None:
    stored = msgspec.json.encode(presses).decode()
    await bench.db.transaction(lambda c: tables.change_seat(c, table, seat, moves=stored))


async def test_a_cut_keeps_what_holds_counts_the_rest_and_makes_controls_stale(bench: Bench) -> None:
    table = await bench.table(3)
    user = await bench.user(table)
    loaded = await bench.loaded(table)
    before = await seat_of(bench, table, user)
    idle = [seat for seat in loaded.seats if seat.user != user]
    first = f"draft {loaded.state.draft[0]}"
    await with_moves(bench, table, before.seat, [[first], ["cage 1", "cage 2"]])
    await bench.db.transaction(lambda c: recheck(c, load(c, table), loaded.state))
    after = await seat_of(bench, table, user)
    assert (msgspec.json.decode(after.moves), after.cut) == ([[first]], "2")
    assert after.decision == before.decision + 1
    assert [seat for seat in (await bench.loaded(table)).seats if seat.user != user] == idle
    await bench.db.transaction(lambda c: recheck(c, load(c, table), loaded.state))
    assert (await seat_of(bench, table, user)).decision == after.decision


async def test_an_answer_left_ahead_cuts_open_turns_that_no_longer_hold(bench: Bench) -> None:
    table = await bench.table(2)
    user = await bench.user(table)
    cards = (await bench.loaded(table)).state.draft
    await with_moves(bench, table, (await seat_of(bench, table, user)).seat, [[f"draft {cards[0]}"], ["cage 1"]])
    await bench.service.move(bench.call(203 - user), table, None, f"rank {cards[1]}")
    assert (await seat_of(bench, table, user)).cut == "1"


async def test_who_takes_back_an_own_move_ends_the_others_take_back(bench: Bench) -> None:
    table = await bench.table(2)
    user = await bench.turn(table)
    other = await seat_of(bench, table, 203 - user)
    await with_moves(bench, table, other.seat, [[f"draft {(await bench.loaded(table)).state.draft[0]}"]])
    assert await bench.service.back(bench.call(203 - user), table, None) == "move-taken-back"
    assert await bench.key(bench.service.back(bench.call(user), table, None)) == "nothing-to-take-back"


async def test_an_answer_left_again_after_a_take_back_is_a_line_of_the_log(bench: Bench) -> None:
    """The lines that hold lead to the state, answers included."""
    table = await bench.table(3)
    user = await bench.turn(table)
    following = await bench.user(table)
    other = next(one for one in (101, 102, 103) if one not in (user, following))
    card = (await bench.loaded(table)).state.draft[0]
    await bench.service.move(bench.call(other), table, None, f"rank {card}")
    await bench.service.back(bench.call(user), table, None)
    assert await bench.replayed(table) == (await bench.loaded(table)).state
    seat = (await seat_of(bench, table, other)).seat
    assert [line.seat for line in await bench.lines(table) if line.actions == f'["rank {card}"]'] == [seat]


async def test_a_preset_leaves_the_tables_board(bench: Bench) -> None:
    data = (files("games.kohle_kolonie.boards") / "steiger.json").read_bytes()
    data = msgspec.json.encode(msgspec.json.decode(data) | {"name": "Our own"})
    assert KOHLE.boards is not None
    fingerprint, name = KOHLE.boards.read(data)
    board = BoardFile(fingerprint, name, data)
    call = bench.call(101)
    table = await bench.service.new(call, "kohle_kolonie", 1, CHANNEL, "en", threads=True, board=board)
    for preset in KOHLE.presets:
        assert await bench.service.set_preset(bench.call(101), table, preset) == "option-set"
        assert (await bench.loaded(table)).options["board"] == fingerprint


async def test_the_next_move_forgets_the_cut(bench: Bench) -> None:
    table = await bench.table(2)
    user = await bench.user(table)
    seat = (await seat_of(bench, table, user)).seat
    await bench.db.transaction(lambda c: tables.change_seat(c, table, seat, cut="2"))
    await bench.service.move(bench.call(user), table, None, (await bench.choices(table))[0])
    assert (await seat_of(bench, table, user)).cut is None


async def test_an_answer_left_ahead_makes_the_controls_of_its_seat_stale(bench: Bench) -> None:
    table = await bench.table(2)
    user = await bench.user(table)
    other = await seat_of(bench, table, 203 - user)
    cards = (await bench.loaded(table)).state.draft
    await bench.service.move(bench.call(203 - user), table, other.decision, f"rank {cards[0]}")
    again = bench.service.move(bench.call(203 - user), table, other.decision, f"rank {cards[1]}")
    assert isinstance(await bench.refused(again), Stale)


async def test_a_control_of_a_later_position_is_stale_as_well(bench: Bench) -> None:
    """After a restored backup a message may carry a higher number than the seat."""
    table = await bench.table(2)
    user = await bench.user(table)
    decision = (await seat_of(bench, table, user)).decision
    move = bench.service.move(bench.call(user), table, decision + 5, (await bench.choices(table))[0])
    assert isinstance(await bench.refused(move), Stale)


async def test_a_reopened_turn_makes_everybodys_controls_stale(bench: Bench) -> None:
    table = await bench.table(3)
    user = await bench.turn(table)
    before = [seat.decision for seat in (await bench.loaded(table)).seats]
    await bench.service.back(bench.call(user), table, None)
    assert [seat.decision for seat in (await bench.loaded(table)).seats] == [one + 1 for one in before]


async def test_after_an_undo_there_is_no_turn_to_reopen(bench: Bench) -> None:
    table = await bench.table(3)
    user = await bench.turn(table)
    state = (await bench.loaded(table)).row.seal
    assert await bench.service.ask_undo(bench.call(user), table, 1) == "undone"
    assert await bench.key(bench.service.back(bench.call(user), table, None)) == "nothing-to-take-back"
    assert (await bench.loaded(table)).row.seal == state + 1


async def test_an_undo_asks_whoever_gained_or_lost_in_the_turns_that_fall(bench: Bench) -> None:
    """Also where the event is somebody else's and only an entry is theirs."""
    table = await bench.table(3)
    user = await bench.turn(table)
    (seat, *_) = [seat for seat in (await bench.loaded(table)).seats if seat.user != user]
    line = (await bench.lines(table))[-1]
    assert line.learnt == "[]"
    event = Event("passed", "7", line.seat, entries=())
    stored = msgspec.json.encode([msgspec.structs.replace(event, entries=((seat.seat, "francs", -1),))]).decode()
    await bench.db.transaction(lambda c: c.execute("UPDATE log SET events = ? WHERE id = ?", (stored, line.id)))
    assert await bench.service.ask_undo(bench.call(user), table, 1) == "vote-opened"
    (vote,) = await bench.db.read(lambda c: votes.open_votes(c, table))
    assert msgspec.json.decode(vote.asked) == [seat.seat]


async def test_a_successors_controls_are_not_those_of_who_left(bench: Bench) -> None:
    table = await bench.table(3)
    await bench.service.leave(bench.call(103), table)
    left = (await bench.loaded(table)).seats[2].decision
    await bench.service.join(bench.call(500), table)
    (vote,) = await bench.db.read(lambda c: votes.open_votes(c, table))
    await bench.service.cast(bench.call(101), table, vote.id, "yes")
    await bench.service.cast(bench.call(102), table, vote.id, "yes")
    assert (await seat_of(bench, table, 500)).decision == left + 1


async def test_a_command_finds_the_own_table_among_several_and_asks_a_stranger_which(bench: Bench) -> None:
    first = await bench.lobby(2)
    await bench.service.new(bench.call(300), "coal_baron", 1, CHANNEL, "en", threads=True)
    assert (await bench.service.find(102, CHANNEL)).id == first
    assert await bench.key(bench.service.find(999, CHANNEL)) == "several-tables"


async def test_news_begin_after_the_own_last_turn(bench: Bench) -> None:
    """Moves that seal within the turn are no end of it."""
    table = await bench.table(2)
    user = await bench.turn(table)
    assert (await bench.service.news(user, table)).events == ()
    await bench.turn(table)
    events = (await bench.service.news(user, table)).events
    assert events
    assert {event.seat for event in events} <= {None, (await seat_of(bench, table, 203 - user)).seat}
    while (await bench.loaded(table)).state.phase == "draft":
        await bench.turn(table)
    await bench.turn(table)
    mover = await bench.user(table)
    before = (await bench.service.news(mover, table)).events
    assert before
    await bench.service.move(bench.call(mover), table, None, "place order_draw")
    after = (await bench.service.news(mover, table)).events
    assert after[: len(before)] == before


async def test_a_table_moved_once_is_not_lost_any_more(bench: Bench) -> None:
    table = await bench.table(2)
    await bench.service.lose(20, bench.now)
    assert await bench.service.relocate(bench.call(101), table, 30) == "relocated"
    assert await bench.key(bench.service.relocate(bench.call(101), table, 40)) == "place-not-lost"


async def test_a_note_is_one_short_line(bench: Bench) -> None:
    table = await bench.table(2)
    await bench.service.set_note(bench.call(101), table, "  the\n tunnel \t" + "x" * 400)
    note = (await seat_of(bench, table, 101)).note
    assert note.startswith("the tunnel xxx")
    assert len(note) == 300
    assert await bench.service.set_note(bench.call(101), table, " \n ") == "note-removed"


async def test_each_undo_has_its_own_number_in_the_log(bench: Bench) -> None:
    table = await bench.table(3)
    for _ in range(2):
        user = await bench.turn(table)
        assert await bench.service.ask_undo(bench.call(user), table, 1) == "undone"
    rows = await bench.db.read(lambda c: c.execute("SELECT undone FROM log WHERE undone IS NOT NULL").fetchall())
    assert sorted({row[0] for row in rows}) == [1, 2]


async def test_a_checkpoint_of_a_branch_that_was_undone_is_none(bench: Bench) -> None:
    table = await bench.table(3)
    user = await bench.turn(table)
    fallen = (await bench.loaded(table)).row.seal
    await bench.service.ask_undo(bench.call(user), table, 1)
    number, _ = await bench.db.read(lambda c: history.checkpoint(c, table, fallen))
    assert number < fallen


async def test_the_log_keeps_what_only_one_seat_may_see(bench: Bench) -> None:
    table = await bench.table(3)
    events = [Event("a", "1", 0, only=(1,)), Event("b", "1", 0)]
    stored = msgspec.json.encode(events).decode()
    before = {user: len(await bench.told(user, table)) for user in (101, 102, 103, 999)}
    await bench.db.transaction(lambda c: history.add_line(c, table, 1, seat=0, actions="[]", events=stored))
    after = {user: len(await bench.told(user, table)) for user in before}
    assert {user: after[user] - before[user] for user in before} == {101: 1, 102: 2, 103: 1, 999: 1}


async def test_a_ballot_of_a_question_that_is_closed_stays(bench: Bench) -> None:
    """Whoever leaves takes back only what still counts."""
    table = await bench.table(4)
    await bench.service.ask_stop(bench.call(101), table)
    (vote,) = await bench.db.read(lambda c: votes.open_votes(c, table))
    await bench.service.cast(bench.call(102), table, vote.id, "no")
    await bench.service.cast(bench.call(103), table, vote.id, "no")
    await bench.service.leave(bench.call(102), table)
    assert await bench.db.read(lambda c: votes.ballots(c, vote.id)) == {0: "yes", 1: "no", 2: "no"}


async def test_the_newest_table_of_a_channel_comes_first(bench: Bench) -> None:
    first, second = await bench.lobby(2), await bench.lobby(2)
    assert [row.id for row in await bench.db.read(lambda c: tables.tables_at(c, CHANNEL))] == [second, first]
    assert [row.id for row in await bench.service.tables_of(101)] == [second, first]


async def test_a_card_that_waits_is_replaced_by_the_same_tables_only(bench: Bench) -> None:
    first, second = await bench.lobby(2), await bench.lobby(2)
    await bench.db.transaction(lambda c: show_card(c, load(c, second), bench.now))
    for table in (first, second):
        waiting = [row for row in await bench.rows(table) if row.status == "waiting"]
        assert [msgspec.json.decode(row.letter, type=LobbyLetter) for row in waiting] == [LobbyLetter()]
    assert await bench.db.read(lambda c: outbox.next_row(c, CHANNEL, bench.now)) is not None


async def test_what_was_told_is_told_once(bench: Bench) -> None:
    """Each hand-over tells the events since the last, and the news of a new turn begin with it."""
    table = await bench.table(2)
    for _ in range(2):
        await bench.turn(table)
    letters = await bench.letters(table)
    told = [event for letter in letters for event in getattr(letter, "events", ())]
    assert len(told) == len([event for event in await bench.events(table) if event.only is None])
