"""/coal rank: a ranking of order cards for the draft, by ids or by names with commas between them."""

from collections.abc import Sequence
from typing import Final

from bot.errors import Refusal, RuleRefused
from bot.post import MENU_LIMIT, Choice
from bot.words import Words
from cogs.coal_baron import names
from cogs.coal_baron.signs import signs
from cogs.coal_baron.typed.spelling import cards, spelt
from cogs.coal_baron.typed.vocabulary import VOCABULARY
from cogs.desk import CHOICE, choice
from cogs.signs import signed
from cogs.typed.commands import Command, Option, Options
from cogs.typed.meaning import typed_ranking
from cogs.typed.vocabulary import keeping, none, none_fits
from games.coal_baron.actions import WithdrawRanking
from games.coal_baron.game import GAME
from games.coal_baron.state import State
from games.engine.event import Seat
from games.engine.nearest import Attempt
from games.engine.violation import MalformedAction, Violation

_OVER: Final = Violation("draft-over", "Mise en place 10")


def _said(options: Options) -> str:
    """An empty ranking withdraws."""
    return f"rank {options['orders']}" if options.get("orders", "").strip() else "unrank"


def _meant(state: State, seat: Seat, options: Options, words: Words) -> str:
    return spelt(state, seat, _said(options))


def _offered(state: State, seat: Seat, option: str, typed: str, others: Options, words: Words) -> Sequence[Choice]:
    """What is typed of a ranking with its last card completed, or with one more open card each."""
    if state.phase != "draft":
        return [none(VOCABULARY.refused(_OVER, words), words)]
    try:
        ranked, last = typed_ranking(typed, state.draft, lambda part: cards(state, part))
    except MalformedAction as error:
        return [keeping(typed, none(VOCABULARY.malformed(error.code, error.params, words), words))]
    left = [card for card in state.draft if card not in ranked]
    if not left:
        return [keeping(typed, none(words("suggest-ranked-all"), words))]
    offered = VOCABULARY.found(state, "card", last, left)
    place = len(ranked) + 1
    choices = [
        choice(words("cb-numbered", number=place, text=_named(state, card, words)), value)
        for card in offered
        if len(value := " ".join((*ranked, card))) <= CHOICE
    ]
    return choices[:MENU_LIMIT] or [keeping(typed, none_fits(typed, words))]


def _named(state: State, card: str, words: Words) -> str:
    return signed(card, names.order_in_full(card, words), signs(state), words)


def _objection(state: State, seat: Seat, options: Options) -> Refusal | None:
    if state.phase == "draft":
        return None
    return RuleRefused(_OVER, 1, 1, "rank", Attempt(GAME, state, seat, WithdrawRanking()))


RANK: Final = Command("rank", (Option("orders", required=False),), _said, _meant, _offered, _objection)
