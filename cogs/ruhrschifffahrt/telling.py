"""Events as sentences, moves in a few words."""

from typing import assert_never

from bot.presenter import Scene
from bot.words import Words
from cogs.ruhrschifffahrt.names import Names, dashed
from cogs.ruhrschifffahrt.phrases import of_event, rule
from games.engine.event import Event
from games.ruhrschifffahrt import actions as a


def tell(event: Event, scene: Scene, words: Words) -> str:
    """One event as a sentence, with names and numbers."""
    who = "" if event.seat is None else scene.names[event.seat]
    return words(f"ru-event-{dashed(event.kind)}", who=who, **of_event(event, scene, words))


def because(event: Event, words: Words) -> str:
    """The rule an event follows from, as a short reference."""
    return rule(event.rule, words)


def move(action: a.Action, names: Names) -> str:
    """A move of an open turn in a few words."""
    words = names.words
    match action:
        case a.Choose(what):
            return words(f"ru-good-{what}")
        case a.RemoveDie(storage):
            return words("ru-move-remove", storage=names.place(storage))
        case a.PlaceDie(storage):
            return words("ru-move-place", storage=names.place(storage))
        case a.ChooseOption(option, free):
            return names.option(option, free=free)
        case a.TransportDie(colour, storage):
            return words("ru-move-transport", coal=names.coal(colour), storage=names.place(storage))
        case a.Replenish(storage):
            return words("ru-move-replenish", storage=names.place(storage))
        case a.ChooseStart(storage):
            return words("ru-move-start", storage=names.place(storage))
        case a.PlanSale(space):
            return words("ru-move-plan", space=names.space(space))
        case a.HaulCoal(storage, value):
            return words("ru-move-haul", storage=names.place(storage), value=value)
        case a.Sell(space):
            return words("ru-move-sell", space=names.space(space))
        case a.EndTurn():
            return words("ru-move-end")
        case (
            a.BuildLock()
            | a.BuildInCity()
            | a.BuildInDepot()
            | a.BuildInPort()
            | a.MoveInPort()
            | a.RepayDebt()
            | a.UseInn()
        ):
            return purchase(action, names)
        case _:
            return _answer(action, names)


def purchase(action: a.Purchase, names: Names) -> str:
    """Something done in phase 6, in a few words."""
    words = names.words
    match action:
        case a.BuildLock(obstacle):
            return words("ru-move-lock", obstacle=names.place(obstacle))
        case a.BuildInCity(city, white):
            return _built(words("ru-move-city", city=names.place(city)), names, white=white)
        case a.BuildInDepot(dominion):
            return words("ru-move-depot", depot=names.depot(dominion))
        case a.BuildInPort(country, white):
            return _built(words("ru-move-port", country=names.country(country)), names, white=white)
        case a.MoveInPort(source, to):
            return words("ru-move-shift", source=names.country(source), country=names.country(to))
        case a.RepayDebt():
            return words("ru-move-repay")
        case a.UseInn(what):
            return words(f"ru-move-inn-{what}")
        case _:
            assert_never(action)


def _built(text: str, names: Names, *, white: bool) -> str:
    return names.words("ru-by-tile", what=text, tile=names.tile("warehouse")) if white else text


def _answer(action: a.Answer, names: Names) -> str:
    words = names.words
    match action:
        case a.LeaveChoice() | a.LeavePurchases() | a.LeaveSkip() | a.LeaveStorages():
            return words("ru-move-answer", answer=words(f"ru-answer-{_ANSWERS[type(action)]}"))
        case a.Withdraw(answer):
            return words("ru-move-withdraw", answer=words(f"ru-answer-{answer}"))
        case _:
            assert_never(action)


_ANSWERS: dict[type[a.Answer], a.AnswerName] = {
    a.LeaveChoice: "choice",
    a.LeavePurchases: "purchases",
    a.LeaveSkip: "skip",
    a.LeaveStorages: "storages",
}
