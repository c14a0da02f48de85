"""Actions as one line of words, and back."""

import re
from typing import Final, assert_never, cast, get_args

from games.engine.notation import (
    Reader,
    Words,
    among,
    expect_count,
    number,
    one_of,
    read_words,
    with_one,
    with_two,
    words_of,
)
from games.engine.violation import MalformedAction, quoted
from games.ruhrschifffahrt import facts
from games.ruhrschifffahrt.actions import (
    Action,
    Answer,
    AnswerName,
    BuildInCity,
    BuildInDepot,
    BuildInPort,
    BuildLock,
    Choose,
    ChooseOption,
    ChooseStart,
    EndTurn,
    Good,
    HaulCoal,
    LeaveChoice,
    LeavePurchases,
    LeaveSkip,
    LeaveStorages,
    MoveInPort,
    PlaceDie,
    PlanSale,
    Purchase,
    RemoveDie,
    RepayDebt,
    Replenish,
    Sell,
    TransportDie,
    UseInn,
    Withdraw,
)

_ID: Final = re.compile(r"[a-z0-9_]{1,30}")
_FREE: Final = "free"
_WHITE: Final = "white"
_THEN: Final = "/"
"""Stands between purchases left ahead."""
_MOST_STORAGES: Final = 30
_OPTIONS: Final[tuple[facts.Option, ...]] = get_args(facts.Option)
_COLOURS: Final[tuple[facts.Colour, ...]] = get_args(facts.Colour)
_GOODS: Final[tuple[Good, ...]] = get_args(Good)
_ANSWERS: Final[tuple[AnswerName, ...]] = get_args(AnswerName)
_PLAIN: Final[dict[str, Action]] = {"repay": RepayDebt(), "skip": LeaveSkip(), "end": EndTurn()}
"""Lines of one word."""


def notation(action: Action) -> str:
    """The action as a line that `parse` reads back."""
    match action:
        case Choose(what):
            return f"choose {what}"
        case RemoveDie(storage):
            return f"remove {storage}"
        case PlaceDie(storage):
            return f"place {storage}"
        case ChooseOption(option, free):
            return f"option {option}" + (f" {_FREE}" if free else "")
        case TransportDie(colour, storage):
            return f"transport {colour} {storage}"
        case Replenish(storage):
            return f"replenish {storage}"
        case ChooseStart(storage):
            return f"start {storage}"
        case PlanSale(space):
            return f"plan {space}"
        case HaulCoal(storage, value):
            return f"haul {storage} {value}"
        case UseInn(what):
            return f"inn {what}"
        case Sell(space):
            return f"sell {space}"
        case BuildLock(obstacle):
            return f"lock {obstacle}"
        case BuildInCity(city, white):
            return f"city {city}" + _by(white)
        case BuildInDepot(dominion):
            return f"depot {dominion}"
        case BuildInPort(country, white):
            return f"port {country}" + _by(white)
        case MoveInPort(source, to):
            return f"shift {source} {to}"
        case RepayDebt():
            return "repay"
        case EndTurn():
            return "end"
        case _:
            return _notation_of_answer(action)


def _notation_of_answer(action: Answer) -> str:
    match action:
        case LeaveChoice(round, what):
            return f"choice {round} {what}"
        case LeavePurchases(purchases, most):
            done = f" {_THEN} ".join(notation(purchase) for purchase in purchases)
            return f"purchases {most} {done}".rstrip()
        case LeaveSkip():
            return "skip"
        case LeaveStorages(storages):
            return " ".join(("storages", *storages))
        case Withdraw(answer, round):
            return f"withdraw {answer}" if round is None else f"withdraw {answer} {round}"
        case _:
            assert_never(action)


def _by(white: bool) -> str:
    return f" {_WHITE}" if white else ""


def parse(line: str) -> Action:
    """The action that the line writes; upper case and surplus blanks do not matter. Raises MalformedAction."""
    return read_words(words_of(line.lower()), _PLAIN, _READ)


def _id(word: str) -> str:
    """An id as boards write it; which ids there are only the table knows."""
    if not _ID.fullmatch(word):
        raise MalformedAction("not-an-id", word=quoted(word))
    return word


def _option(words: Words) -> Action:
    expect_count(words, 1, 2)
    option = one_of(words[1], _OPTIONS, "not-an-option")
    return ChooseOption(option, len(words) == 3 and one_of(words[2], (_FREE,), "not-free") == _FREE)


def _is_white(rest: Words) -> bool:
    return bool(rest) and one_of(rest[0], (_WHITE,), "not-white") == _WHITE


def _city(words: Words) -> Action:
    expect_count(words, 1, 2)
    return BuildInCity(_id(words[1]), _is_white(words[2:]))


def _port(words: Words) -> Action:
    expect_count(words, 1, 2)
    return BuildInPort(_country(words[1]), _is_white(words[2:]))


def _country(word: str) -> facts.Country:
    return one_of(word, facts.COUNTRIES, "not-a-country")


def _purchases(words: Words) -> Action:
    if len(words) < 2:
        expect_count(words, 1)
    return LeavePurchases(tuple(map(_purchase, _parts(words[2:]))), number(words[1]))


def _parts(words: Words) -> list[Words]:
    """The words of each purchase; none where there is nothing."""
    parts: list[Words] = [[]] if words else []
    for word in words:
        if word == _THEN:
            parts.append([])
        else:
            parts[-1].append(word)
    return parts


def _purchase(words: Words) -> Purchase:
    if not words or words[0] not in _PURCHASE_VERBS:
        raise MalformedAction("not-a-purchase", word=quoted(" ".join(words)))
    return cast("Purchase", read_words(words, _PLAIN, _READ))


def _storages(words: Words) -> Action:
    expect_count(words, 1, _MOST_STORAGES)
    return LeaveStorages(tuple(_id(word) for word in words[1:]))


def _withdraw(words: Words) -> Action:
    expect_count(words, 1, 2)
    answer = one_of(words[1], _ANSWERS, "not-an-answer")
    return Withdraw(answer, number(words[2]) if len(words) == 3 else None)


_PURCHASE_VERBS: Final = ("lock", "city", "depot", "port", "shift", "repay", "inn")
_READ: Final[dict[str, Reader[Action]]] = {
    "choose": with_one(Choose, among(_GOODS, "not-a-good")),
    "remove": with_one(RemoveDie, _id),
    "place": with_one(PlaceDie, _id),
    "option": _option,
    "transport": with_two(TransportDie, among(_COLOURS, "not-a-colour"), _id),
    "replenish": with_one(Replenish, _id),
    "start": with_one(ChooseStart, _id),
    "plan": with_one(PlanSale, _id),
    "haul": with_two(HaulCoal, _id, number),
    "inn": with_one(UseInn, among(_GOODS, "not-a-good")),
    "sell": with_one(Sell, _id),
    "lock": with_one(BuildLock, _id),
    "city": _city,
    "depot": with_one(BuildInDepot, among(facts.DEPOTS, "not-a-depot")),
    "port": _port,
    "shift": with_two(MoveInPort, _country, _country),
    "choice": with_two(LeaveChoice, number, among(_GOODS, "not-a-good")),
    "purchases": _purchases,
    "storages": _storages,
    "withdraw": _withdraw,
}
"""By verb: how the rest of the line is read."""
