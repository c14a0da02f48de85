"""What arguments of controls and typed texts mean: notation, plans, and our own short forms.

Short forms, as controls carry them where notation would be too long for them:

    goal 2              the plan of the second goal that the panel offers
    plan X              X is a plan or goal of mining, whatever the phase
    rest, rest top      all drawn cards go back in the order shown
    rank+ X, rank- X    X joins the ranking left ahead, leaves it,
    rank^ X             or comes first in it

During the draft a text that is no notation is read as a ranking: cards by name in any language, with commas. So is
what follows `rank`; ids there need no commas.
"""

from collections.abc import Sequence

from bot.words import LANGUAGES, words
from cogs.coal_baron import names
from cogs.matching import matches
from games.coal_baron import facts
from games.coal_baron.actions import Action, LeaveRanking, PutNext, ReturnTo, WithdrawRanking
from games.coal_baron.game import GAME
from games.coal_baron.goals import goals
from games.coal_baron.state import State
from games.engine.event import Seat
from games.engine.notation import LONGEST, split_plan
from games.engine.violation import MalformedAction

VERBS = (
    *("draft", "place", "substitute", "keep", "return", "next", "cage", "load", "fill", "pair", "store", "end"),
    *("rank", "unrank"),
)


def actions(state: State, seat: Seat, text: str) -> Sequence[Action]:
    """The actions that a control's argument, a plan or a filled form means; raises MalformedAction."""
    text = text.strip()
    verb, _, rest = text.partition(" ")
    if verb == "plan":
        return _plan(state, seat, rest.strip())
    if len(text) > LONGEST:
        raise MalformedAction("line-too-long", length=len(text), longest=LONGEST)
    match verb.lower():
        case "goal":
            return _goal(state, seat, rest)
        case "rank":
            return (_ranking_of(state, rest),)
        case "rest":
            return _rest(state, rest)
        case "rank+" | "rank-" | "rank^":
            return (_ranking(state, seat, verb, rest.strip()),)
        case _ if state.phase == "draft" and verb.lower() not in VERBS and verb:
            return (_ranking_of(state, text),)
        case _:
            return _steps(state, text)


def _plan(state: State, seat: Seat, text: str) -> Sequence[Action]:
    """A typed plan: never a ranking, even during the draft."""
    if len(text) > LONGEST:
        raise MalformedAction("line-too-long", length=len(text), longest=LONGEST)
    verb, _, rest = text.partition(" ")
    return _goal(state, seat, rest) if verb == "goal" else _steps(state, text)


def _steps(state: State, text: str) -> Sequence[Action]:
    """Actions in notation; an example of mining helps only somebody who is mining."""
    try:
        return split_plan(text, GAME.parse)
    except MalformedAction as error:
        if state.turn.stage == "mining":
            raise
        cause = error.__cause__
        if isinstance(cause, MalformedAction) and cause.code not in ("unknown-verb", "line-empty"):
            raise cause from error
        raise MalformedAction("not-now", word=text[:40], stage=state.turn.stage) from error


def _goal(state: State, seat: Seat, number: str) -> Sequence[Action]:
    found = goals(state, seat) if seat == state.turn.seat and state.turn.stage == "mining" else ()
    if not number.isdecimal() or not 1 <= int(number) <= len(found):
        raise MalformedAction("goal-unknown", word=number[:40], count=len(found))
    return found[int(number) - 1].actions


def _rest(state: State, place: str) -> Sequence[Action]:
    """The drawn cards put back in the order shown; equal cards left over are put back by the rules."""
    cards = list(state.turn.drawn)
    while len(cards) > 1 and cards[-1] == cards[-2]:
        cards.pop()
    steps = [PutNext(card) for card in cards[:-1]]
    if not cards or not (place or steps):
        raise MalformedAction("not-now", word="rest", stage=state.turn.stage)
    if place == "top":
        return (ReturnTo("top"), *steps)
    return (ReturnTo("bottom"), *steps) if place == "bottom" else steps


def _ranking(state: State, seat: Seat, verb: str, card: str) -> Action:
    """The present ranking with a card added, removed or put first; cards that are gone fall out of it."""
    if card not in facts.ORDERS:
        raise MalformedAction("not-an-order", word=card[:40])
    others = [ranked for ranked in state.seats[seat].ranking if ranked in state.draft and ranked != card]
    match verb:
        case "rank+":
            return LeaveRanking((*others, card))
        case "rank^":
            return LeaveRanking((card, *others))
        case _:
            return LeaveRanking(tuple(others)) if others else WithdrawRanking()


def _ranking_of(state: State, text: str) -> Action:
    """A ranking as it is typed, cards by id or by name."""
    parts = text.replace("\n", ",").replace(";", ",").split(",")
    ranked = [card for part in parts for card in cards_of(state, part)]
    if not ranked:
        raise MalformedAction("line-empty")
    return LeaveRanking(tuple(ranked))


def cards_of(state: State, part: str) -> list[str]:
    """The cards that a part of a ranking between commas means: ids, or one name; raises MalformedAction."""
    ids = part.lower().split()
    if all(word in facts.ORDERS for word in ids):
        return ids
    return [_open_card(state, part.strip())]


def _open_card(state: State, typed: str) -> str:
    """The one open card that somebody means: by its name in any language."""
    found = [card for card in state.draft if matches(typed, card_texts(card))]
    if len(found) > 1:
        raise MalformedAction("card-ambiguous", word=typed[:40], count=len(found))
    if not found:
        raise MalformedAction("card-not-open", word=typed[:40])
    return found[0]


def card_texts(card: str) -> list[str]:
    """An order card's id and its name in each language."""
    return [card, *(names.order_plainly(card, words(language)) for language in LANGUAGES)]
