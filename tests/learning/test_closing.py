"""What the guide says once the game is over: what decided between the learner and whoever is beside."""

import pytest

from bot.presenter import Party
from bot.words import LANGUAGES, words
from cogs.learning.closing import NAMED, compared
from games.engine.contract import Outcome, ScoreRow

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
def test_a_shared_victory_names_both_and_no_more_than_so_many_sources(language: str) -> None:
    rows = [(f"s{number}", (number, 0, 0)) for number in range(1, 6)]
    end = outcome(*rows, ("other", (0, 15, 0)))
    lines = compared(end, 0, PARTY, SOURCES, words(language))
    assert lines[0] == words(language)("learn-closing-even", who="Blue", own=15, total=15)
    assert len(lines) == 3
    assert max(line.count(", ") for line in lines[1:]) == NAMED - 1
