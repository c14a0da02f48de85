"""Events as sentences."""

from bot.presenter import Scene
from bot.words import Words
from cogs.coal_baron import names
from cogs.coal_baron.phrases import phrases, rule
from games.coal_baron import facts
from games.coal_baron.actions import (
    Action,
    ChooseSubstitute,
    DraftOrder,
    EndTurn,
    FillSpace,
    FillWithTwo,
    Keep,
    LeaveRanking,
    LoadCube,
    MoveCage,
    PlaceWorkers,
    PutNext,
    ReturnTo,
    StoreCube,
    WithdrawRanking,
)
from games.engine.event import Event


def tell(event: Event, scene: Scene, words: Words) -> str:
    """One event as a sentence, with names and numbers."""
    who = "" if event.seat is None else scene.names[event.seat]
    return words(f"cb-event-{event.kind.replace('_', '-')}", who=who, **phrases(event.params, scene, words))


def because(event: Event, words: Words) -> str:
    """The rule an event follows from, as a short reference."""
    return rule(event.rule, words)


def move(action: Action, words: Words) -> str:
    """A move of an open turn in a few words."""
    match action:
        case DraftOrder(order):
            return words("cb-move-draft", order=names.order(order, words))
        case PlaceWorkers(space):
            return words("cb-move-place", space=names.space(space, words))
        case ChooseSubstitute(coal):
            return (
                words("cb-move-leave-empty")
                if coal is None
                else words("cb-move-substitute", cube=names.cube(coal, words))
            )
        case Keep(card):
            return (
                words("cb-move-keep-none") if card is None else words("cb-move-keep", card=names.card(card, words))
            )
        case ReturnTo(place):
            return words(f"cb-move-return-{place}")
        case PutNext(card):
            return words("cb-move-next", card=names.card(card, words))
        case _:
            return _mining_move(action, words)


def _mining_move(action: Action, words: Words) -> str:
    match action:
        case MoveCage(level):
            return words("cb-move-cage", number=level, level=names.level(level, words))
        case LoadCube(coal):
            return words("cb-move-load", cube=names.cube(coal, words))
        case StoreCube(coal):
            return words("cb-move-store", cube=names.cube(coal, words))
        case FillSpace(order, coal, source):
            taken = words("cb-cube-from", coal=names.coal(coal, words), source=words(f"cb-source-{source}"))
            return words("cb-move-fill", order=names.order(order, words), cubes=taken)
        case FillWithTwo(order, space, cubes):
            first, second = (names.taken(cube, words) for cube in cubes)
            return words(
                "cb-move-pair",
                order=names.order(order, words),
                space=names.coal(space, words),
                first=first,
                second=second,
            )
        case LeaveRanking(orders):
            return words("cb-move-rank", count=len(orders))
        case WithdrawRanking():
            return words("cb-move-unrank")
        case EndTurn():
            return words("cb-move-end")
        case _:
            raise TypeError(f"no move: {action!r}")


def source(key: str, words: Words) -> str:
    """A source of points by name: an element, or one of the others of the score sheet."""
    found = any(key == one.id for one in facts.ELEMENTS)
    return names.element(key, words) if found else words(f"cb-score-{key}")
