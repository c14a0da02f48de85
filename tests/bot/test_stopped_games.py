"""A game stopped against somebody's will keeps its standings, and a result says who was not there to the end."""

from collections.abc import AsyncGenerator
from pathlib import Path

import msgspec
import pytest
import pytest_asyncio

from bot.letters import NO_POSITION, FinalLetter, LobbyLetter, NoticeLetter, Remark
from bot.outgoing.composing import compose
from bot.presenter import PRESENTERS, presenter_of, register
from bot.words import LANGUAGES, Language, words
from db import tables, votes
from games.registry import GAMES
from tests.bot.table_bench import CHANNEL, GUILD, THREAD, Bench, opened_bench


@pytest_asyncio.fixture
async def bench(tmp_path: Path) -> AsyncGenerator[Bench, None]:
    async with opened_bench(tmp_path) as opened:
        for game in GAMES:
            register(presenter_of(game))
        yield opened


async def game_of(bench: Bench, game: str, language: Language = "en", players: int = 3) -> int:
    table = await bench.service.new(bench.call(101), game, GUILD, CHANNEL, language, threads=True)
    for seat in range(1, players):
        await bench.service.join(bench.call(101 + seat), table)
    await bench.service.start(bench.call(101), table, THREAD)
    return table


async def stopped(bench: Bench, table: int) -> NoticeLetter:
    """The table after a majority has stopped its game; what the channel is told."""
    await bench.service.ask_stop(bench.call(101), table)
    (vote,) = await bench.db.read(lambda c: votes.open_votes(c, table))
    await bench.service.cast(bench.call(102), table, vote.id, "yes")
    (said,) = [one for one in await bench.letters(table) if getattr(one, "key", "") == "notice-stopped"]
    return said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
async def test_card_and_last_message_show_how_it_stood_and_call_who_did_not_agree(
    bench: Bench, game: str, language: Language
) -> None:
    table = await game_of(bench, game, language)
    said = await stopped(bench, table)
    loaded = await bench.loaded(table)
    unwilling = loaded.seat_of(103)
    assert unwilling is not None
    post = compose(said, loaded, 1)
    assert post.mentions == (103,)
    card = compose(LobbyLetter(), loaded, 1)
    for name in loaded.party.names:
        assert name in post.text
        assert name in card.text
    for text in (post.text, card.text):
        assert loaded.row.seed not in text
    seat = loaded.state.seats[0]
    money = seat.francs if game == "coal_baron" else seat.coins
    line = next(one for one in card.text.splitlines() if loaded.party.names[0] in one)
    assert str(money) in line


@pytest.mark.parametrize("game", GAMES)
async def test_who_had_more_points_stands_first(bench: Bench, game: str) -> None:
    loaded = await bench.loaded(await game_of(bench, game))
    view = loaded.game.observe(loaded.state, None)
    ahead = msgspec.structs.replace(view.seats[2], points=view.seats[0].points + 7)
    seats = (*view.seats[:2], ahead, *view.seats[3:])
    presenter = PRESENTERS[game]
    text = presenter.standings(msgspec.structs.replace(view, seats=seats), loaded.party, words("en"))
    assert [name for line in text.splitlines() for name in loaded.party.names if name in line] == [
        loaded.party.names[seat] for seat in (2, 0, 1)
    ]


async def test_a_game_that_all_give_up_has_no_standings(bench: Bench) -> None:
    table = await game_of(bench, "coal_baron", players=2)
    await bench.service.ask_stop(bench.call(101), table)
    (vote,) = await bench.db.read(lambda c: votes.open_votes(c, table))
    await bench.service.cast(bench.call(102), table, vote.id, "yes")
    assert "This table is closed" in compose(LobbyLetter(), await bench.loaded(table), 1).text


async def test_a_stopped_game_whose_position_cannot_be_read_is_told_without_standings(bench: Bench) -> None:
    table = await game_of(bench, "coal_baron")
    await bench.db.transaction(lambda c: tables.change_table(c, table, state=b"damaged"))
    said = await stopped(bench, table)
    assert said.position == NO_POSITION
    loaded = await bench.loaded(table)
    assert "was stopped" in compose(LobbyLetter(), loaded, 1).text
    assert compose(said, loaded, 1).text


async def test_the_result_names_who_conceded_was_suspended_passed_or_replaced(bench: Bench) -> None:
    table = await game_of(bench, "coal_baron", players=4)
    while await bench.user(table) == 102:
        await bench.turn(table)  # who concedes at their turn is passed with it
    await bench.service.concede(bench.call(102), table)
    await bench.service.suspend(bench.call(900, moderates=THREAD), table, 2)
    await bench.service.leave(bench.call(104), table)
    await bench.service.join(bench.call(555), table)
    (vote,) = await bench.db.read(lambda c: votes.open_votes(c, table))
    await bench.service.cast(bench.call(101), table, vote.id, "yes")
    assert (await bench.loaded(table)).seat_of(555) is not None
    await bench.db.transaction(
        lambda c: c.execute(
            "UPDATE log SET passed = 1, seat = 1 WHERE id = (SELECT min(id) FROM log WHERE table_id = ?)", (table,)
        ),
    )
    await bench.service.ask_stop(bench.call(101), table)
    (vote,) = await bench.db.read(lambda c: votes.open_votes(c, table))
    await bench.service.cast(bench.call(555), table, vote.id, "yes")
    (said,) = [one for one in await bench.letters(table) if getattr(one, "key", "") == "notice-stopped"]
    assert set(said.remarks) == {
        Remark("conceded", 1),
        Remark("passed", 1, 1),
        Remark("suspended", 2),
        Remark("replaced", 3),
    }
    loaded = await bench.loaded(table)
    text = compose(said, loaded, 1).text
    names = loaded.party.names
    for line in (
        f"{names[1]} had conceded.",
        f"The table passed one turn of {names[1]}.",
        f"{names[2]} was suspended.",
        f"{names[3]} took over the seat during the game.",
    ):
        assert line in text


@pytest.mark.slow
async def test_a_game_played_to_its_end_says_the_same_in_its_last_message(bench: Bench) -> None:
    table = await game_of(bench, "coal_baron", players=2)
    seat = (await bench.loaded(table)).seat_of(102)
    assert seat is not None
    for _ in range(200):
        if (await bench.loaded(table)).row.status != "running":
            break
        await bench.turn(table)
        await bench.db.transaction(lambda c: tables.change_seat(c, table, seat.seat, conceded=1))
    final = next(one for one in await bench.letters(table) if isinstance(one, FinalLetter))
    assert final.remarks == (Remark("conceded", seat.seat),)
    loaded = await bench.loaded(table)
    assert f"{loaded.party.names[seat.seat]} had conceded." in compose(final, loaded, 1).text


async def test_notices_that_are_not_sent_when_a_game_ends_call_nobody_beside_its_last_message(
    bench: Bench,
) -> None:
    table = await game_of(bench, "coal_baron", players=3)
    await bench.service.leave(bench.call(103), table)
    await bench.service.join(bench.call(555), table)
    (vote,) = await bench.db.read(lambda c: votes.open_votes(c, table))
    await bench.service.cast(bench.call(101), table, vote.id, "yes")
    await bench.service.cast(bench.call(102), table, vote.id, "yes")
    replaced = [one for one in await bench.letters(table) if getattr(one, "key", "") == "notice-replaced"]
    assert [one.seats for one in replaced] == [(2,)]
    await bench.service.ask_stop(bench.call(101), table)
    (vote,) = await bench.db.read(lambda c: votes.open_votes(c, table))
    await bench.service.cast(bench.call(102), table, vote.id, "yes")
    called = {one.key: one.seats for one in await bench.letters(table) if getattr(one, "seats", ())}
    assert called == {"notice-stopped": (2,)}


async def ended_words(bench: Bench, table: int) -> set[str]:
    """How the table's messages and a refused move say that the game ended."""
    said = {one.settled for one in await bench.letters(table) if isinstance(one, NoticeLetter) and one.join}
    return said | {await bench.key(bench.service.move(bench.call(101), table, None, "end"))}


async def test_a_stopped_game_is_called_given_up_nowhere(bench: Bench) -> None:
    table = await game_of(bench, "coal_baron", players=4)
    await bench.service.leave(bench.call(104), table)
    await stopped(bench, table)
    assert await ended_words(bench, table) == {"table-is-stopped"}


async def test_a_game_given_up_by_all_is_not_called_stopped(bench: Bench) -> None:
    table = await game_of(bench, "coal_baron", players=3)
    await bench.service.leave(bench.call(103), table)
    await bench.service.ask_stop(bench.call(101), table)
    (vote,) = await bench.db.read(lambda c: votes.open_votes(c, table))
    await bench.service.cast(bench.call(102), table, vote.id, "yes")
    assert await ended_words(bench, table) == {"table-is-abandoned"}


async def test_whom_a_sentence_calls_stand_apart_from_its_first_name(bench: Bench) -> None:
    table = await game_of(bench, "coal_baron")
    await bench.service.ask_stop(bench.call(101), table)
    loaded = await bench.loaded(table)
    (asked,) = [one for one in await bench.letters(table) if getattr(one, "key", "") == "notice-abandon-asked"]
    assert isinstance(asked, NoticeLetter)
    open_text = compose(asked, loaded, 1).text
    closed = compose(msgspec.structs.replace(asked, settled="vote-passed"), loaded, 1).text
    asker, *others = (loaded.party.names[seat.seat] for seat in map(loaded.seat_of, (101, 102, 103)) if seat)
    mentioned = [f"<@{loaded.party.users[seat]}>" for seat in asked.seats]
    assert open_text.startswith(f"{' and '.join(mentioned)}: {asker} asks to give up the game.")
    assert closed.startswith(f"{' and '.join(loaded.party.names[seat] for seat in asked.seats)}: {asker} asks")
    assert len(others) == len(mentioned) == 2
