"""What matters in a picture, as its alt text."""

from bot.alt_text import in_order
from bot.presenter import Party
from bot.words import Words
from cogs.ruhrschifffahrt.names import names_of
from cogs.ruhrschifffahrt.shown import player_text
from games.engine.contract import Outcome
from games.engine.event import Seat
from games.ruhrschifffahrt.view import View


def of_board(view: View, party: Party, words: Words) -> str:
    """Round and phase, who acts, everybody's means and barge, the dice on storages."""
    names = names_of(words, view.options.board)
    dice = ", ".join(
        words("ru-start", storage=names.space(space.id), die=view.dice[space.id])
        for space in names.board.river
        if space.id in view.dice
    )
    lines = [
        words("ru-alt-board", table=party.called, board=names.board.name, round=view.round, year=view.year),
        *_acting(view, party, words),
        *(_means(view, seat, party, words) for seat in view.barges or view.order),
        words("ru-text-dice", items=dice or words("ru-none")),
    ]
    return in_order(lines, words, more=True)


def of_player(view: View, seat: Seat, party: Party, words: Words) -> str:
    """A player's means, cubes and progress tiles."""
    me, names = view.seats[seat], names_of(words, view.options.board)
    parts = [player_text.cubes_line(me, names), *player_text.tiles_lines(me, names)]
    lines = [
        words("ru-alt-player", table=party.called, who=party.plain_names[seat]),
        _means(view, seat, party, words),
        *(words("ru-alt-sentence", text=part) for part in parts),
    ]
    return in_order(lines, words)


def of_area(view: View, name: str, party: Party, words: Words) -> str:
    """Which area is shown, and who acts."""
    area = words(f"ru-picture-area-{name}")
    lines = [words("ru-alt-area", table=party.called, area=area), *_acting(view, party, words)]
    lines += [_means(view, seat, party, words) for seat in view.barges or view.order]
    return in_order(lines, words, more=True)


def of_score_sheet(outcome: Outcome, party: Party, words: Words) -> str:
    """The final totals."""
    names = names_of(words)
    totals = ", ".join(
        words("ru-count", who=party.plain_names[seat], what=names.points(outcome.totals[seat]))
        for rank in outcome.ranks
        for seat in rank
    )
    return in_order([words("ru-alt-score-sheet", table=party.called, totals=totals)], words)


def _acting(view: View, party: Party, words: Words) -> list[str]:
    stage = words(f"ru-stage-{view.turn.stage}")
    return [words("ru-text-active", who=party.plain_names[seat], stage=stage) for seat in view.active]


def _means(view: View, seat: Seat, party: Party, words: Words) -> str:
    me, names = view.seats[seat], names_of(words, view.options.board)
    means = f"{player_text.means(me, names)}, {player_text.whereabouts(me, names)}"
    return words("ru-alt-means", who=party.plain_names[seat], means=means)
