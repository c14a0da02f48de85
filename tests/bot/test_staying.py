"""A lobby of five days asks whether those seated still want to play; who does not answer frees the seat."""

from typing import Any

import pytest

from bot.letters import LobbyLetter, StayLetter
from bot.outgoing.composing import compose
from bot.tables.inviting import Guest
from bot.tables.staying import GRACE, LONG, MISSED, TIME_TO_ANSWER
from db import acts, invitations
from tests.bot.table_bench import THREAD, Bench
from tests.bot.test_inviting import arrive, new


async def keep(bench: Bench, seconds: int = 0) -> None:
    """Let so much time pass, and do what is due."""
    bench.now += seconds
    await bench.service.bring_near(bench.now)
    await bench.service.agenda.do(bench.now)
    assert bench.faults == []


async def questions(bench: Bench, table: int) -> list[StayLetter]:
    """The questions as they stand by now, without edits."""
    rows = zip(await bench.rows(table), await bench.letters(table), strict=True)
    return [letter for row, letter in rows if isinstance(letter, StayLetter) and row.edits is None]


async def asked(bench: Bench, players: int = 3) -> int:
    """A lobby whose question stands in the channel."""
    table = await bench.lobby(players)
    await arrive(bench, table)
    await keep(bench, LONG)
    await arrive(bench, table)
    return table


async def users(bench: Bench, table: int) -> list[int | None]:
    return [seat.user for seat in (await bench.loaded(table)).seats]


async def post(bench: Bench, table: int) -> Any:
    return compose((await questions(bench, table))[-1], await bench.loaded(table), 1)


async def card(bench: Bench, table: int) -> str:
    return compose(LobbyLetter(), await bench.loaded(table), 1).text


async def test_a_lobby_is_asked_once_after_five_days(bench: Bench) -> None:
    table = await bench.lobby(3)
    await keep(bench, LONG - 1)
    assert await questions(bench, table) == []
    await keep(bench, 1)
    await keep(bench, LONG)
    assert len(await questions(bench, table)) == 1
    shown = await post(bench, table)
    assert shown.mentions == (101, 102, 103)
    assert shown.text.startswith("<@101> <@102> <@103> Table 1 has been gathering players for days.")
    labels = [button.label for button in shown.rows[0]]
    assert labels == ["I still want to play", "Leave the table", "Go to the current turn"]


async def test_who_is_still_in_keeps_the_seat_and_is_asked_again_five_days_later(bench: Bench) -> None:
    table = await asked(bench)
    bench.now += 3600
    for user in (101, 102, 103):
        assert await bench.service.stay(bench.call(user), table) == "stays"
        assert await bench.service.stay(bench.call(user), table) == "stays"
    assert (await post(bench, table)).text.endswith("**Answered.**")
    await keep(bench, TIME_TO_ANSWER)
    assert await users(bench, table) == [101, 102, 103]
    await keep(bench, LONG - TIME_TO_ANSWER - 1)
    assert len(await questions(bench, table)) == 1
    await keep(bench, 1)
    assert len(await questions(bench, table)) == 2
    kinds = [act.kind for act in await bench.db.read(lambda c: acts.acts(c, table))]
    assert kinds.count("stays") == 3


async def test_who_does_not_answer_frees_the_seat_and_the_next_takes_the_openers_place(bench: Bench) -> None:
    table = await asked(bench)
    await bench.service.stay(bench.call(103), table)
    await bench.service.leave(bench.call(102), table)
    await keep(bench, TIME_TO_ANSWER - 1)
    assert await users(bench, table) == [101, 103]
    await keep(bench, 1)
    assert await users(bench, table) == [103]
    loaded = await bench.loaded(table)
    assert (loaded.row.status, loaded.row.opener) == ("lobby", 103)
    assert "Seats free again, for lack of an answer: User 101" in await card(bench, table)
    shown = await post(bench, table)
    assert shown.mentions == ()
    assert "Seats free again, for lack of an answer: User 101" in shown.text
    assert "<@" not in shown.text
    assert await bench.service.join(bench.call(101), table) == "joined"
    assert "for lack of an answer" not in await card(bench, table)


async def test_a_lobby_in_which_nobody_answers_is_closed(bench: Bench) -> None:
    table = await asked(bench, 2)
    await keep(bench, TIME_TO_ANSWER)
    assert (await bench.loaded(table)).row.status == "abandoned"
    assert (await post(bench, table)).text.endswith("**Table 1 was closed.**")
    assert await bench.key(bench.service.stay(bench.call(101), table)) == "lobby-is-abandoned"


async def test_nobody_loses_a_seat_before_the_question_stands_in_the_channel(bench: Bench) -> None:
    table = await bench.lobby(2)
    await arrive(bench, table)
    await keep(bench, LONG)
    await keep(bench, 10 * TIME_TO_ANSWER)
    assert await users(bench, table) == [101, 102]
    await arrive(bench, table)
    await keep(bench, TIME_TO_ANSWER - 1)
    assert await users(bench, table) == [101, 102]
    await keep(bench, 1)
    assert (await bench.loaded(table)).row.status == "abandoned"


async def test_a_bot_that_was_away_when_the_time_was_over_gives_another_day(bench: Bench) -> None:
    """Nobody could press while it was away."""
    table = await asked(bench, 2)
    await keep(bench, TIME_TO_ANSWER + MISSED + 1)
    assert await users(bench, table) == [101, 102]
    await bench.service.stay(bench.call(102), table)
    await keep(bench, GRACE - 1)
    assert await users(bench, table) == [101, 102]
    await keep(bench, 1)
    assert await users(bench, table) == [102]


async def test_who_joins_after_the_question_need_not_answer_it(bench: Bench) -> None:
    table = await asked(bench, 2)
    await bench.service.join(bench.call(104), table)
    await keep(bench, TIME_TO_ANSWER)
    assert await users(bench, table) == [104]
    assert (await bench.loaded(table)).row.opener == 104


async def test_a_start_ends_the_question(bench: Bench) -> None:
    table = await asked(bench, 2)
    await bench.service.start(bench.call(101), table, THREAD)
    await keep(bench, 3 * TIME_TO_ANSWER)
    assert await users(bench, table) == [101, 102]
    assert (await post(bench, table)).text.endswith("has already begun.**")
    assert await bench.key(bench.service.stay(bench.call(101), table)) == "lobby-is-running"


@pytest.mark.parametrize("user", [109, 500])
async def test_only_who_sits_there_answers(bench: Bench, user: int) -> None:
    table = await asked(bench, 2)
    assert await bench.key(bench.service.stay(bench.call(user), table)) == "not-seated"


async def test_an_opener_does_not_stay_off_the_question_by_leaving_and_joining(bench: Bench) -> None:
    table = await asked(bench, 2)
    await bench.service.stay(bench.call(102), table)
    await bench.service.leave(bench.call(101), table)
    assert (await questions(bench, table))[-1].settled == "stay-answered"
    assert (await bench.loaded(table)).row.seats_due is None


async def test_a_clock_that_was_ahead_does_not_keep_a_lobby_from_being_asked(bench: Bench) -> None:
    bench.now += 10**8
    table = await asked(bench, 2)
    bench.now -= 10**8
    await keep(bench)
    row = (await bench.loaded(table)).row
    assert (row.nudged_at, row.seats_due) == (bench.now, bench.now + TIME_TO_ANSWER)


async def test_invitations_go_with_a_lobby_that_closes_for_want_of_answers(bench: Bench) -> None:
    table = await new(bench, Guest(102, "Ben"))
    await keep(bench, LONG)
    await arrive(bench, table)
    await keep(bench, TIME_TO_ANSWER - 1)
    assert await bench.service.invite(bench.call(101), table, Guest(103, "Chloé")) == "invited"
    await keep(bench, 1)
    assert (await bench.loaded(table)).row.status == "abandoned"
    given = await bench.db.read(lambda c: invitations.invitation(c, table, 103))
    assert given is not None
    assert given.status == "withdrawn"
