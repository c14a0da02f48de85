"""With the pictures taken away: whole games played by words, decided as one decides who sees the state."""

import ast
import asyncio
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from bot.words import LANGUAGES, Language
from games.registry import GAMES
from tests.bot.table_bench import opened_bench
from tests.heard.heard_tables import seated, seen_by, walked
from tests.text_player.table import play, table
from tests.text_player.text_player import Played, TextPlayer

TABLES = [(game, players) for game in GAMES for players in GAMES[game].seats]
SPREAD = [(*table, LANGUAGES[number % 3], number % 3) for number, table in enumerate(TABLES)]
"""Every game with every number of players, each game in all three languages, and what is dealt."""
BY_SIGHT: tuple[tuple[str, int, Language, int], ...] = (
    ("kohle_kolonie", 3, "de", 3),
    ("ruhrschifffahrt", 2, "fr", 3),
)
"""Games by the panels of who sees, beside the short one; all others are played by those made to be heard."""
BY_STAGES = [*((game, language, True) for game in GAMES for language in LANGUAGES)]
BY_STAGES += [(game, language, False) for game, language in zip(GAMES, LANGUAGES, strict=True)]
"""Games of which every stage is met, in a language, by the panels made to be heard or by the others."""
STAGES = {
    "coal_baron": {"draft", "place", "mining", "keep", "return_to", "put_next", "substitute", "done"},
    "kohle_kolonie": {
        *("choose", "act", "worker", "place_card", "second_worker", "second_miner", "miners"),
        *("settlement_miners", "secure", "subsidence", "declare", "bid", "load", "done"),
    },
    "ruhrschifffahrt": {
        *("choose", "remove_die", "place_dice", "option", "transport", "start", "plan"),
        *("sell", "purchase", "done"),
    },
}
"""What a turn can wait for that is met in a few games by chance; the rest is met in whole games."""
A_STAGE = 3
"""Positions of each stage of a game that are heard."""
HEARING = ("phrases", "heard", "knowing", "player", "coal_baron_words", "kohle_kolonie_words", "ruhr_words")
"""The modules of whoever hears."""
FACTS = {"games.ruhrschifffahrt"}
"""What of the games they may know: what is printed in the rules, such as which options there are."""


def finished(played: Played) -> None:
    """The game came to its end, and words and state agreed at each decision."""
    assert not played.faults, "\n".join(played.faults[:20])
    assert played.final is not None
    assert played.final.shots[0].alt


@pytest.mark.slow
async def test_a_short_game_is_played_by_words_as_by_sight(tmp_path: Path) -> None:
    """Every number of every choice is heard as it is, every legal action is offered, and both choose the same."""
    finished(await play(tmp_path, "coal_baron", 2, "en", 1, spoken=False))


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "players", "language", "seed"), SPREAD)
async def test_whole_games_are_played_by_words_as_by_sight(
    tmp_path: Path, game_id: str, players: int, language: Language, seed: int
) -> None:
    """By the panels for whoever reads words, opened at the turn message or by themselves: what they have is said
    wherever something costs or brings money, and it is so."""
    finished(await play(tmp_path, game_id, players, language, seed))


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "players", "language", "seed"), BY_SIGHT)
async def test_whole_games_are_played_by_the_words_of_who_sees(
    tmp_path: Path, game_id: str, players: int, language: Language, seed: int
) -> None:
    finished(await play(tmp_path, game_id, players, language, seed, spoken=False))


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "language", "spoken"), BY_STAGES)
def test_whatever_a_turn_waits_for_is_decided_by_words(game_id: str, language: Language, spoken: bool) -> None:
    """In positions by chance, where nobody would come who plays well."""
    game, player = GAMES[game_id], TextPlayer(game_id, language, Random(1), spoken=spoken)
    for seed in range(1, 5):
        players, met = game.seats[seed % len(game.seats)], Counter[str]()
        loaded = seated(game, players, language)
        for state, _, _ in walked(game, players, seed):
            stage = state.turn.stage
            if game.active_seats(state) and met[stage] < A_STAGE:
                met[stage] += 1
                asyncio.run(player.decide(seen_by(loaded, state, game.active_seats(state)[0]).seen))
    assert not player.played.faults, "\n".join(player.played.faults[:20])
    assert player.played.stages >= STAGES[game_id]


@pytest.mark.slow
@pytest.mark.parametrize("game_id", ["coal_baron", "kohle_kolonie", "ruhrschifffahrt"])
@pytest.mark.parametrize("language", ["en", "de", "fr"])
async def test_a_beginning_is_played_by_words_in_each_language(
    tmp_path: Path, game_id: str, language: Language
) -> None:
    assert not (await play(tmp_path, game_id, 3, language, 2, most=25)).faults


@pytest.mark.slow
async def test_the_turn_message_calls_whoever_must_decide(tmp_path: Path) -> None:
    """Who hears the first line knows whether it is their turn."""
    async with opened_bench(tmp_path, 3) as bench:
        at = await table(bench, "coal_baron", 3, "de", 3)
        for _ in range(30):
            loaded = await bench.loaded(at.number)
            head = (await at.turn_message()).text.splitlines()[0]
            called = {user for user in (101, 102, 103) if f"<@{user}>" in head}
            assert called == {loaded.seats[seat].user for seat in loaded.active}
            await at.play(1)


def test_who_hears_knows_neither_controls_nor_positions() -> None:
    """Nothing that reads custom ids, states or views can be reached from where words are understood."""
    folder = Path(__file__).parent
    for name in HEARING:
        tree = ast.parse((folder / f"{name}.py").read_text(encoding="utf-8"))
        named = {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
        own = {module for module in named if module.split(".")[0] in ("bot", "cogs", "db", "games", "tests")}
        heard = {f"tests.text_player.{one}" for one in HEARING}
        assert own <= {"bot.words", "bot.post", *heard, *FACTS}, name
