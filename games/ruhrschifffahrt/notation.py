"""Actions as one line of words, and back."""

import re
from collections.abc import Callable, Collection
from typing import Any, Final, TypeAlias, assert_never, cast, get_args

from games.engine.notation import expect_count, one_of, words_of
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

Words: TypeAlias = list[str]

_ID: Final = re.compile(r"[a-z0-9_]{1,30}")
_NUMBER: Final = re.compile(r"[0-9]{1,3}")
_FREE: Final = "free"
_WHITE: Final = "white"
_THEN: Final = "/"
"""Stands between purchases left ahead."""
_MOST_STORAGES: Final = 30
_GOODS: Final[tuple[str, ...]] = get_args(Good)
_ANSWERS: Final[tuple[str, ...]] = get_args(AnswerName)
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
    return _read_words(words_of(line.lower()))


def _read_words(words: Words) -> Action:
    verb = words[0]
    if verb in _PLAIN:
        expect_count(words, 0)
        return _PLAIN[verb]
    read = _READ.get(verb)
    if read is None:
        raise MalformedAction("unknown-verb", word=quoted(verb))
    return read(words)


def _id(word: str) -> str:
    """An id as boards write it; which ids there are only the table knows."""
    if not _ID.fullmatch(word):
        raise MalformedAction("not-an-id", word=quoted(word))
    return word


def _number(word: str) -> int:
    if not _NUMBER.fullmatch(word):
        raise MalformedAction("not-a-number", word=quoted(word))
    return int(word)


def _with_id(build: Callable[[str], Action]) -> Callable[[Words], Action]:
    def read(words: Words) -> Action:
        expect_count(words, 1)
        return build(_id(words[1]))

    return read


def _with_word(build: Callable[[Any], Action], allowed: Collection[str], code: str) -> Callable[[Words], Action]:
    def read(words: Words) -> Action:
        expect_count(words, 1)
        return build(one_of(words[1], allowed, code))

    return read


def _option(words: Words) -> Action:
    expect_count(words, 1, 2)
    option = one_of(words[1], facts.OPTIONS, "not-an-option")
    free = len(words) == 3 and one_of(words[2], (_FREE,), "not-free") == _FREE
    return ChooseOption(cast("facts.Option", option), free)


def _transport(words: Words) -> Action:
    expect_count(words, 2)
    colour = one_of(words[1], facts.DICE, "not-a-colour")
    return TransportDie(cast("facts.Colour", colour), _id(words[2]))


def _haul(words: Words) -> Action:
    expect_count(words, 2)
    return HaulCoal(_id(words[1]), _number(words[2]))


def _is_white(rest: Words) -> bool:
    return bool(rest) and one_of(rest[0], (_WHITE,), "not-white") == _WHITE


def _city(words: Words) -> Action:
    expect_count(words, 1, 2)
    return BuildInCity(_id(words[1]), _is_white(words[2:]))


def _port(words: Words) -> Action:
    expect_count(words, 1, 2)
    return BuildInPort(_country(words[1]), _is_white(words[2:]))


def _shift(words: Words) -> Action:
    expect_count(words, 2)
    return MoveInPort(_country(words[1]), _country(words[2]))


def _country(word: str) -> facts.Country:
    return cast("facts.Country", one_of(word, facts.COUNTRIES, "not-a-country"))


def _choice(words: Words) -> Action:
    expect_count(words, 2)
    return LeaveChoice(_number(words[1]), cast("Good", one_of(words[2], _GOODS, "not-a-good")))


def _purchases(words: Words) -> Action:
    if len(words) < 2:
        expect_count(words, 1)
    return LeavePurchases(tuple(map(_purchase, _parts(words[2:]))), _number(words[1]))


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
    return cast("Purchase", _read_words(words))


def _storages(words: Words) -> Action:
    expect_count(words, 1, _MOST_STORAGES)
    return LeaveStorages(tuple(_id(word) for word in words[1:]))


def _withdraw(words: Words) -> Action:
    expect_count(words, 1, 2)
    answer = one_of(words[1], _ANSWERS, "not-an-answer")
    round = _number(words[2]) if len(words) == 3 else None
    return Withdraw(cast("AnswerName", answer), round)


_PURCHASE_VERBS: Final = ("lock", "city", "depot", "port", "shift", "repay", "inn")
_READ: Final[dict[str, Callable[[Words], Action]]] = {
    "choose": _with_word(Choose, _GOODS, "not-a-good"),
    "remove": _with_id(RemoveDie),
    "place": _with_id(PlaceDie),
    "option": _option,
    "transport": _transport,
    "replenish": _with_id(Replenish),
    "start": _with_id(ChooseStart),
    "plan": _with_id(PlanSale),
    "haul": _haul,
    "inn": _with_word(UseInn, _GOODS, "not-a-good"),
    "sell": _with_id(Sell),
    "lock": _with_id(BuildLock),
    "city": _city,
    "depot": _with_word(BuildInDepot, facts.DEPOTS, "not-a-depot"),
    "port": _port,
    "shift": _shift,
    "choice": _choice,
    "purchases": _purchases,
    "storages": _storages,
    "withdraw": _withdraw,
}
"""By verb: how the rest of the line is read."""
