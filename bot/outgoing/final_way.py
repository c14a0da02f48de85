"""How a result came about, beside it: when the game was played, a chart of the points by round, what turned it.

Letters of earlier versions do not hold this, and a damaged log leads to no points by round: then nothing is said.
"""

from typing import Final

import msgspec

from bot.alt_text import Unit, fitted, sentence, unmarked
from bot.day_words import day_in_words
from bot.letters import FinalLetter
from bot.names import game_name
from bot.post import Shot
from bot.presenter import AnyPresenter, Party
from bot.round_words import round_in_words, round_sign
from bot.score_words import lines_by_place
from bot.tables.hours import hours_of_table
from bot.tables.loaded import Loaded
from bot.timing.days import day_of
from bot.words import Words, with_sign
from games.engine.contract import Outcome
from games.engine.event import Seat
from games.engine.gains import Gains
from renderer.picture import Picture

DRAWN: Final = ("chart-start", "chart-end", "chart-final", "chart-gained", "chart-total")
"""The texts that the renderer writes into a chart."""


def length(letter: FinalLetter, loaded: Loaded, text: Words) -> str:
    """The day on which the game ended, and how many rounds and days it had; empty where that is not known."""
    if not letter.begun or letter.gains is None:
        return ""
    zone = hours_of_table(loaded.row).zone
    first, last = day_of(zone, letter.begun), day_of(zone, letter.ended)
    date, days = day_in_words(last, text.language), max(0, (last - first).days) + 1
    return text("final-length", date=date, game=loaded.game.id, rounds=len(letter.gains.rounds), days=days)


def turning_lines(letter: FinalLetter, loaded: Loaded, presenter: AnyPresenter, text: Words) -> list[str]:
    """What turned the game, a line each, under a heading."""
    lines: list[str] = []
    for turning in letter.turning:
        if presenter.of_all(turning.event) and not turning.leads:
            continue
        told = presenter.tell(turning.event, loaded.party, text)
        when = round_in_words(turning.round, loaded.game.id, text)
        if turning.leads:
            ahead = loaded.party.names[letter.outcome.ranks[0][0]]
            lines.append(text("final-turned-ahead", round=when, line=told, name=ahead))
        else:
            lines.append(text("final-turned", round=when, line=told))
    if lines and letter.gains is not None and any(letter.gains.closing):
        lines.append(text("final-closing", items=_closing(letter.gains, letter.outcome, loaded, text)))
    return [text("final-turning"), *lines] if lines else []


def _closing(gains: Gains, outcome: Outcome, loaded: Loaded, text: Words) -> str:
    """What the final scoring brought each player, the best first."""
    seats = [seat for rank in outcome.ranks for seat in rank]
    named = [
        text("chart-item", when=loaded.party.names[seat], points=with_sign(gains.closing[seat])) for seat in seats
    ]
    return ", ".join(named)


def chart(letter: FinalLetter, sheet: Shot, loaded: Loaded, text: Words) -> Shot | None:
    """The points by round as a picture, from the score sheet's; None where they are not known."""
    like, gains, game = sheet.picture, letter.gains, loaded.game.id
    if gains is None or not gains.rounds or not isinstance(like, Picture):
        return None
    winners = [loaded.party.plain_names[seat] for seat in letter.outcome.ranks[0]]
    title = text("chart-title", game=game)
    picture = msgspec.structs.replace(
        like,
        kind="chart",
        words={**like.words, **{key.replace("-", "_"): text(key) for key in DRAWN}},
        title=title,
        subtitle=text("chart-table", game=game_name(game, text), table=loaded.row.called),
        headline=text.listed(winners),
        subline="",
        gains=gains,
        rounds=tuple(round_sign(number, game, text) for number in range(1, len(gains.rounds) + 1)),
    )
    lines = alt_lines(gains, letter.outcome, unmarked(loaded.party), game, text)
    alt = [Unit(sentence(title)), *(Unit(line, place) for place, line in enumerate(lines, start=1))]
    return Shot(picture, "chart", fitted(alt, text))


def alt_lines(gains: Gains, outcome: Outcome, party: Party, game: str, text: Words) -> list[str]:
    """A line for each player, the best first: the total, and what each round brought."""
    return lines_by_place(outcome, party, text, lambda seat: _items(gains, seat, game, text))


def _items(gains: Gains, seat: Seat, game: str, text: Words) -> list[str]:
    """What each part of the game brought; the start only where it brought anybody something."""
    parts = [(round_in_words(at, game, text), brought) for at, brought in enumerate(gains.rounds, start=1)]
    if any(gains.start):
        parts.insert(0, (text("chart-item-start"), gains.start))
    parts.append((text("chart-item-final"), gains.closing))
    return [text("chart-item", when=when, points=brought[seat]) for when, brought in parts]
