"""Ruhrschifffahrt in words, controls and pictures: what the outbox and the panels call."""

from typing import Final

from bot.presenter import Presenter
from bot.words import Words
from cogs.ruhrschifffahrt.desk import Desk
from cogs.ruhrschifffahrt.panels import focus, panel
from cogs.ruhrschifffahrt.shown import (
    aid,
    board_text,
    decision,
    legend,
    locks_compared,
    options_text,
    pictures,
    results,
    turn_text,
    unused_text,
)
from cogs.ruhrschifffahrt.told import digest, reasons, refusing, repairs, telling
from cogs.standings import at_rest, most_points_first
from games.ruhrschifffahrt.game import GAME


def _amount(account: str, amount: int, words: Words) -> str:
    match account:
        case "coins":
            return words("ru-coins", count=amount)
        case "points":
            return words("ru-points", count=amount)
        case _:
            return ""


def _pieces(account: str, amount: int, words: Words) -> str:
    return "" if _amount(account, amount, words) else words(f"ru-pieces-{account}", count=amount)


def _accounts(words: Words) -> dict[str, str]:
    return {account: words(f"ru-account-{account}") for account in ("coins", "points")}


def _phase(name: str, words: Words) -> str:
    """A phase's name: "Round 5, sales"."""
    head, _, phase = name.rpartition("_phase_")
    number = head.removeprefix("round_")
    if not number.isdecimal():
        return words("ru-phase-game")
    return words("ru-phase-of-round", round=int(number), phase=words(f"ru-phase-{phase}"))


PRESENTER: Final = Presenter(
    game=GAME,
    asked=turn_text.asked,
    decides=turn_text.decides,
    deciding=turn_text.deciding,
    standings=most_points_first(turn_text.means),
    means=at_rest(turn_text.means),
    order_of_play=turn_text.order_of_play,
    choice_hidden=lambda view: view.turn.stage == "plan",  # the sale already planned is not offered again
    tell=telling.tell,
    fact=telling.fact,
    reasons=reasons.reasons,
    at_hand=reasons.at_hand,
    quantity=repairs.quantity,
    quantity_value=repairs.quantity_value,
    refusal=refusing.refusal,
    malformed=refusing.malformed,
    move=telling.move,
    panel=lambda position, focus, party, words: panel.panel(Desk(position, party, words), focus),
    board=pictures.board,
    player=pictures.player,
    area=pictures.area,
    areas=pictures.areas,
    decision=decision.decision,
    common=decision.common,
    score_sheet=pictures.score_sheet,
    final=results.final,
    passages=board_text.passages,
    phase=_phase,
    amount=_amount,
    pieces=_pieces,
    accounts=_accounts,
    debts=frozenset({"debts"}),
    focus_after=focus.focus_after,
    sections=focus.SECTIONS,
    unused=unused_text.unused,
    beside_hint=locks_compared.beside_hint,
    digest=digest.digest,
    stage=lambda name, words: words(f"ru-stage-{name}"),
    option=options_text.option,
    legend=legend.legend,
    aid=aid.aid,
)
