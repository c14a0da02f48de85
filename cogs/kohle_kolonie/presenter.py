"""Kohle & Kolonie in words, controls and pictures: what the outbox and the panels call."""

from typing import Final

from bot.presenter import Presenter
from bot.words import Words
from cogs.kohle_kolonie.desk import Desk
from cogs.kohle_kolonie.names import ROMAN
from cogs.kohle_kolonie.panels import focus, forms, panel
from cogs.kohle_kolonie.shown import (
    aid,
    board_text,
    decision,
    flips,
    legend,
    options_text,
    pictures,
    results,
    turn_text,
    unused_text,
)
from cogs.kohle_kolonie.told import digest, facts, quantities, reasons, refusing, telling
from cogs.kohle_kolonie.typed import spelling
from cogs.standings import at_rest, most_points_first
from games.kohle_kolonie.game import GAME


def _amount(account: str, amount: int, words: Words) -> str:
    match account:
        case "coins":
            return words("kk-coins", count=amount)
        case "points":
            return words("kk-points", count=amount)
        case _:
            return ""


def _pieces(account: str, amount: int, words: Words) -> str:
    return "" if _amount(account, amount, words) else words(f"kk-pieces-{account}", count=amount)


def _accounts(words: Words) -> dict[str, str]:
    return {account: words(f"kk-account-{account}") for account in ("coins", "points")}


def _phase(name: str, words: Words) -> str:
    """A phase's name: "Round III, consolidations"."""
    head, _, phase = name.rpartition("_phase_")
    number = head.removeprefix("round_")
    if not number.isdecimal():
        return words("kk-phase-game")
    return words("kk-phase-of-round", round=ROMAN[int(number)], phase=words(f"kk-phase-{phase}"))


PRESENTER: Final = Presenter(
    game=GAME,
    asked=turn_text.asked,
    decides=turn_text.decides,
    deciding=turn_text.deciding,
    standings=most_points_first(turn_text.means),
    means=at_rest(turn_text.means),
    order_of_play=turn_text.order_of_play,
    tell=telling.tell,
    refusal=refusing.refusal,
    malformed=refusing.malformed,
    move=telling.move,
    panel=lambda position, focus, party, words: panel.panel(Desk(position, party, words), focus),
    board=pictures.board,
    player=pictures.player,
    area=pictures.area,
    areas=pictures.areas,
    score_sheet=pictures.score_sheet,
    decision=decision.decision,
    common=decision.common,
    final=results.final,
    passages=board_text.passages,
    phase=_phase,
    amount=_amount,
    pieces=_pieces,
    paid=frozenset({"workers"}),
    unseen=frozenset({"marker_taken"}),
    accounts=_accounts,
    reasons=reasons.reasons,
    at_hand=reasons.at_hand,
    form=lambda position, focus, party, words: forms.form(Desk(position, party, words), focus),
    spelt=spelling.spelt,
    focus_after=focus.focus_after,
    sections=focus.SECTIONS,
    unused=unused_text.unused,
    beside_hint=flips.beside_hint,
    digest=digest.digest,
    stage=lambda name, words: words(f"kk-stage-{name}"),
    option=options_text.option,
    preset=options_text.preset,
    option_groups=options_text.groups,
    legend=legend.legend,
    aid=aid.aid,
    fact=facts.said,
    quantity=quantities.quantity,
    quantity_value=quantities.quantity_value,
)
