"""Ruhrschifffahrt in words, controls and pictures: what the outbox and the panels call."""

from typing import Final

from bot.presenter import Party, Presenter
from bot.words import Words
from cogs.ruhrschifffahrt.desk import Desk
from cogs.ruhrschifffahrt.names import names_of
from cogs.ruhrschifffahrt.panels import focus, panel
from cogs.ruhrschifffahrt.shown import board_text, options_text, pictures, player_text, results, unused_text
from cogs.ruhrschifffahrt.told import digest, refusing, telling
from cogs.standings import most_points_first
from games.engine.event import Seat
from games.ruhrschifffahrt.game import GAME
from games.ruhrschifffahrt.view import View


def _asked(view: View, seat: Seat, party: Party, words: Words) -> str:
    return words(f"ru-asked-{view.turn.stage}")


def _deciding(view: View, party: Party, words: Words) -> str:
    """The round's conditions, and everybody's means and barge, a line each, first whoever must act."""
    names = names_of(words, view.options.board)
    order = view.barges or view.order
    first = [seat for seat in order if seat in view.active]
    seats = [*first, *(seat for seat in order if seat not in first)]
    means = [_means(view, seat, party, words) for seat in seats]
    return "\n".join((" ".join(player_text.round_lines(view, names)), *means)).strip()


def _means(view: View, seat: Seat, party: Party, words: Words) -> str:
    me, names = view.seats[seat], names_of(words, view.options.board)
    where = player_text.whereabouts(me, names)
    means = words("ru-deciding", who=party.names[seat], means=player_text.means(me, names), where=where)
    return words("ru-deciding-active", means=means) if seat in view.active else means


def _amount(account: str, amount: int, words: Words) -> str:
    match account:
        case "coins":
            return words("ru-coins", count=amount)
        case "points":
            return words("ru-points", count=amount)
        case _:
            return ""


def _phase(name: str, words: Words) -> str:
    """A phase's name: "Round 5, sales"."""
    head, _, phase = name.rpartition("_phase_")
    number = head.removeprefix("round_")
    if not number.isdecimal():
        return words("ru-phase-game")
    return words("ru-phase-of-round", round=int(number), phase=words(f"ru-phase-{phase}"))


PRESENTER: Final = Presenter(
    game=GAME,
    asked=_asked,
    deciding=_deciding,
    standings=most_points_first(_means),
    tell=telling.tell,
    because=telling.because,
    refusal=refusing.refusal,
    malformed=refusing.malformed,
    move=telling.move,
    panel=lambda position, focus, party, words: panel.panel(Desk(position, party, words), focus),
    board=pictures.board,
    player=pictures.player,
    area=pictures.area,
    areas=pictures.areas,
    score_sheet=pictures.score_sheet,
    final=results.final,
    board_text=board_text.board_text,
    phase=_phase,
    amount=_amount,
    focus_after=focus.focus_after,
    unused=unused_text.unused,
    digest=digest.digest,
    option=options_text.option,
)
