"""The picture of what a seat must decide: the question, what can be spent, each choice with its menu's sign."""

from collections.abc import Callable, Sequence

import msgspec

from bot.alt_text import Unit, fitted, sentence
from bot.post import Shot
from bot.presenter import AnyPosition, Party
from bot.words import Words
from cogs.desk import capital
from cogs.ruhrschifffahrt.desk import Desk
from cogs.ruhrschifffahrt.names import names_of
from cogs.ruhrschifffahrt.panels.focus import hauled
from cogs.ruhrschifffahrt.shown import decision_purchases, decision_targets, pictures
from cogs.ruhrschifffahrt.shown.decision_targets import Shown
from cogs.ruhrschifffahrt.shown.ways import ways
from games.engine.event import Seat
from games.ruhrschifffahrt import facts, foresight, locks, special_options, turns
from games.ruhrschifffahrt.actions import Choose, ChooseOption, HaulCoal, LeaveChoice, RemoveDie
from games.ruhrschifffahrt.game import GAME
from games.ruhrschifffahrt.state import State
from games.ruhrschifffahrt.view import View
from renderer.picture import Target


class _Asked(msgspec.Struct, frozen=True):
    """What a picture asks: its sort, the question, what can be chosen, and what can be spent."""

    area: str
    question: str
    shown: list[Shown]
    means: tuple[tuple[str, str], ...] = ()


def decision(
    position: AnyPosition, focus: str, party: Party, words: Words, marks: Sequence[str] = ()
) -> Shot | None:
    """The picture of what a position's seat must decide."""
    return of(Desk(position, party, words), focus, marks)


def common(view: View, party: Party, words: Words, marks: Sequence[str] = ()) -> Shot | None:
    """The picture of what several choose at once: a coin or a point, and what everybody has."""
    if not isinstance(view.turn, turns.Choose):
        return None
    targets = decision_targets.goods_of_all(view.round)
    names = names_of(words, view.options.board)
    stand = [
        words(
            "ru-count",
            who=party.plain_names[seat],
            what=", ".join((names.coins(view.seats[seat].coins), names.points(view.seats[seat].points))),
        )
        for seat in view.order
    ]
    question = _choose_question(words, view.round)
    alt = fitted([Unit(question), *(Unit(sentence(line), rank) for rank, line in enumerate(stand, 1))], words)
    return _shot(view, None, "choose", question, (), targets, party, words, marks, alt)


def of(desk: Desk, focus: str = "", marks: Sequence[str] = ()) -> Shot | None:
    """The picture of a panel with a focus; None where nothing is to be chosen."""
    asked = _asked(desk, focus)
    if asked is None or not asked.shown:
        return None
    targets = [one.target for one in asked.shown]
    who = desk.party.plain_names[desk.seat]
    head = desk.words("ru-decide-alt", who=who, question=asked.question)
    said = [Unit(sentence(one.text), rank) for rank, one in enumerate(asked.shown, start=1) if one.text]
    alt = fitted([Unit(sentence(head)), *said], desk.words)
    return _shot(
        desk.view, desk.seat, asked.area, asked.question, asked.means, targets, desk.party, desk.words, marks, alt
    )


def _shot(
    view: View,
    seat: Seat | None,
    area: str,
    question: str,
    means: tuple[tuple[str, str], ...],
    targets: Sequence[Target],
    party: Party,
    words: Words,
    marks: Sequence[str],
    alt: str,
) -> Shot:
    drawn = pictures.of_decision(view, party, words, marks, seat=seat, area=area)
    picture = msgspec.structs.replace(drawn, question=question, means=means, targets=tuple(targets))
    return Shot(picture, f"decision-{area}", alt)


# What is asked


def _asked(desk: Desk, focus: str) -> _Asked | None:
    verb, _, rest = focus.partition(" ")
    if ahead := _AHEAD.get(verb):
        return ahead(desk)
    if not desk.position.at_turn:
        return None
    words = desk.words
    if verb == "haul":
        return _hauled(desk, rest)
    match desk.view.turn:
        case turns.Option():
            return _option(desk, focus)
        case turns.Transport() | turns.Replenish() | turns.Start():
            return _effect(desk, desk.state)
        case turns.Plan():
            return _planned(desk)
        case turns.Sell():
            return _Asked("sale", words("ru-decide-sell"), decision_targets.sales(desk), _loaded(desk))
        case turns.Purchase():
            return _purchases(desk)
        case turns.Choose():
            return _choose(desk)
        case turns.RemoveDie():
            at = [action.storage for action in desk.legal() if isinstance(action, RemoveDie)]
            return _Asked("dice", words("ru-decide-remove"), decision_targets.with_dice(desk, at))
        case turns.PlaceDice():
            return _placed(desk)
        case _:
            return None


def _coins(desk: Desk) -> tuple[tuple[str, str], ...]:
    """Coins and warehouses, and the debts there are."""
    me, house = desk.me, f"house_{desk.party.colours[desk.seat]}"
    debts = (("debt", str(me.debts)),) if me.debts else ()
    return (*debts, ("coin", str(me.coins)), (house, str(me.supply)))


def _loaded(desk: Desk) -> tuple[tuple[str, str], ...]:
    """The die that the barge has taken on."""
    place = desk.me.place
    if place not in desk.river.storages or place not in desk.view.dice:
        return ()
    return (decision_targets.die(desk.river.storages[place], desk.view.dice[place]),)


def _option(desk: Desk, focus: str) -> _Asked:
    """Starts without an option and all options; with an option that is looked at, what it leads to."""
    verb, _, said = focus.partition(" ")
    if verb == "option" and (action := _chosen(desk, said)) is not None:
        after = GAME.apply(desk.state, desk.seat, action).state
        return _effect(desk, after, desk.names.option(action.option))
    starts = decision_targets.starts(desk, desk.state)
    question = desk.words("ru-decide-start" if starts else "ru-decide-option")
    return _Asked("start", question, [*starts, *decision_targets.options(desk)], _coins(desk))


def _chosen(desk: Desk, said: str) -> ChooseOption | None:
    """The option that a focus names, if it can be chosen."""
    option, _, free = said.partition(" ")
    legal = special_options.legal_options(desk.state, desk.seat)
    return next((one for one in legal if (one.option, one.free) == (option, free == "free")), None)


def _effect(desk: Desk, state: State, option: str = "") -> _Asked:
    """What follows an option, in a position after it."""
    words = desk.words

    def asks(key: str) -> str:
        question = words(key)
        if not option:
            return question
        # Only German goes on with a capital behind a colon.
        begun = question if words.language == "de" else question[:1].lower() + question[1:]
        return words("ru-decide-with", option=capital(option), question=begun)

    match state.turn.stage:
        case "transport":
            return _Asked("dice", asks("ru-decide-transport"), decision_targets.transports(desk, state))
        case "replenish":
            return _Asked("dice", asks("ru-decide-replenish"), decision_targets.replenishments(desk, state))
        case _:
            only = decision_targets.only_die(desk, state)
            means = (*([only] if only else []), *_coins(desk))
            return _Asked("start", asks("ru-decide-start"), decision_targets.starts(desk, state), means)


def _planned(desk: Desk) -> _Asked:
    """Where the die may be sold; the head asks only as long as that is open."""
    shown = decision_targets.sales(desk)
    first = shown[0].target if shown else None
    if desk.own.plan is not None and first is not None and first.faint:
        question = desk.words("ru-decide-planned", sign=first.sign)
    else:
        question = desk.words("ru-decide-plan" if len(shown) > 1 else "ru-decide-only-sale")
    return _Asked("sale", question, shown, _loaded(desk))


def _hauled(desk: Desk, said: str) -> _Asked | None:
    storage, _ = hauled(said)
    actions = [action for action in desk.legal() if isinstance(action, HaulCoal)]
    found = [action for action in actions if storage in ("", action.storage)]
    return _Asked("dice", desk.words("ru-decide-haul"), decision_targets.hauls(desk, found))


def _placed(desk: Desk) -> _Asked:
    at = dict.fromkeys(storage for way in ways(desk.state, desk.seat) for storage in way.storages)
    means = tuple(decision_targets.die(one.colour, one.value) for one in desk.view.leaving)
    return _Asked("dice", desk.words("ru-decide-place"), decision_targets.for_dice(desk, at), means)


def _purchases(desk: Desk) -> _Asked:
    turn = desk.view.turn
    key = "ru-decide-purchase"
    if locks.lock_due(desk.state, desk.seat):
        key = "ru-decide-forced-lock"
    elif isinstance(turn, turns.Purchase) and turn.free_lock:
        key = "ru-decide-free-lock"
    return _Asked("purchase", desk.words(key), decision_purchases.purchases_of(desk, desk.state), _coins(desk))


def _choose_question(words: Words, round: int) -> str:
    return words("ru-decide-pay" if round == facts.FUND_ROUND else "ru-decide-gain")


def _choose(desk: Desk) -> _Asked | None:
    legal = [action.what for action in desk.legal() if isinstance(action, Choose)]
    if desk.view.choice is not None:
        return None
    question = _choose_question(desk.words, desk.view.round)
    return _Asked("choose", question, decision_targets.goods(desk, legal, desk.view.round, now=True))


# Ahead


def _purchases_ahead(desk: Desk) -> _Asked | None:
    answers = desk.me.answers
    if answers is None:
        return None
    made = answers.purchases.purchases if answers.purchases is not None else ()
    coming, _ = foresight.after(foresight.at_purchases(desk.state, desk.seat), desk.seat, made)
    own = coming.seats[desk.seat]
    means = (("coin", str(own.coins)), (f"house_{desk.party.colours[desk.seat]}", str(own.supply)))
    question = desk.words("ru-decide-purchase")
    return _Asked("purchase", question, decision_purchases.purchases_of(desk, coming), means)


def _choice_ahead(desk: Desk) -> _Asked | None:
    round = next((round for round in facts.CHOICE_ROUNDS if round > desk.view.round), None)
    if round is None:
        return None
    legal = [what for what in ("coin", "point") if desk.may(LeaveChoice(round, what))]
    return _Asked(
        "choose", _choose_question(desk.words, round), decision_targets.goods(desk, legal, round, now=False)
    )


def _storages_ahead(desk: Desk) -> _Asked | None:
    left = desk.me.answers.storages if desk.me.answers is not None else None
    ranked = left.storages if left is not None else ()
    return _Asked("dice", desk.words("ru-decide-storages"), decision_targets.ranking(desk, ranked))


_AHEAD: dict[str, Callable[[Desk], _Asked | None]] = {
    "purchases": _purchases_ahead,
    "choice": _choice_ahead,
    "storages": _storages_ahead,
}
