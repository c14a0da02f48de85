"""Two tables that differ only in what somebody cannot know tell that somebody, and the channel, the same."""

import asyncio
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from bot.letters import TurnLetter
from bot.outgoing.composing import compose
from bot.post import Post
from bot.tables.loaded import Loaded, position
from bot.tables.positions import kept
from bot.tables.seeing import LogPage, News, Seen
from bot.words import words
from cogs.views.board_words import in_words, passages
from cogs.views.log import log_page
from cogs.views.own_tables import own_table_line
from cogs.views.panel import own_picture, panel, public_picture
from cogs.views.pictures import parts, picture_of
from games.coal_baron.game import GAME
from games.coal_baron.turns import hand_of
from games.engine.rng import Rng
from tests.bot.own_rows import own
from tests.bot.table_bench import Bench, opened_bench


def seen_by(loaded: Loaded, seat: int | None) -> Seen:
    if seat is None:
        return Seen(loaded, None, None)
    return Seen(loaded, loaded.seats[seat], position(loaded, loaded.seats[seat]))


def told(seen: Seen, log: LogPage) -> Iterator[Post]:
    """Everything that a table would say to this viewer now."""
    text = words("en")
    yield panel(seen, text)
    yield public_picture(seen, text)
    yield own_picture(News(seen, ()), text)
    yield Post(own_table_line(own(seen), seen, text))
    yield log_page(msgspec.structs.replace(log, loaded=seen.loaded), text)
    for part, _ in parts(seen, text):
        yield picture_of(News(seen, ()), part, text)
    news = News(seen, ())
    for part in ("", *(passage.id for passage in passages(news, text))):
        yield in_words(news, part, text)
    if seen.seat is None:
        loaded = seen.loaded
        position = kept(GAME, loaded.state)
        yield compose(TurnLetter(position=position, asked=loaded.active, events=()), loaded, 7)


def encoded(posts: Iterator[Post]) -> list[bytes]:
    return [msgspec.json.encode(post) for post in posts]


async def compare(bench: Bench, table: int, rng: Random) -> int:
    """Deal anew what each viewer cannot know, and compare what they are told; how many hands were hidden."""
    loaded = await bench.loaded(table)
    hidden = 0
    for seat in (None, *range(len(loaded.seats))):
        user = 0 if seat is None else loaded.seats[seat].user or 0
        log = await bench.service.log(user, table)
        # The public knows less than any seat that is not at turn.
        other = (loaded.active[0] + 1) % len(loaded.seats) if seat is None else seat
        state: Any = GAME.redeal(loaded.state, other, Rng(f"{rng.getrandbits(128):032x}"))
        dealt = msgspec.structs.replace(loaded, found_state=state)
        hidden += hand_of(state.turn) != hand_of(loaded.state.turn)
        assert encoded(told(seen_by(dealt, seat), log)) == encoded(told(seen_by(loaded, seat), log))
    return hidden


async def play(players: int, turns: int, seed: int) -> int:
    hidden, rng = 0, Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        async with opened_bench(Path(folder), seed) as bench:
            table = await bench.table(players)
            state = (await bench.loaded(table)).state
            await bench.service.move(bench.call(101), table, None, "rank " + " ".join(state.draft[:3]))
            await compare(bench, table, rng)
            while (await bench.loaded(table)).state.phase == "draft":
                await bench.turn(table)
            for _ in range(turns):
                user = await bench.user(table)
                choices = await bench.choices(table)
                draw = [choice for choice in choices if choice.endswith("_draw")]
                if draw:
                    await bench.service.move(bench.call(user), table, None, rng.choice(draw))
                hidden += await compare(bench, table, rng)
                await bench.turn(table, rng)
    return hidden


@pytest.mark.slow
def test_what_is_dealt_anew_changes_no_word_to_those_who_cannot_know_it() -> None:
    assert asyncio.run(play(3, 2, 1)) > 0


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_through_longer_games_nothing_hidden_changes_a_word(players: int) -> None:
    assert asyncio.run(play(players, 25, players)) > 0
