"""What the guide says once the game is over: what decided between the learner and whoever is beside."""

import re
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest
from lessons import TAUGHT, by_chance, guide, seen

from bot.letters import FinalLetter
from bot.post import TEXT_LIMIT
from bot.presenter import Party, presenter_of, register
from bot.tables.positions import kept
from bot.words import LANGUAGES, words
from cogs.learning.closing import closing, compared, grouped
from cogs.views.practice import final
from games.coal_baron.facts import ELEMENTS
from games.engine.contract import Outcome, ScoreRow, Setup
from games.registry import GAMES

SOURCES = {
    "source_trucks": "Trucks",
    "source_coal": "Coal",
    "source_francs": "Francs",
    "source_balance": "Balance",
}
PARTY = Party(
    table=1,
    names=("Anna", "Blue", "Yellow"),
    plain_names=("Anna", "Blue", "Yellow"),
    colours=("orange", "blue", "yellow"),
    users=(1, 2, 3),
)


def outcome(*rows: tuple[str, tuple[int, ...]]) -> Outcome:
    totals = tuple(sum(points[seat] for _, points in rows) for seat in range(3))
    ranks = tuple(
        tuple(seat for seat in range(3) if totals[seat] == total) for total in sorted(set(totals), reverse=True)
    )
    return Outcome(ranks, totals, tuple(ScoreRow(source, points, None) for source, points in rows), (0, 0, 0))


def test_who_lost_reads_what_brought_the_winner_more() -> None:
    """The winner's sources first, the greatest difference before the others; then the learner's."""
    end = outcome(("trucks", (0, 9, 3)), ("coal", (5, 2, 4)), ("francs", (1, 3, 2)), ("balance", (-2, 0, 0)))
    first, *rest = compared(end, 0, PARTY, SOURCES, words("en"))
    assert first.endswith("Blue has 14 points, you have 4.")
    assert rest == [
        "• Brought Blue more than you: Trucks 9 against 0, Francs 3 against 1, Balance 0 against −2",
        "• Brought you more than Blue: Coal 5 against 2",
    ]


def test_who_won_is_held_against_the_second() -> None:
    end = outcome(("trucks", (9, 1, 8)), ("coal", (5, 6, 1)))
    first, *rest = compared(end, 0, PARTY, SOURCES, words("en"))
    assert first.endswith("You won with 14 points against 9 of Yellow.")
    assert rest == ["• Brought you more than Yellow: Coal 5 against 1, Trucks 9 against 8"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_shared_victory_names_both_and_every_source_by_size(language: str) -> None:
    rows = [(f"s{number}", (number, 0, 0)) for number in range(1, 6)]
    end = outcome(*rows, ("other", (0, 15, 0)))
    lines = compared(end, 0, PARTY, SOURCES, words(language))
    assert lines[0] == words(language)("learn-closing-even", who="Blue", own=15, total=15)
    assert len(lines) == 3
    own = next(line for line in lines if "s5" in line)
    assert re.findall(r"s\d", own) == ["s5", "s4", "s3", "s2", "s1"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_empty_minecarts_are_one_source_like_the_colours_and_the_vehicles(language: str) -> None:
    """Colour by colour none of them would be among those that made the greatest difference."""
    rows: list[tuple[str, tuple[int, ...]]] = [(element.id, (0, 2, 0)) for element in ELEMENTS]
    end = outcome(("deliveries", (30, 37, 0)), ("francs", (1, 6, 0)), ("cubes", (4, 0, 0)), *rows)
    text = words(language)
    whole, named = grouped(end, {}, guide("coal_baron"), text)
    assert [sum(row.points[seat] for row in whole.rows) for seat in range(3)] == list(end.totals)
    items = [
        text("learn-closing-item", source=text(f"learn-cb-source-{group}"), more=8, less=0)
        for group in ("coal", "vehicle", "empty")
    ]
    _, line, _ = compared(whole, 0, PARTY, named, text)
    assert all(item in line for item in items)


@pytest.mark.parametrize("spoken", [False, True], ids=["seen", "heard"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_of_a_guided_game_says_what_decided(language: Any, spoken: bool) -> None:
    """Below the result, of every game; who was not guided reads nothing of it."""
    text = words(language, spoken=spoken)
    for game in TAUGHT:
        state = over(game)
        loaded = seen(game, state, state, 0).loaded
        end = GAMES[game].outcome(state)
        assert end is not None
        letter = FinalLetter(
            position=kept(GAMES[game], state), outcome=end, events=(), seed="0" * 32, salt="1" * 32
        )
        said = closing(letter, loaded, text)
        assert len(said) >= 2
        assert not any("source_" in line for line in said)
        post = final(loaded, letter, text)
        assert len(post.text) <= TEXT_LIMIT
        assert spoken or "\n".join(said) in post.text
        alone = msgspec.structs.replace(loaded, row=msgspec.structs.replace(loaded.row, guide=0))
        assert closing(letter, alone, text) == []


@cache
def over(game_id: str) -> Any:
    """A game that was played by chance to its end."""
    register(presenter_of(game_id))
    game, chance = GAMES[game_id], Random(3)
    state = game.new_game(Setup(seats=3, options=game.options_type(), seed=f"{3:032x}")).state
    while active := game.active_seats(state):
        for action in by_chance(game_id, state, active[0], chance):
            state = game.apply(state, active[0], action).state
    return state
