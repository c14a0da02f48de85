"""Gathering: seats, options, the start."""

import msgspec
import pytest

from bot.errors import Refused
from bot.letters import InvitationLetter, LobbyLetter, SignpostLetter, TurnLetter
from bot.tables.inviting import Guest
from db import tables
from games.coal_baron.game import GAME
from games.engine.rng import fingerprint
from tests.bot.table_bench import CHANNEL, GUILD, THREAD, Bench


async def test_colours_are_unique_and_a_leavers_colour_is_free_again(bench: Bench) -> None:
    table = await bench.lobby(4)
    assert await bench.service.leave(bench.call(102), table) == "left"
    await bench.service.join(bench.call(105), table)
    seats = (await bench.loaded(table)).seats
    assert [seat.user for seat in seats] == [101, 103, 104, 105]
    assert [seat.seat for seat in seats] == [0, 1, 2, 3]
    assert sorted(seat.colour for seat in seats) == sorted(GAME.colours)


async def test_a_full_table_refuses_the_fifth_and_a_seated_user_cannot_sit_twice(bench: Bench) -> None:
    table = await bench.lobby(4)
    assert await bench.key(bench.service.join(bench.call(105), table)) == "table-full"
    assert await bench.key(bench.service.join(bench.call(104), table)) == "already-seated"
    assert len((await bench.loaded(table)).seats) == 4


async def test_the_host_who_leaves_hands_the_table_on_and_the_last_closes_it(bench: Bench) -> None:
    table = await bench.lobby(2)
    await bench.service.leave(bench.call(101), table)
    assert (await bench.loaded(table)).row.opener == 102
    await bench.service.leave(bench.call(102), table)
    assert (await bench.loaded(table)).row.status == "abandoned"
    assert await bench.key(bench.service.join(bench.call(103), table)) == "lobby-is-abandoned"


async def test_only_the_seated_start_and_only_with_enough_players(bench: Bench) -> None:
    table = await bench.lobby(1)
    assert await bench.key(bench.service.start(bench.call(101), table, THREAD)) == "too-few-players"
    await bench.service.join(bench.call(102), table)
    assert await bench.key(bench.service.start(bench.call(109), table, THREAD)) == "not-seated"
    assert await bench.key(bench.service.start(bench.call(102), table, THREAD)) == "openers-for-a-day"
    assert await bench.service.start(bench.call(101), table, THREAD) == "started"
    assert await bench.key(bench.service.start(bench.call(101), table, THREAD)) == "lobby-is-running"


async def test_options_of_the_lobby_are_the_games_and_closed_once_it_runs(bench: Bench) -> None:
    table = await bench.lobby(2)
    await bench.service.set_option(bench.call(101), table, "delivered", "open")
    for name, value in (("delivered", "sideways"), ("nothing", "open"), ("facts", "2")):
        asked = bench.service.set_option(bench.call(101), table, name, value)
        assert await bench.key(asked) == "option-unknown"
    stranger = bench.service.set_option(bench.call(109), table, "delivered", "hidden")
    assert await bench.key(stranger) == "not-seated"
    await bench.service.start(bench.call(101), table, THREAD)
    late = bench.service.set_option(bench.call(101), table, "delivered", "hidden")
    assert await bench.key(late) == "lobby-is-running"
    assert (await bench.loaded(table)).state.options.delivered == "open"


async def test_a_gathering_table_has_no_position(bench: Bench) -> None:
    """Who asks for one is refused with the sentence, whatever it is wanted for."""
    loaded = await bench.loaded(await bench.lobby(2))
    assert (loaded.begun, loaded.playable) == (False, False)
    with pytest.raises(Refused) as refused:
        assert loaded.state
    assert refused.value.key == "table-is-lobby"


async def test_any_seat_chooses_the_language_and_an_unknown_one_is_refused(bench: Bench) -> None:
    table = await bench.lobby(2)
    await bench.service.set_language(bench.call(102), table, "fr")
    assert (await bench.loaded(table)).row.language == "fr"
    assert await bench.key(bench.service.set_language(bench.call(101), table, "xx")) == "language-unknown"
    assert await bench.key(bench.service.set_language(bench.call(109), table, "de")) == "not-seated"
    assert (await bench.loaded(table)).row.language == "fr"


async def test_without_threads_a_channel_holds_one_table(bench: Bench) -> None:
    table = await bench.table(2, place=CHANNEL)
    refusal = await bench.refused(
        bench.service.new(bench.call(105), "coal_baron", GUILD, CHANNEL, "en", threads=False)
    )
    assert isinstance(refusal, Refused)
    assert (refusal.key, refusal.values["table"]) == ("place-taken", table)


async def test_a_user_gathers_at_three_tables_of_a_channel_at_most(bench: Bench) -> None:
    for _ in range(3):
        await bench.lobby(1)
    assert await bench.key(bench.lobby(1)) == "too-many-lobbies"


async def test_a_table_whose_card_was_refused_leaves_nothing_behind(bench: Bench) -> None:
    table = await bench.lobby(1)
    assert not await bench.service.card_stands(table)
    await bench.service.withdraw_new(bench.call(101), table)
    assert await bench.service.tables_of(101) == []
    assert await bench.rows(table) == []
    assert await bench.key(bench.service.join(bench.call(102), table)) == "table-unknown"


async def test_the_start_tells_the_card_the_signpost_and_the_first_turn_in_this_order(bench: Bench) -> None:
    table = await bench.table(3)
    rows = [row for row in await bench.rows(table) if row.status == "waiting"]
    letters = [type(letter) for letter in await bench.letters(table)][-3:]
    assert letters == [LobbyLetter, SignpostLetter, TurnLetter]
    assert [row.channel for row in rows] == [CHANNEL, THREAD, THREAD]
    loaded = await bench.loaded(table)
    assert (await bench.letters(table))[-1].asked == loaded.active


async def test_invited_users_are_called_by_one_message(bench: Bench) -> None:
    guests = (Guest(102, "Ben"), Guest(103, "Chloé"))
    table = await bench.service.new(
        bench.call(101), "coal_baron", GUILD, CHANNEL, "en", threads=True, invited=guests
    )
    letter = (await bench.letters(table))[-1]
    assert isinstance(letter, InvitationLetter)
    assert letter.users == letter.called == (102, 103)


async def test_the_fingerprint_of_the_card_binds_seed_and_salt(bench: Bench) -> None:
    row = (await bench.loaded(await bench.lobby(2))).row
    assert len(row.seed) == len(row.salt) == 32
    other = (await bench.loaded(await bench.lobby(2, channel=11))).row
    assert row.seed != other.seed
    assert fingerprint(row.seed, row.salt) != fingerprint(row.seed, other.salt)


async def test_a_lost_channel_closes_gathering_tables_and_keeps_games(bench: Bench) -> None:
    gathering, running = await bench.lobby(2), await bench.table(2)
    await bench.service.lose(CHANNEL, bench.now)
    assert (await bench.loaded(gathering)).row.status == "abandoned"
    loaded = await bench.loaded(running)
    assert (loaded.row.status, loaded.row.lost) == ("running", 1)


async def test_relocation_moves_what_waits_and_posts_the_turn_anew(bench: Bench) -> None:
    table = await bench.table(2)
    assert await bench.key(bench.service.relocate(bench.call(101), table, 30)) == "place-not-lost"
    await bench.service.lose(THREAD, bench.now)
    assert await bench.key(bench.service.relocate(bench.call(109), table, 30)) == "not-seated"
    before = (await bench.loaded(table)).state
    assert await bench.service.relocate(bench.call(101), table, 30) == "relocated"
    loaded = await bench.loaded(table)
    assert (loaded.row.place, loaded.row.channel, loaded.row.lost) == (30, 30, 0)
    assert msgspec.json.encode(loaded.state) == msgspec.json.encode(before)
    waiting = [row for row in await bench.rows(table) if row.status == "waiting"]
    assert {row.channel for row in waiting if "lobby" not in row.letter} == {30}


async def test_a_table_moves_within_its_server_only(bench: Bench) -> None:
    """Elsewhere nobody of the others could see it, nor leave it."""
    table = await bench.table(2)
    await bench.service.lose(THREAD, bench.now)
    before = (await bench.loaded(table)).row
    assert await bench.key(bench.service.relocate(bench.call(101), table, 30, GUILD + 1)) == "move-within-server"
    assert await bench.key(bench.service.relocate(bench.call(109), table, 30, GUILD + 1)) == "not-seated"
    assert (await bench.loaded(table)).row == before
    assert await bench.service.relocate(bench.call(101), table, 30, GUILD) == "relocated"


async def test_relocation_into_a_channel_with_a_table_is_refused(bench: Bench) -> None:
    table = await bench.table(2)
    other = await bench.table(2, place=30)
    await bench.service.lose(THREAD, bench.now)
    refusal = await bench.refused(bench.service.relocate(bench.call(101), table, 30))
    assert isinstance(refusal, Refused)
    assert (refusal.key, refusal.values["table"]) == ("place-occupied", other)


async def test_names_of_equal_users_stay_apart_by_colour(bench: Bench) -> None:
    table = await bench.lobby(2)

    def rename(connection: object) -> None:
        tables.change_seat(connection, table, 0, name="Anna")  # pyright: ignore[reportArgumentType]
        tables.change_seat(connection, table, 1, name="Anna\u200b")  # pyright: ignore[reportArgumentType]

    await bench.db.transaction(rename)
    party = (await bench.loaded(table)).party
    assert party.plain_names == ("Anna", "Anna")
    assert len(set(party.names)) == 2
