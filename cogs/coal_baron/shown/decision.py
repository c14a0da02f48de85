"""What a seat must decide as a picture: question, what can be spent, each choice with the sign of its entry."""

from collections import Counter
from collections.abc import Collection, Sequence
from typing import Final

import msgspec

from bot.post import Shot
from bot.presenter import Party
from bot.short_choices import letter_runs
from bot.words import Words
from cogs.coal_baron import goal_names, names
from cogs.coal_baron.desk import Desk
from cogs.coal_baron.shown import alt, pictures
from cogs.coal_baron.signs import COAL_SIGNS, NONE, drafted, hand_signs, mining_signs
from games.coal_baron import facts, turns
from games.coal_baron.actions import (
    Action,
    ChooseSubstitute,
    FillSpace,
    FillWithTwo,
    Keep,
    LoadCube,
    MoveCage,
    PlaceWorkers,
    PutNext,
)
from games.coal_baron.facts import Area
from games.coal_baron.goals import Goal, goals, goals_for
from games.coal_baron.view import SeatView, View
from renderer.picture import Target

DECISIONS: Final = ("draft", "place", "mining", "drawn", "substitute")
"""What a picture of a decision can be about."""
PARTS: Final[tuple[tuple[Area, ...], ...]] = (("factory",), ("mining", "delivery"), ("money", "bank"), ("orders",))
"""The parts of the board of which one is shown: those of the menus."""
_CUBES: Final = {"fill": "cb-decide-fill-cubes", "pair": "cb-decide-pair-cubes"}
"""What is asked once the order is chosen, by the verb of the focus."""


class Choice(msgspec.Struct, frozen=True):
    """A choice as it is drawn, and as it is said in the alt text; what is not said is part of another."""

    target: Target
    said: str = ""


class Asked(msgspec.Struct, frozen=True):
    """What a picture of a decision asks: which sort, the question, the choices, and what stands over those out of
    reach; of workers, which letters the other parts of the board have, in short and then part by part, in lines.
    """

    sort: str
    question: str
    choices: Sequence[Choice]
    beyond: str = ""


def decision(desk: Desk, focus: str = "", marks: Sequence[str] = ()) -> Shot | None:
    """The picture of what the seat must decide, or ranks in the draft; None where nothing is to be chosen."""
    asked = asked_of(desk, focus)
    return None if asked is None else _shot(desk, asked, marks)


def common(view: View, party: Party, words: Words, marks: Sequence[str] = ()) -> Shot | None:
    """The same of a choice that hangs on cards which only one seat knows: whose it is, and what that seat has."""
    if view.stage not in ("keep", "return_to", "put_next", "substitute"):
        return None
    seat = view.active[0]
    public = msgspec.structs.replace(view, viewer=None, drawn=(), returned=(), tile=None, unfilled=0)
    question = words(f"cb-common-{'tiles' if view.space != 'order_draw' else 'orders'}")
    asked = Asked("drawn", question, ())
    return _drawn(public, seat, asked, party, words, marks)


def asked_of(desk: Desk, focus: str) -> Asked | None:
    """What the picture asks; None where nothing is to be chosen."""
    if desk.view.phase == "draft" and (focus == "ranking" or not desk.position.at_turn):
        return _draft(desk, "ranking")
    if not desk.position.at_turn:
        return None
    match desk.state.turn:
        case turns.Draft():
            return _draft(desk, focus)
        case turns.Place():
            return _place(desk)
        case turns.Mining():
            return _mining(desk, focus)
        case turns.Keep():
            return _keep(desk)
        case turns.ReturnTo():
            return _return(desk)
        case turns.PutNext() as turn:
            return _put_next(desk, turn)
        case turns.Substitute():
            return _substitute(desk)
        case _:
            return None


def _shot(desk: Desk, asked: Asked, marks: Sequence[str]) -> Shot:
    return _drawn(desk.view, desk.seat, asked, desk.party, desk.words, marks)


def _drawn(view: View, seat: int, asked: Asked, party: Party, words: Words, marks: Sequence[str]) -> Shot:
    me = view.seats[seat]
    means = (("worker", str(me.workers)), ("coin", str(me.francs)))
    picture = msgspec.structs.replace(
        pictures.of_decision(view, seat, party, words, marks, area=asked.sort),
        subline=asked.beyond,
        question=asked.question,
        means=means,
        targets=tuple(choice.target for choice in asked.choices),
    )
    return Shot(
        picture, f"decision-{asked.sort}", alt.of_decision(picture, [c.said for c in asked.choices], party, words)
    )


# The draft


def _draft(desk: Desk, focus: str) -> Asked:
    """All cards of the draft; those taken leave their cells, those ranked ahead have their rank."""
    words, me = desk.words, desk.me
    ranked = [card for card in me.ranking if card in desk.view.draft]
    choices: list[Choice] = []
    for card in drafted(desk.view):
        open_ = card in desk.view.draft
        rank = str(ranked.index(card) + 1) if card in ranked else ""
        target = Target(f"draft.{card}", desk.signs[card] if open_ else "", rank, faint=not open_)
        choices.append(Choice(target, desk.signed(card, names.order_in_full(card, words)) if open_ else ""))
    if focus == "ranking":
        question = words("cb-decide-ranking")
    else:
        question = words("cb-decide-draft", number=len(me.outstanding) + 1)
    return Asked("draft", question, choices)


# Workers


def _place(desk: Desk) -> Asked:
    """The part of the board with the most legal spaces, whole."""
    words, view = desk.words, desk.view
    legal = {action.space for action in desk.legal() if isinstance(action, PlaceWorkers)}
    areas = max(PARTS, key=lambda part: sum(facts.SPACES[space].area in part for space in legal))
    choices: list[Choice] = []
    for space in desk.signs:
        found = facts.SPACES[space]
        if found.area not in areas:
            continue
        needed = view.workers_needed(space)
        given = _given(desk, found)
        figures = [("worker", str(needed)), *given]
        target = Target(space, desk.signs[space] if space in legal else "", "", tuple(figures), space not in legal)
        choices.append(Choice(target, _said_of_space(desk, found, needed, given) if space in legal else ""))
    return Asked("place", words("cb-decide-place"), choices, "\n".join(_elsewhere(desk, legal, areas)))


def _elsewhere(desk: Desk, legal: Collection[str], shown: tuple[Area, ...]) -> list[str]:
    """The letters of the legal spaces in the other parts: all in one line, then a line for each part.

    Both end with it that no tile can be bought, where it is so.
    """
    words, every = desk.words, list[str]()
    named: list[str] = []
    for part in PARTS:
        letters = [desk.signs[one] for one in desk.signs if one in legal and facts.SPACES[one].area in part]
        if letters and part != shown:
            every += letters
            said = ", ".join(letter_runs(letters, words))
            named.append(words("cb-decide-part", letters=said, part=words(f"cb-picture-area-{'_'.join(part)}")))
    if not named:
        return []
    short = words("cb-decide-elsewhere", letters=", ".join(letter_runs(every, words)))
    tiles = [one for one in legal if facts.SPACES[one].area == "factory" and facts.SPACES[one].number]
    if "factory" in shown or tiles:
        return [short, *named]
    note = words("cb-decide-no-tile")  # the tiles are not shown then
    return [words("cb-decide-and", line=short, note=note), *named, note]


def _given(desk: Desk, space: facts.Space) -> list[tuple[str, str]]:
    """What a space costs in francs, or the points that it could bring now."""
    if space.area == "factory" and space.number and (kind := desk.view.tile_slots[space.number - 1]):
        return [("coin", str(facts.TILES[kind].price))]
    if space.area == "mining":
        found = goals_for(desk.state, desk.seat, space.number)
        return [("star", str(found[0].points))] if found and found[0].points else []
    if space.area == "delivery":
        ready = [facts.ORDERS[own.order] for own in desk.me.outstanding if own.complete]
        points = sum(card.points for card in ready if card.vehicle == space.vehicle)
        return [("star", str(points))] if points else []
    return []


def _said_of_space(desk: Desk, space: facts.Space, needed: int, given: Sequence[tuple[str, str]]) -> str:
    words, view = desk.words, desk.view
    label = names.capital(names.space(space.id, words))
    slot = space.number - 1
    if space.area == "factory" and space.number and (kind := view.tile_slots[slot]):
        price = names.francs(facts.TILES[kind].price, words)
        label = words("cb-choice-tile", slot=space.number, tile=names.tile(kind, words), price=price)
    elif space.area == "orders" and space.number and (order := view.order_slots[slot]):
        label = words("cb-choice-order", slot=space.number, order=names.order_in_full(order, words))
    brought = [names.points(int(text), words) for name, text in given if name == "star"]
    return desk.signed(space.id, ", ".join((label, names.workers(needed, words), *brought)))


# Mining


def _mining(desk: Desk, focus: str) -> Asked:
    """The goals, or with a focus the orders on which cubes can be put; the other orders that lack coal."""
    words, view, me = desk.words, desk.view, desk.me
    signs, (verb, *chosen) = mining_signs(me), focus.split() or [""]
    if verb in ("fill", "pair"):
        choices = _fillable(desk, verb, chosen)
        question, beyond = (
            words(_CUBES[verb] if chosen else "cb-decide-fill"),
            words("cb-decide-others"),
        )
    else:
        found = goals(desk.state, desk.seat)
        choices = [_goal(desk, goal) for goal in found] + _wanted(desk, found)
        question = words("cb-decide-mining", steps=view.steps)
        beyond = words("cb-decide-beyond", steps=view.steps)
    named = {part for choice in choices for part in choice.target.place.split(".")}
    for own in me.outstanding:
        if own.order not in named and not own.complete:
            points = str(facts.ORDERS[own.order].points)
            target = Target(f"seat.{desk.seat}.order.{own.order}", signs[own.order], "", (("star", points),), True)
            choices.append(Choice(target, names.outstanding(own, words)))
    return Asked("mining", question, choices, beyond)


def _goal(desk: Desk, goal: Goal) -> Choice:
    words = desk.words
    sign = goal_names.sign(goal, desk.me)
    figures = [("star", str(goal.points))] if goal.points else []
    figures.append(("steps", str(goal.steps)))
    held = [one for one in mining_signs(desk.me) if one in goal_names.about(goal)]
    label = ""
    if goal.kind == "prepare":
        label = words("cb-decide-prepare")
        figures += [(f"coal_{coal}", "") for coal in goal_names.prepared(goal)]
    if goal.kind in ("complete", "several") and (count := goal_names.pairs(goal)):
        label = words("cb-decide-pairs", cubes=2 * count, spaces=count)
    target = Target(".".join(("goal", *(held or ("cage",)))), sign, label, tuple(figures))
    return Choice(target, goal_names.signed_label(goal, desk.me, desk.view.steps, words))


def _wanted(desk: Desk, found: Sequence[Goal]) -> list[Choice]:
    """The sections with the cubes that a goal loads: how many at most."""
    me, wanted = desk.me, Counter[tuple[int, str]]()
    for goal in found:
        wanted |= _loads(me, goal.actions)
    choices: list[Choice] = []
    for index, section in enumerate(me.sections):
        level = facts.SECTIONS[section.kind].level
        taken = 0
        for cube in section.cubes:
            if cube is not None and wanted[level, cube] > 0:
                wanted[level, cube] -= 1
                taken += 1
        if taken:
            choices.append(Choice(Target(f"seat.{desk.seat}.section.{index}", "", str(taken))))
    return choices


def _loads(me: SeatView, actions: Sequence[Action]) -> Counter[tuple[int, str]]:
    level, loads = me.cage_level, Counter[tuple[int, str]]()
    for action in actions:
        if isinstance(action, MoveCage):
            level = action.level
        elif isinstance(action, LoadCube):
            loads[level, action.coal] += 1
    return loads


def _fillable(desk: Desk, verb: str, chosen: Sequence[str]) -> list[Choice]:
    """The orders with a space that can be filled, or that of which the space, or all but the cubes, is chosen."""
    kind = FillSpace if verb == "fill" else FillWithTwo
    signs, words = mining_signs(desk.me), desk.words
    orders = dict.fromkeys(action.order for action in desk.legal() if isinstance(action, kind))
    choices: list[Choice] = []
    for own in desk.me.outstanding:
        if own.order in orders and own.order in (chosen[:1] or orders):
            steps = "1" if verb == "fill" else "2"
            figures = (("star", str(facts.ORDERS[own.order].points)), ("steps", steps))
            target = Target(f"goal.{own.order}", signs[own.order], "", figures)
            choices.append(
                Choice(target, words("signed", sign=signs[own.order], label=names.outstanding(own, words)))
            )
    return choices


# Cards drawn


def _card(card: str, sign: str, faint: bool = False) -> Target:
    figures = (
        (("coin", str(facts.TILES[card].price)),)
        if card in facts.TILES
        else (("star", str(facts.ORDERS[card].points)),)
    )
    return Target(f"card.{card}", sign, "", figures, faint)


def _keep(desk: Desk) -> Asked:
    """The cards drawn; a tile that is too dear cannot be chosen."""
    words, signs = desk.words, hand_signs(desk.view, desk.me)
    legal = {action.card for action in desk.legal() if isinstance(action, Keep)}
    choices = [
        Choice(
            _card(card, signs[card] if card in legal else "", card not in legal),
            _said_of_card(desk, card, signs[card]) if card in legal else names.capital(_dear(card, words)),
        )
        for card in sorted(desk.view.drawn, key=lambda card: signs[card])
    ]
    none = words("cb-button-keep-none")
    choices.append(Choice(Target("none", "", none), none))
    return Asked("drawn", words(f"cb-decide-keep-{_what(desk)}"), choices)


def _what(desk: Desk) -> str:
    return "tiles" if desk.view.space == "factory_draw" else "orders"


def _said_of_card(desk: Desk, card: str, sign: str) -> str:
    return desk.words("signed", sign=sign, label=names.capital(_priced(card, desk.words)))


def _priced(card: str, words: Words) -> str:
    """A card, a tile with its price."""
    said = names.card(card, words)
    if card not in facts.TILES:
        return said
    return words("cb-drawn-tile", tile=said, price=names.francs(facts.TILES[card].price, words))


def _dear(card: str, words: Words) -> str:
    price = names.francs(facts.TILES[card].price, words)
    return words("cb-drawn-tile-too-dear", tile=names.tile(card, words), price=price)


def _return(desk: Desk) -> Asked:
    """The cards in hand with their letters, numbered as they would lie; the ways back are said only."""
    words, signs = desk.words, hand_signs(desk.view, desk.me)
    choices = [
        Choice(
            msgspec.structs.replace(_card(card, signs[card], faint=True), label=str(number)),
            words("cb-numbered", number=number, text=_said_of_card(desk, card, signs[card])),
        )
        for number, card in enumerate(desk.view.drawn, start=1)
    ]
    for place in ("top", "bottom"):
        for label in (words(f"cb-button-rest-{place}"), words(f"cb-button-return-{place}")):
            choices.append(Choice(Target(f"pile.{place}", "", faint=True), label))
    return Asked("drawn", words("cb-decide-return"), choices)


def _put_next(desk: Desk, turn: turns.PutNext) -> Asked:
    """The cards still in hand, with their letters."""
    words, signs = desk.words, hand_signs(desk.view, desk.me)
    legal = sorted(
        (action.card for action in desk.legal() if isinstance(action, PutNext)), key=lambda one: signs[one]
    )
    choices = [Choice(_card(card, signs[card]), _said_of_card(desk, card, signs[card])) for card in legal]
    rest = words("cb-button-rest")
    choices.append(Choice(Target("rest", "", rest), rest))
    return Asked("drawn", words("cb-decide-next", number=len(turn.returned) + 1), choices)


# A cube instead


def _substitute(desk: Desk) -> Asked:
    """The coal that the supply has, and, where it is allowed, to leave the minecart empty."""
    words = desk.words
    choices: list[Choice] = []
    for action in desk.legal():
        if not isinstance(action, ChooseSubstitute):
            continue
        sign = COAL_SIGNS[action.coal or NONE]
        label = substitute_label(desk, action)
        if action.coal is None:
            target = Target("none", sign, words("cb-decide-leave-empty"))
        else:
            left = str(desk.view.supply[facts.COALS.index(action.coal)])
            target = Target(f"coal.{action.coal}", sign, "", ((f"coal_{action.coal}", left),))
        choices.append(Choice(target, words("signed", sign=sign, label=label)))
    return Asked("substitute", words("cb-decide-substitute"), choices)


def substitute_label(desk: Desk, action: ChooseSubstitute) -> str:
    """A coal with what the supply has of it, or that the minecart stays empty."""
    if action.coal is None:
        return desk.words("cb-button-leave-empty")
    left = desk.view.supply[facts.COALS.index(action.coal)]
    coal = names.capital(names.coal(action.coal, desk.words))
    return desk.words("cb-button-substitute", coal=coal, count=left)
