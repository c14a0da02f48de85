"""Kohle & Kolonie in words, controls and pictures: what the outbox and the panels call."""

from typing import Final

from bot.presenter import Party, Presenter
from bot.words import Words
from cogs.kohle_kolonie.desk import Desk
from cogs.kohle_kolonie.names import ROMAN, names_of
from cogs.kohle_kolonie.panels import focus, forms, panel
from cogs.kohle_kolonie.shown import auction_text, board_text, options_text, pictures, results, unused_text
from cogs.kohle_kolonie.told import digest, refusing, telling
from cogs.kohle_kolonie.typed import spelling
from cogs.standings import most_points_first
from games.engine.event import Seat
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.view import View


def _asked(view: View, seat: Seat, party: Party, words: Words) -> str:
    return words(f"kk-asked-{view.turn.stage}")


def _deciding(view: View, party: Party, words: Words) -> str:
    """Everybody's points, coins and workers, a line each, first whoever must act; or the auction that runs."""
    if view.auction is not None:
        return auction_text.brief(view, party, words)
    count, first = len(view.seats), view.active[0] if view.active else 0
    return "\n".join(_means(view, (first + turn) % count, party, words) for turn in range(count))


def _means(view: View, seat: Seat, party: Party, words: Words) -> str:
    me, names = view.seats[seat], names_of(words, view.options.board)
    means = words(
        "kk-deciding-player",
        who=party.names[seat],
        points=names.points(me.points),
        coins=names.coins(me.coins),
        workers=names.workers(me.workers),
    )
    return words("kk-deciding-active", means=means) if seat in view.active else means


def _amount(account: str, amount: int, words: Words) -> str:
    match account:
        case "coins":
            return words("kk-coins", count=amount)
        case "points":
            return words("kk-points", count=amount)
        case _:
            return ""


def _phase(name: str, words: Words) -> str:
    """A phase's name: "Round III, consolidations"."""
    head, _, phase = name.rpartition("_phase_")
    number = head.removeprefix("round_")
    if not number.isdecimal():
        return words("kk-phase-game")
    return words("kk-phase-of-round", round=ROMAN[int(number)], phase=words(f"kk-phase-{phase}"))


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
    form=lambda position, focus, party, words: forms.form(Desk(position, party, words), focus),
    spelt=spelling.spelt,
    focus_after=focus.focus_after,
    unused=unused_text.unused,
    digest=digest.digest,
    option=options_text.option,
    preset=options_text.preset,
    option_groups=options_text.groups,
)
