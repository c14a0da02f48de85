"""Coal Baron in words, controls and pictures: what the outbox and the panels call."""

from collections.abc import Mapping
from typing import Any, Final

from bot.presenter import Position, Presenter
from bot.words import Words
from cogs.coal_baron import goal_names, names
from cogs.coal_baron.desk import Desk
from cogs.coal_baron.panels import forms, panel
from cogs.coal_baron.shown import aid, board_text, decision, legend, pictures, results, turn_text
from cogs.coal_baron.told import beside, digest, reasons, refusing, repairs, shortened, telling
from cogs.coal_baron.typed import spelling
from cogs.standings import at_rest, most_points_first
from games.coal_baron.game import GAME
from games.coal_baron.goals import goals
from games.coal_baron.state import State
from games.coal_baron.view import View


def _choice_hidden(view: View) -> bool:
    """Whether a hand drawn from a pile is chosen from: nobody else knows it."""
    return view.stage in ("keep", "return_to", "put_next", "substitute")


def _amount(account: str, amount: int, words: Words) -> str:
    told = {"francs": names.francs, "points": names.points}.get(account)
    return "" if told is None else told(amount, words)


def _pieces(account: str, amount: int, words: Words) -> str:
    return "" if _amount(account, amount, words) else words(f"cb-pieces-{account}", count=amount)


def _booked(kind: str, params: Mapping[str, Any], words: Words) -> str:
    """What brought points: which comparison, or what was counted at the end."""
    if kind == "element_scored":
        group = str(params.get("element", "")).partition("_")[0]
        return words(f"cb-booked-{group}") if group in ("coal", "vehicle", "empty") else ""
    counted = {"francs_converted": "francs", "cubes_converted": "cubes"}
    counted |= {"undelivered_counted": "undelivered", "balance_counted": "balance"}
    return words(f"cb-booked-{counted[kind]}") if kind in counted else ""


def _accounts(words: Words) -> dict[str, str]:
    return {account: words(f"cb-account-{account}") for account in ("francs", "points")}


def _unused(position: Position[State, View], words: Words) -> str:
    """What finishing now would lose: mining steps, and what they could still reach."""
    state, view = position.state, position.view
    if not position.at_turn or view.stage != "mining":
        return ""
    lines = [words("cb-unused-steps", count=view.steps)]
    found = goals(state, position.seat)
    if found:
        lines.append(words("cb-unused-goal", goal=goal_names.label(found[0], view.steps, words)))
    return names.series(lines, words)


def _phase(name: str, words: Words) -> str:
    return words(f"cb-phase-{name}")


def _focus_after(said: str) -> str:
    """An answer left ahead keeps its panel open."""
    return "ranking" if said.startswith("rank") else ""


SECTIONS: Final = {"mining": "Extraction", **dict.fromkeys(("keep", "return_to", "put_next"), "draw_five")}
"""By a stage the section about what is decided there, whatever was drawn or is done first."""

PRESENTER: Final = Presenter(
    game=GAME,
    asked=turn_text.asked,
    decides=turn_text.decides,
    deciding=turn_text.deciding,
    standings=most_points_first(turn_text.means),
    means=at_rest(turn_text.means),
    order_of_play=turn_text.order_of_play,
    tell=telling.tell,
    fact=telling.fact,
    of_all=telling.shared_by_all,
    reasons=reasons.reasons,
    beside_hint=beside.beside_hint,
    at_hand=reasons.at_hand,
    quantity=repairs.quantity,
    quantity_value=repairs.quantity_value,
    refusal=refusing.refusal,
    malformed=refusing.malformed,
    move=telling.move,
    planned=telling.planned,
    shortened=shortened.shortened,
    panel=lambda position, focus, party, words: panel.panel(Desk(position, party, words), focus),
    board=pictures.board,
    player=pictures.player,
    area=pictures.area,
    areas=pictures.areas,
    decision=lambda position, focus, party, words, marks=(): decision.decision(
        Desk(position, party, words), focus, marks
    ),
    common=decision.common,
    choice_hidden=_choice_hidden,
    score_sheet=pictures.score_sheet,
    final=results.final,
    passages=board_text.passages,
    phase=_phase,
    amount=_amount,
    pieces=_pieces,
    paid=frozenset({"workers"}),
    accounts=_accounts,
    booked=_booked,
    form=lambda position, focus, party, words: forms.form(Desk(position, party, words), focus),
    spelt=spelling.spelt,
    example=spelling.example,
    focus_after=_focus_after,
    sections=SECTIONS,
    unused=_unused,
    digest=digest.digest,
    stage=lambda name, words: words(f"cb-stage-{name}"),
    option=board_text.option,
    legend=legend.legend,
    aid=aid.aid,
)
