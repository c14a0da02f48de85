"""Charts of points by round of all games: few and many players, equal and negative points, long names."""

import coal_baron_samples as coal
import kohle_kolonie_samples as kohle
import ruhrschifffahrt_samples as ruhr
from msgspec.structs import replace

from games.engine.contract import Outcome
from games.engine.gains import Gains
from renderer.picture import Picture

WORDS = {
    "en": ("Start", "End", "final", "Gained", "total"),
    "de": ("Beginn", "Ende", "Schluss", "Gewonnen", "Summe"),
    "fr": ("Début", "Fin", "fin", "Gagnés", "total"),
}
TITLES = {"en": "Points by round", "de": "Punkte nach Runden", "fr": "Points par manche"}
ROMAN = ("I", "II", "III", "IV", "V")
COUNTED = tuple(str(number) for number in range(1, 13))
KOHLE = Gains(
    (2, 2, 2, 2),
    ((8, 7, 1, 8), (6, 5, 7, 4), (15, 8, 14, 13), (8, 18, 20, 11), (15, 15, 36, 27)),
    (9, 8, 14, 5),
)
FIVE = Gains(
    (2,) * 5,
    ((3, 3, 3, 0, -4), (6, 6, 6, 6, 0), (11, 11, 0, 14, 5), (9, 9, 9, 9, 9), (21, 21, 22, 17, 8)),
    (5, 5, 14, 9, 7),
)
COAL = Gains((0, 0, 0), ((9, 12, 0), (31, 27, 4), (52, 63, 11)), (-4, -11, -19))
LOST = Gains((0, 0), ((0, 0), (4, 0), (10, 0)), (-19, -23))
RIVER = Gains(
    (0,) * 4,
    (
        (0, 0, 0, 0), (0, 5, 4, 0), (6, 4, 2, 6), (2, 3, 1, 0), (-2, 0, 2, 4), (4, 4, 0, 2),
        (0, 0, 4, 5), (0, 0, 2, 4), (2, 2, 2, 11), (3, 1, 2, 0), (2, 2, 2, 3), (2, 0, 0, 2),
    ),
    (-7, -8, 4, 12),
)  # fmt: skip


def outcome(gains: Gains) -> Outcome:
    """The seats by their points; of equal ones the first seat is ahead, but for the last two of all."""
    totals = gains.totals
    order = sorted(range(len(totals)), key=lambda seat: (-totals[seat], seat))
    return Outcome(tuple((seat,) for seat in order), totals, (), (0,) * len(totals))


def picture(
    like: Picture, gains: Gains, rounds: tuple[str, ...], language: str = "en", names: tuple[str, ...] = ()
) -> Picture:
    """The chart of a game of which another picture is given."""
    words = dict(zip(("start", "end", "final", "gained", "total"), WORDS[language], strict=True))
    result = outcome(gains)
    called = names or like.names
    return replace(
        like,
        kind="chart",
        names=called,
        words={**like.words, **{f"chart_{name}": word for name, word in words.items()}},
        title=TITLES[language],
        subtitle="Kohle & Kolonie · Table 12",
        headline=called[result.ranks[0][0]],
        subline="",
        outcome=result,
        gains=gains,
        rounds=rounds,
        marks=(),
    )


def all_pictures() -> dict[str, Picture]:
    """Charts for the tests and the benchmark."""
    long = ("Maximilian-Alexander von Hohenstein", "Éloïse", "i" * 40, "W" * 32)
    return {
        "chart, 4 players": picture(kohle.picture(kohle.view(4)), KOHLE, ROMAN),
        "chart, 5 players": picture(kohle.picture(kohle.view(5), "fr"), FIVE, ROMAN, "fr"),
        "chart, 3 players": picture(coal.picture(coal.view(3), "de"), COAL, COUNTED[:3], "de"),
        "chart, below nothing": picture(coal.picture(coal.view(2)), LOST, COUNTED[:3], names=long[:2]),
        "chart, 12 rounds": picture(ruhr.picture(ruhr.view(4), "de"), RIVER, COUNTED, "de", long),
    }
