"""Why something is as it is, read from the log: lines, accounts and balances, and to whom they are told."""

from collections.abc import Sequence
from contextlib import suppress
from random import Random

import msgspec
import pytest

from bot.contesting import Point
from bot.errors import Damaged, Refusal
from bot.post import Post
from bot.presenter import PRESENTERS, presenter_of, register
from bot.tables.mending import set_back
from bot.words import LANGUAGES, words
from cogs.coal_baron import PRESENTER
from cogs.views.ledger import account_post, balance_post, shown_bookings
from cogs.views.why import line_post, refusal_post, told_post
from db import history, told
from games.coal_baron.game import GAME
from games.coal_baron.state import SOURCES
from games.engine.codec import encode_state
from games.engine.contract import REPAIRED, TABLE_RULE
from games.engine.event import Entry, Event, Fact
from games.engine.rng import Rng
from games.registry import GAMES
from tests.bot.table_bench import CHANNEL, GUILD, THREAD, Bench

EN = words("en")
STRANGER = 999
MONEY = ("francs", "points")


async def played(bench: Bench, turns: int = 30, players: int = 3, seed: int = 5) -> int:
    """A table in the middle of its game."""
    table, rng = await bench.table(players), Random(seed)
    for _ in range(turns):
        await bench.turn(table, rng)
    return table


async def check_balances(bench: Bench, table: int) -> None:
    """What is booked is what each seat has, for whoever looks."""
    loaded = await bench.loaded(table)
    for seat in loaded.seats:
        for user in (*(one.user for one in loaded.seats), STRANGER):
            ledger = await bench.service.ledger(bench.call(user or 0), table, seat.seat)
            assert ledger.unreadable == 0
            has = GAME.owned(loaded.state, seat.seat)
            accounts = has if user == seat.user else MONEY
            assert {account: ledger.booked(account) for account in accounts} == {
                account: has[account] for account in accounts
            }


@pytest.mark.slow
async def test_a_balance_is_what_everybody_has_through_a_whole_game_with_undos(bench: Bench) -> None:
    table, rng = await bench.table(3), Random(2)
    count = 0
    while (await bench.loaded(table)).row.status == "running":
        user = await bench.turn(table, rng)
        count += 1
        if count % 7 == 0:
            with suppress(Refusal):
                await bench.service.back(bench.call(user), table, None)
            await bench.db.transaction(lambda c: _back_by(c, table, rng.randint(1, 3), bench.now))
        if count % 10 == 0:
            await check_balances(bench, table)
        if count > 400:
            break
    await check_balances(bench, table)
    undone = await bench.db.read(lambda c: c.execute("SELECT count(*) FROM log WHERE undone").fetchone()[0])
    assert undone > 10
    assert bench.faults == []


def _back_by(connection, table: int, turns: int, now: int) -> None:
    """Set a running table back by some seals, as the host can."""
    newest = history.last_sealed(connection, table)
    target = max(0, (newest.seal or 0) - turns) if newest else 0
    kept = [seal for seal in history.seals_kept(connection, table) if seal <= target]
    if kept and connection.execute("SELECT status FROM tables WHERE id = ?", (table,)).fetchone()[0] == "running":
        set_back(connection, table, kept[0], now)


async def test_a_line_says_what_it_moved_and_on_what_it_rests(bench: Bench) -> None:
    table = await bench.table(2)
    facts = (Fact("worked", {"workers": 3}),)
    event = Event(
        "francs_taken",
        "Money",
        0,
        {"francs": 3},
        (Entry(0, "francs", 3), Entry(1, "workers", -2)),
        (),
        None,
        facts,
    )
    number = await add(bench, table, [event], seat=1, round=2)
    found = await bench.service.why_line(bench.call(101), table, Point("line", number, 0))
    (line,) = found.lines
    assert (line.event, line.whose, line.round, line.at, line.undone) == (event, 1, 2, bench.now, None)
    said = line_post(found, EN).text
    assert "🟠\u00a0User 101: +3 francs" in said
    assert "🔵\u00a0User 102: −2 workers in reserve" in said
    assert "Shift 2, turn of 🔵\u00a0User 102" in said


async def test_each_of_several_lines_of_one_turn_is_meant_by_its_place(bench: Bench) -> None:
    table = await bench.table(2)
    events = [Event("francs_taken", "Money", 0, {"francs": n}, (Entry(0, "francs", n),)) for n in (1, 2, 3)]
    number = await add(bench, table, events)
    for place, event in enumerate(events):
        point = Point.read(f"line {number}.{place}")
        assert point is not None
        assert (await bench.service.why_line(bench.call(102), table, point)).lines[0].event == event
    assert Point.read(f"line {number}") == Point("line", number, 0)
    for wrong in (Point("line", number, 3), Point("line", number + 1), Point("line", 0)):
        assert await bench.key(bench.service.why_line(bench.call(102), table, wrong)) == "why-line-unknown"


@pytest.mark.parametrize(
    "text", ["", "line", "line x", "line -1", "line 1.x", "refusal 1.2", "refusal", "row 1", "line 1 2"]
)
def test_what_is_no_point_is_read_as_none(text: str) -> None:
    assert Point.read(text) is None


def test_a_point_is_read_as_it_is_written() -> None:
    for point in (Point("line", 12, 3), Point("line", 10**17), Point("refusal", 7)):
        assert Point.read(str(point)) == point


async def test_a_line_of_another_table_is_none_of_this_one(bench: Bench) -> None:
    first, second = await bench.table(2), await bench.table(2, place=21)
    line = (await bench.lines(second))[0].id
    assert (
        await bench.key(bench.service.why_line(bench.call(101), first, Point("line", line))) == "why-line-unknown"
    )


async def test_what_was_undone_says_so_and_by_whose_undo_and_counts_no_more(bench: Bench) -> None:
    table = await bench.table(2)
    user = await bench.turn(table)
    seat = (await bench.loaded(table)).seat_of(user)
    assert seat is not None
    line = (await bench.lines(table))[-1]
    before = (await bench.service.ledger(bench.call(user), table)).bookings
    await bench.turn(table)
    asker = user
    await bench.service.ask_undo(bench.call(asker), table, 2)
    for vote in await bench.db.read(lambda c: c.execute("SELECT id FROM votes WHERE status = 'open'").fetchall()):
        other = 101 if asker == 102 else 102
        await bench.service.cast(bench.call(other), table, vote[0], "yes")
    found = await bench.service.why_line(bench.call(101), table, Point("line", line.id))
    undone = found.lines[0].undone
    assert undone is not None
    assert (undone.by, undone.at) == (seat.seat, bench.now)
    assert f"asked for it (<t:{bench.now}:f>)" in line_post(found, EN).text
    assert (await bench.service.ledger(bench.call(user), table)).bookings != before
    assert "(taken back)" in told_post(await bench.service.newest_lines(bench.call(101), table), EN).text
    await check_balances(bench, table)


async def test_what_the_host_set_back_says_so(bench: Bench) -> None:
    table = await bench.table(2)
    await bench.turn(table)
    line = (await bench.lines(table))[-1]
    await bench.db.transaction(lambda c: set_back(c, table, 0, bench.now))
    found = await bench.service.why_line(bench.call(101), table, Point("line", line.id))
    assert found.lines[0].undone is not None
    assert found.lines[0].undone.by is None
    assert EN("why-undone-host", at=bench.now) in line_post(found, EN).text
    newest = (await bench.service.newest_lines(bench.call(101), table)).lines[0]
    only = await bench.service.why_line(bench.call(101), table, newest.point)
    assert EN("news-mended") in line_post(only, EN).text
    await bench.db.transaction(lambda c: c.execute("DELETE FROM log WHERE seal = 2 AND undone IS NULL"))
    found = await bench.service.why_line(bench.call(101), table, Point("line", line.id))
    assert EN("why-undone-unknown") in line_post(found, EN).text


async def test_only_whom_an_event_is_for_learns_why(bench: Bench) -> None:
    table = await bench.table(3)
    secret = Event("order_kept", "Orders", 0, {}, (Entry(0, "orders", 1),), (), (0,))
    shown = Event("francs_taken", "Money", 0, {"francs": 1}, (Entry(0, "francs", 1),))
    number = await add(bench, table, [secret, shown])
    await bench.db.transaction(lambda c: told.tell(c, 77, table, number, number))
    for user, sees in ((101, True), (102, False), (STRANGER, False)):
        call = bench.call(user)
        points = {one.point for one in (await bench.service.lines_told(call, 77)).lines}
        assert (Point("line", number, 0) in points) == sees
        assert Point("line", number, 1) in points
        newest = {one.point for one in (await bench.service.newest_lines(call, table)).lines}
        assert (Point("line", number, 0) in newest) == sees
        booked = (await bench.service.ledger(call, table, 0)).of("orders")
        assert (Point("line", number, 0) in {one.point for one in booked}) == sees
        events = await bench.service.booked_events(
            call, table, (await bench.service.ledger(bench.call(101), table)).bookings
        )
        assert (Point("line", number, 0) in events) == sees
        asked = bench.service.why_line(call, table, Point("line", number, 0))
        if sees:
            await asked
        else:
            assert await bench.key(asked) == "why-line-unknown"


async def test_a_suspended_seat_sees_what_a_stranger_sees(bench: Bench) -> None:
    table = await bench.table(3)
    number = await add(bench, table, [Event("order_kept", "Orders", 0, {}, (), (), (0,))])
    await bench.service.suspend(bench.call(900, moderates=THREAD), table, 0)
    assert (
        await bench.key(bench.service.why_line(bench.call(101), table, Point("line", number)))
        == "why-line-unknown"
    )
    assert await bench.key(bench.service.ledger(bench.call(101), table)) == "why-needs-seat"
    assert await bench.service.own_refusals(bench.call(101), table) == ()


async def test_who_may_not_look_learns_nothing(bench: Bench) -> None:
    table = await bench.table(2)
    line = (await bench.lines(table))[0].id
    await bench.db.transaction(lambda c: told.tell(c, 77, table, line, line))
    call = bench.call(STRANGER, guild=GUILD + 1)
    point = Point("line", line)
    for asked in (
        bench.service.why_line(call, table, point),
        bench.service.newest_lines(call, table),
        bench.service.ledger(call, table, 0),
        bench.service.why_refused(call, table, 1),
        bench.service.own_refusals(call, table),
    ):
        assert await bench.key(asked) == "table-unknown"
    assert await bench.key(bench.service.lines_told(call, 77)) == "why-message-elsewhere"
    assert await bench.key(bench.service.lines_told(bench.call(101), 77, table + 1)) == "why-message-told-nothing"
    assert await bench.key(bench.service.lines_told(bench.call(101), 78)) == "why-message-told-nothing"


async def test_before_a_game_and_of_no_table_there_is_nothing(bench: Bench) -> None:
    lobby = await bench.lobby(2, channel=CHANNEL + 1)
    assert await bench.key(bench.service.newest_lines(bench.call(101), lobby)) == "table-is-lobby"
    assert await bench.key(bench.service.ledger(bench.call(101), 77)) == "table-unknown"


async def test_an_ended_game_and_one_at_rest_answer_and_stay_as_they_are(bench: Bench) -> None:
    table = await played(bench, 4)
    before = await bench.service.ledger(bench.call(101), table)
    await bench.service.rest(bench.call(900, moderates=THREAD), table)
    assert (await bench.service.ledger(bench.call(101), table)).bookings == before.bookings
    assert (await bench.loaded(table)).row.resting
    await bench.db.transaction(lambda c: c.execute("UPDATE tables SET status = 'over', resting = 0"))
    found = await bench.service.newest_lines(bench.call(101), table)
    post = line_post(found, EN, contests=True)
    ids = [getattr(one, "id", "") for row in post.rows for one in row]
    assert not [id for id in ids if ":dispute:" in id], "nothing is disputed once it is over"


async def test_an_empty_seat_has_its_balance_all_the_same(bench: Bench) -> None:
    table = await played(bench, 6)
    await bench.service.leave(bench.call(102), table)
    assert (await bench.loaded(table)).seats[1].user is None
    ledger = await bench.service.ledger(bench.call(101), table, 1)
    assert ledger.bookings
    assert balance_post(ledger, "rule", 1, EN).text.startswith("**Balance of ")
    assert await bench.key(bench.service.ledger(bench.call(101), table, 3)) == "player-unknown"


# What cannot be read


async def test_a_line_that_cannot_be_read_is_named_and_no_sum_is_made_up(bench: Bench) -> None:
    table = await bench.table(2)
    whole = await bench.service.ledger(bench.call(101), table)
    has = GAME.owned((await bench.loaded(table)).state, 0)["francs"]
    line = (await bench.lines(table))[0].id
    await bench.db.transaction(lambda c: told.tell(c, 77, table, line, line))
    assert whole.missing("francs") == 0
    assert EN("why-agrees") in balance_post(whole, "rule", 1, EN).text
    for damage in ("[{", "{}", '[{"kind": 3}]', '[{"kind": "x", "rule": "y", "entries": [[0, "francs", "x"]]}]'):
        await bench.damage("UPDATE log SET events = ? WHERE id = ?", damage, line)
        ledger = await bench.service.ledger(bench.call(101), table)
        assert (ledger.unreadable, ledger.booked("francs"), ledger.missing("francs")) == (1, 0, has)
        for by in ("rule", "round"):
            said = balance_post(ledger, by, 1, EN).text
            assert EN("why-unreadable", count=1) in said
            assert EN("why-missing", booked="0 francs", owned=f"{has} francs", missing=f"{has} francs") in said
            assert EN("why-agrees") not in said
        post = account_post(ledger, "francs", 1, {}, EN)
        assert EN("why-unreadable", count=1) in post.text
        with pytest.raises(Damaged):
            await bench.service.why_line(bench.call(101), table, Point("line", line))
        told_of = await bench.service.lines_told(bench.call(101), 77)
        assert (told_of.lines, told_of.unreadable) == ((), 1)
        assert EN("why-unreadable", count=1) in told_post(told_of, EN).text


async def test_where_the_position_cannot_be_read_the_sums_stand_without_a_comparison(bench: Bench) -> None:
    table = await bench.table(2)
    before = await bench.service.ledger(bench.call(101), table)
    await bench.damage("UPDATE tables SET state = x'7b' WHERE id = ?", table)
    ledger = await bench.service.ledger(bench.call(101), table)
    assert (ledger.bookings, ledger.plate) == (before.bookings, None)
    said = balance_post(ledger, "rule", 1, EN).text
    assert EN("why-plate-unreadable") in said
    assert EN("why-agrees") not in said
    line = (await bench.lines(table))[0].id
    assert line_post(await bench.service.why_line(bench.call(101), table, Point("line", line)), EN).text


async def test_lines_of_an_earlier_version_answer_with_what_they_have(bench: Bench) -> None:
    table = await played(bench, 5)
    await bench.db.transaction(lambda c: c.execute("UPDATE log SET round = NULL"))
    ledger = await bench.service.ledger(bench.call(101), table)
    assert EN("why-round-unknown") in balance_post(ledger, "round", 1, EN).text
    found = await bench.service.newest_lines(bench.call(101), table)
    assert EN("why-round-unknown") in line_post(found, EN).text
    await check_balances(bench, table)


async def test_a_fact_of_a_kind_that_is_not_known_is_left_out(bench: Bench) -> None:
    table = await bench.table(2)
    event = Event("francs_taken", "Money", 0, {"francs": 1}, (Entry(0, "francs", 1),), (), None, (Fact("riddle"),))
    number = await add(bench, table, [event])
    said = line_post(await bench.service.why_line(bench.call(101), table, Point("line", number)), EN).text
    assert "+1 franc" in said
    assert EN("why-facts") not in said


async def test_an_open_turn_is_not_in_the_balance_and_that_is_said_to_its_seat_alone(bench: Bench) -> None:
    table = await bench.table(2)
    user = await bench.user(table)
    choices = await bench.choices(table)
    await bench.service.move(bench.call(user), table, None, choices[0])
    loaded = await bench.loaded(table)
    seat = loaded.active[0]
    assert loaded.turns[seat]
    own = await bench.service.ledger(bench.call(user), table, seat)
    assert EN("why-open") in balance_post(own, "rule", 1, EN).text
    other = await bench.service.ledger(bench.call(203 - user), table, seat)
    assert EN("why-open") not in balance_post(other, "rule", 1, EN).text


# Nothing hidden


async def answers(bench: Bench, table: int, user: int) -> list[Post]:
    """Everything that a user can be answered to why."""
    call, posts = bench.call(user), list[Post]()
    service = bench.service
    loaded = await bench.loaded(table)
    newest = await service.newest_lines(call, table)
    posts.append(told_post(newest, EN))
    for line in newest.lines[:60]:
        only = msgspec.structs.replace(newest, lines=(line,))
        posts.append(line_post(only, EN))
        assert (await service.why_line(call, table, line.point)).lines[0] == line
    posts += [refusal_post(one, EN) for one in await service.own_refusals(call, table)]
    for seat in range(len(loaded.seats)):
        ledger = await service.ledger(call, table, seat)
        for account in PRESENTERS[loaded.game.id].accounts(EN):
            for page in (1, 2, 9):
                events = await service.booked_events(call, table, shown_bookings(ledger, account, page))
                posts.append(account_post(ledger, account, page, events, EN))
        posts += [balance_post(ledger, by, 1, EN) for by in ("rule", "round")]
    return posts


async def random_table(bench: Bench, game: str, moves: int, seed: int) -> int:
    """A table of any game after so many random moves, some of which are refused."""
    register(presenter_of(game))
    rng, service = Random(seed), bench.service
    table = await service.new(bench.call(101), game, GUILD, CHANNEL, "en", threads=True)
    for user in (102, 103):
        await service.join(bench.call(user), table)
    await service.start(bench.call(101), table, THREAD)
    for number in range(moves):
        loaded = await bench.loaded(table)
        seat = rng.choice(loaded.active)
        user = loaded.seats[seat].user or 0
        position = (await service.seen(user, table)).position
        assert position is not None
        legal = [loaded.game.notation(one) for one in loaded.game.legal_actions(position.state, seat)]
        await service.move(bench.call(user), table, None, rng.choice(legal))
        if number % 10 == 0:
            with suppress(Refusal):
                await service.finish(bench.call(rng.choice((101, 102, 103))), table, None)
    return table


@pytest.mark.one_quick
@pytest.mark.parametrize("moves", [8, 40, 160])
@pytest.mark.parametrize("game", GAMES)
async def test_answers_are_the_same_whatever_is_hidden_from_whoever_asks(
    bench: Bench, game: str, moves: int
) -> None:
    """What a seat cannot know is dealt anew, and what only others were told is changed."""
    table = await random_table(bench, game, moves, moves)
    loaded = await bench.loaded(table)
    rules, stored = loaded.game, loaded.row.state
    for viewer, user in ((0, 101), (1, 102), (None, STRANGER)):
        before = await answers(bench, table, user)
        for number in range(3):
            dealt = rules.redeal(loaded.state, viewer, Rng(f"{number:032x}"))
            state = encode_state(rules, dealt)
            await bench.db.transaction(lambda c, s=state: c.execute("UPDATE tables SET state = ?", (s,)))
            changed = await _garble(bench, table, viewer)
            assert await answers(bench, table, user) == before
            await _restore(bench, changed)
        await bench.db.transaction(lambda c: c.execute("UPDATE tables SET state = ?", (stored,)))


async def _garble(bench: Bench, table: int, viewer: int | None) -> list[tuple[int, str]]:
    """Change what only others were told; the lines as they were."""
    changed: list[tuple[int, str]] = []
    for line in await bench.lines(table):
        events = msgspec.json.decode(line.events, type=list[Event])
        other = [
            event
            if event.visible_to(viewer)
            else Event("riddle", "Orders", event.seat, {}, (Entry(0, "points", 99),), (), event.only)
            for event in events
        ]
        if other != events:
            changed.append((line.id, line.events))
            text = msgspec.json.encode(other).decode()
            await bench.db.transaction(
                lambda c, t=text, i=line.id: c.execute("UPDATE log SET events = ? WHERE id = ?", (t, i))
            )
    return changed


async def _restore(bench: Bench, changed: Sequence[tuple[int, str]]) -> None:
    for number, text in changed:
        await bench.db.transaction(
            lambda c, t=text, i=number: c.execute("UPDATE log SET events = ? WHERE id = ?", (t, i))
        )


# How it is shown


@pytest.mark.slow
async def test_every_answer_fits_a_message_in_every_language(bench: Bench) -> None:
    table = await played(bench, 90, 4)
    number = await add(
        bench, table, [Event("francs_taken", "Money", 0, {"francs": 1}, (Entry(0, "francs", 1),))] * 60
    )
    await bench.db.transaction(lambda c: told.tell(c, 77, table, 1, number))
    long = "Ü" * 32
    await bench.db.transaction(lambda c: c.execute("UPDATE seats SET name = ?", (long,)))
    for language in LANGUAGES:
        text = words(language)
        found = await bench.service.lines_told(bench.call(101), 77)
        posts = [told_post(found, text), told_post(found, text, contests=True)]
        posts += [
            line_post(msgspec.structs.replace(found, lines=(line,)), text, contests=True) for line in found.lines
        ]
        ledger = await bench.service.ledger(bench.call(101), table)
        for account in MONEY:
            for page in range(1, 12):
                events = await bench.service.booked_events(
                    bench.call(101), table, shown_bookings(ledger, account, page)
                )
                posts.append(account_post(ledger, account, page, events, text))
        posts += [balance_post(ledger, by, page, text) for by in ("rule", "round") for page in (1, 2)]
        for post in posts:
            assert 0 < len(post.text) < 2000, post.text
            assert not post.text.endswith("…")
            assert len(post.rows) <= 5
            ids = [one.id for row in post.rows for one in row if hasattr(one, "id")]
            assert len(ids) == len(set(ids))


@pytest.mark.slow
async def test_the_pages_of_an_account_hold_every_booking_once_with_a_running_balance(bench: Bench) -> None:
    table = await played(bench, 60, 2)
    ledger = await bench.service.ledger(bench.call(101), table)
    booked = ledger.of("francs")
    pages = [shown_bookings(ledger, "francs", page) for page in range(1, 20)]
    first = [one for number, page in enumerate(pages) for one in page if number == 0 or page != pages[number - 1]]
    assert first == list(booked[::-1])
    assert "By rule: " in account_post(ledger, "francs", 1, {}, EN).text
    said = account_post(ledger, "francs", 2, {}, EN).text
    assert "By rule: " not in said, "the sums stand on the first page"
    running = sum(one.amount for one in booked[: len(booked) - len(pages[0])])
    assert f"making {running}: " in said


async def test_a_refusal_is_told_in_words_with_its_rule(bench: Bench) -> None:
    table = await bench.table(2)
    user = await bench.user(table)
    await bench.refused(bench.service.move(bench.call(user), table, None, "end"))
    (found,) = await bench.service.own_refusals(bench.call(user), table)
    assert found == await bench.service.why_refused(bench.call(user), table, found.kept.number)
    assert found.kept.violation is not None
    said = refusal_post(found, EN, contests=True)
    assert PRESENTER.refusal(found.kept.violation, found.loaded.party, EN) in said.text
    other = 203 - user
    assert (
        await bench.key(bench.service.why_refused(bench.call(other), table, found.kept.number))
        == "why-refusal-gone"
    )
    assert await bench.service.own_refusals(bench.call(other), table) == ()
    garbled = msgspec.structs.replace(found, kept=msgspec.structs.replace(found.kept, tried="§%& what"))
    assert "`§%& what`" in refusal_post(garbled, EN).text
    lost = msgspec.structs.replace(found, kept=msgspec.structs.replace(found.kept, violation=None))
    assert refusal_post(lost, EN).text == EN("why-refusal-unreadable")


async def test_what_was_tried_at_another_stage_is_told_as_it_is_written(bench: Bench) -> None:
    """Its words would follow from what only that stage knows."""
    register(presenter_of("kohle_kolonie"))
    table = await bench.service.new(bench.call(101), "kohle_kolonie", GUILD, CHANNEL, "en", threads=True)
    for user in (102, 103):
        await bench.service.join(bench.call(user), table)
    await bench.service.start(bench.call(101), table, THREAD)
    user = await bench.user(table)
    await bench.refused(bench.service.move(bench.call(user), table, None, "end"))
    (found,) = await bench.service.own_refusals(bench.call(user), table)
    later = msgspec.structs.replace(found, kept=msgspec.structs.replace(found.kept, tried="arrange 0 0 0 0"))
    assert "`arrange 0 0 0 0`" in refusal_post(later, EN).text


async def add(bench: Bench, table: int, events: Sequence[Event], seat: int = 0, round: int = 1) -> int:
    """A line of the log that tells of some events."""
    loaded = await bench.loaded(table)
    return await bench.db.transaction(
        lambda c: history.add_line(
            c, table, bench.now, seal=loaded.row.seal, seat=seat, actions=["x"], events=list(events), round=round
        )
    )


async def test_a_repair_is_in_the_balance_and_undone_it_is_not(bench: Bench) -> None:
    table = await played(bench, 6)
    loaded = await bench.loaded(table)
    seat = msgspec.structs.replace(loaded.state.seats[1], francs=loaded.state.seats[1].francs + 7)
    seats = tuple(seat if number == 1 else own for number, own in enumerate(loaded.state.seats))
    repaired = encode_state(GAME, msgspec.structs.replace(loaded.state, seats=seats))
    number = await add(bench, table, [Event(REPAIRED, TABLE_RULE, None, {}, (Entry(1, "francs", 7),))])
    await bench.db.transaction(lambda c: c.execute("UPDATE tables SET state = ? WHERE id = ?", (repaired, table)))
    await check_balances(bench, table)
    ledger = await bench.service.ledger(bench.call(102), table)
    (booking,) = [one for one in ledger.bookings if one.rule == TABLE_RULE]
    assert (booking.point, booking.amount) == (Point("line", number), 7)
    assert EN("why-agrees") in balance_post(ledger, "rule", 1, EN).text
    await bench.db.transaction(lambda c: c.execute("UPDATE log SET undone = 1 WHERE id = ?", (number,)))
    assert (await bench.service.ledger(bench.call(102), table)).missing("francs") == 7
    await bench.db.transaction(lambda c: c.execute("UPDATE tables SET state = ?", (loaded.row.state,)))
    await check_balances(bench, table)


@pytest.mark.slow
async def test_a_balance_names_what_brought_points(bench: Bench) -> None:
    """In Coal Baron each comparison, and what was counted at the end: a section has several of them."""
    table, rng = await bench.table(3), Random(4)
    while (loaded := await bench.loaded(table)).row.status == "running":
        await bench.turn(table, rng)
    met = set[str]()
    for seat, own in enumerate(loaded.state.seats):
        said = balance_post(await bench.service.ledger(bench.call(101), table, seat), "rule", 1, EN).text
        of = dict(zip(SOURCES, own.score, strict=True))
        for group, name in (("coal", "colours"), ("vehicle", "vehicles"), ("empty", "empty minecarts")):
            brought = sum(number for source, number in of.items() if source.startswith(f"{group}_"))
            assert (f"• Comparison by {name}: +{brought} point" in said) is bool(brought), said
            met.update([name] if brought else [])
        assert (f"• Undelivered orders: −{-of['undelivered']} point" in said) is bool(of["undelivered"])
        assert "The 12 elements" not in said
        assert "End of a shift" not in said
    assert met == {"empty minecarts"}, "by chance nobody delivers"
    assert PRESENTER.booked is not None
    for element, name in (("coal_grey", "colours"), ("vehicle_horse_cart", "vehicles")):
        assert PRESENTER.booked("element_scored", {"element": element}, EN) == f"Comparison by {name}"
    assert PRESENTER.booked("order_delivered", {}, EN) == ""
