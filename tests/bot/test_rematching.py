"""The same players once more: who may open a rematch, who is invited, and that there is one at a time."""

import pytest

from bot.errors import Refused
from bot.letters import InvitationLetter
from bot.outgoing.composing import compose
from db import acts, invitations, tables, votes
from tests.bot.table_bench import CHANNEL, THREAD, Bench

DAY = 24 * 3600


async def ended(bench: Bench, players: int = 3, status: str = "over") -> int:
    """A table whose game is over, or was given up."""
    table = await bench.lobby(players)
    await bench.service.set_option(bench.call(101), table, "delivered", "open")
    await bench.service.set_patience(bench.call(101), table, 3 * DAY)
    await bench.service.set_name(bench.call(101), table, "Zeche")
    await bench.service.set_language(bench.call(101), table, "fr")
    await bench.service.start(bench.call(101), table, THREAD)
    await bench.db.transaction(lambda c: tables.change_table(c, table, status=status))
    return table


async def rematch(bench: Bench, table: int, user: int, interaction: int | None = None) -> int:
    return await bench.service.rematch(bench.call(user, interaction), table, CHANNEL, threads=True)


@pytest.mark.parametrize("status", ["over", "abandoned"])
async def test_any_seat_gathers_the_same_players_for_the_same_game(bench: Bench, status: str) -> None:
    table = await ended(bench, status=status)
    number = await rematch(bench, table, 102)
    loaded, old = await bench.loaded(number), await bench.loaded(table)
    for column in ("game", "language", "name", "patience", "options", "guild"):
        assert getattr(loaded.row, column) == getattr(old.row, column), column
    assert (loaded.row.channel, loaded.row.status, loaded.row.opener) == (CHANNEL, "lobby", 102)
    assert loaded.row.seed != old.row.seed
    assert [seat.user for seat in loaded.seats] == [102]
    assert [(one.user, one.status) for one in loaded.invitations] == [(101, "open"), (103, "open")]
    done = await bench.db.read(lambda c: acts.acts(c, table))
    assert (done[-1].kind, done[-1].user, done[-1].facts) == ("rematch", 102, f'{{"number":{number}}}')


async def test_the_second_who_presses_is_led_to_the_table_that_gathers(bench: Bench) -> None:
    table = await ended(bench)
    number = await rematch(bench, table, 102)
    refused = await bench.refused(rematch(bench, table, 101))
    assert isinstance(refused, Refused)
    assert (refused.key, refused.values["number"]) == ("rematch-gathers", number)
    assert str(refused.values["link"]).endswith(f"/{CHANNEL}")
    await bench.db.transaction(lambda c: tables.change_table(c, number, lobby_message=77))
    refused = await bench.refused(rematch(bench, table, 102))
    assert isinstance(refused, Refused)
    assert str(refused.values["link"]).endswith(f"/{CHANNEL}/77")
    assert [row.id for row in await bench.service.tables_of(101)] == []


async def test_a_delivery_repeated_opens_one_table(bench: Bench) -> None:
    table = await ended(bench)
    assert await rematch(bench, table, 102, 7) == await rematch(bench, table, 102, 7)


async def test_after_a_rematch_closed_there_may_be_another(bench: Bench) -> None:
    table = await ended(bench)
    number = await rematch(bench, table, 102)
    await bench.service.leave(bench.call(102), number)
    assert await rematch(bench, table, 101) != number


async def test_a_rematch_whose_card_was_refused_leaves_nothing_behind(bench: Bench) -> None:
    table = await ended(bench)
    call = bench.call(102)
    number = await bench.service.rematch(call, table, CHANNEL, threads=True)
    await bench.service.withdraw_new(call, number)
    assert [act.kind for act in await bench.db.read(lambda c: acts.acts(c, table))][-1] != "rematch"
    assert await rematch(bench, table, 101) != number


async def test_only_who_sat_there_at_the_end_may_and_is_invited(bench: Bench) -> None:
    table = await ended(bench, 4)
    await bench.db.transaction(lambda c: tables.change_seat(c, table, 1, user=None))
    await bench.db.transaction(lambda c: tables.change_seat(c, table, 2, suspended=1))
    assert await bench.key(rematch(bench, table, 102)) == "not-seated"
    assert await bench.key(rematch(bench, table, 103)) == "seat-suspended"
    assert await bench.key(rematch(bench, table, 900)) == "not-seated"
    number = await rematch(bench, table, 101)
    assert [one.user for one in (await bench.loaded(number)).invitations] == [104]


async def test_a_rematch_keeps_to_what_those_invited_chose(bench: Bench) -> None:
    table = await ended(bench)
    await bench.service.choose_accepts(bench.call(103), "none")
    await bench.service.choose_accepts(bench.call(101), "known")
    number = await rematch(bench, table, 102)
    assert [one.user for one in (await bench.loaded(number)).invitations] == [101]


async def test_a_rematch_calls_nobody_beyond_the_limit(bench: Bench) -> None:
    for number in range(3):
        there = await ended(bench, 2)
        await bench.service.leave(bench.call(102), await rematch(bench, there, 102))
        assert await bench.db.read(lambda c: invitations.mentions_since(c, 101, 0)) == number + 1
    number = await rematch(bench, await ended(bench, 2), 102)
    letter = next(one for one in await bench.letters(number) if isinstance(one, InvitationLetter))
    assert (letter.users, letter.called) == ((101,), ())


async def test_there_is_no_rematch_of_a_game_that_goes_on_or_never_was(bench: Bench) -> None:
    running = await bench.table(2)
    assert await bench.key(rematch(bench, running, 101)) == "rematch-too-soon"
    lobby = await bench.lobby(2)
    assert await bench.key(rematch(bench, lobby, 101)) == "rematch-too-soon"
    for user in (101, 102):
        await bench.service.leave(bench.call(user), lobby)
    assert await bench.key(rematch(bench, lobby, 101)) == "not-seated"


async def test_the_notice_of_a_game_given_up_offers_it(bench: Bench) -> None:
    table = await bench.table(2)
    await bench.service.ask_stop(bench.call(101), table)
    (vote,) = await bench.db.read(lambda c: votes.open_votes(c, table))
    await bench.service.cast(bench.call(102), table, vote.id, "yes")
    notice = next(one for one in await bench.letters(table) if getattr(one, "key", "") == "notice-abandoned")
    post = compose(notice, await bench.loaded(table), 5)
    assert f"b:rematch:{table}:0:5" in [getattr(control, "id", "") for row in post.rows for control in row]
