"""Actions as one line of words, and back."""

import re
from collections.abc import Callable
from typing import Final, assert_never, get_args

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
from games.kohle_kolonie import facts
from games.kohle_kolonie.actions import (
    Action,
    AnswerName,
    Arrange,
    BeginMiners,
    Bid,
    BuyEngine,
    BuyMine,
    ChooseBonus,
    Declare,
    EndTurn,
    Exchange,
    Flip,
    InsertEngineer,
    InsertMiner,
    LeaveCeiling,
    LeaveLoading,
    LeavePlaces,
    LeaveProtection,
    LeaveRanking,
    LeaveSubsidence,
    Load,
    LoseMiner,
    Pass,
    Pay,
    PlaceCard,
    PlaceSettlement,
    PutMiners,
    RedeployEngineer,
    RedeployMiner,
    Rescue,
    Secure,
    SpendExtra,
    Stop,
    TakeCoin,
    TakeSettler,
    TakeWorker,
    Withdraw,
)

_SIGN: Final = re.compile(r"(rescue\.)?[a-z]\d{1,2}")
"""Stations and spaces, whose letter is a capital."""
_ID: Final = re.compile(r"[A-Za-z0-9_.]{1,30}")
_BONUS: Final = "bonus"
_ANSWERS: Final[tuple[AnswerName, ...]] = get_args(AnswerName)
_PITHEADS: Final[tuple[facts.Pithead, ...]] = get_args(facts.Pithead)
_PLAIN: Final[dict[str, Action]] = {
    "miners": BeginMiners(),
    "coin": TakeCoin(),
    "extra": SpendExtra(),
    "stop": Stop(),
    "pass": Pass(),
    "end": EndTurn(),
}
"""Lines of one word."""


def notation(action: Action) -> str:
    """The action as a line that `parse` reads back."""
    match action:
        case ChooseBonus(word):
            return f"choose {word}"
        case BuyMine(word):
            return f"buy {word}"
        case TakeWorker(word):
            return f"worker {word}"
        case TakeSettler(word):
            return f"settler {word}"
        case PlaceCard(word):
            return f"place {word}"
        case BuyEngine(word, bonus):
            return f"engine {word}" + _by(bonus)
        case PlaceSettlement(word, bonus):
            return f"settle {word}" + _by(bonus)
        case PutMiners(count):
            return f"put {count}"
        case InsertEngineer(word, bonus):
            return f"engineer {word}" + _by(bonus)
        case BeginMiners(bonus):
            return "miners" + _by(bonus)
        case InsertMiner(word):
            return f"insert {word}"
        case RedeployMiner(source, to):
            return f"move {source} {to}"
        case RedeployEngineer(source, to):
            return f"shift {source} {to}"
        case TakeCoin():
            return "coin"
        case Flip(card, pay):
            return f"flip {card} {pay}" if pay else f"flip {card}"
        case Arrange(pieces):
            return " ".join(("arrange", *map(str, pieces)))
        case Exchange(what):
            return f"give {what}"
        case SpendExtra():
            return "extra"
        case Stop():
            return "stop"
        case Secure(word):
            return f"secure {word}"
        case Rescue(word):
            return f"rescue {word}"
        case LoseMiner(word):
            return f"lose {word}"
        case Pay(what):
            return f"pay {what}"
        case Declare(aid, unification, administration):
            return f"declare {_declared(aid, unification, administration)}"
        case Bid(value):
            return f"bid {value}"
        case Pass():
            return "pass"
        case Load(markers, bonus):
            return f"load {markers}" + _by(bonus)
        case EndTurn():
            return "end"
        case _:
            return _notation_of_answer(action)


def _notation_of_answer(
    action: LeaveRanking
    | LeaveCeiling
    | LeaveProtection
    | LeaveSubsidence
    | LeaveLoading
    | LeavePlaces
    | Withdraw,
) -> str:
    match action:
        case LeaveRanking(markers):
            return " ".join(("rank", *markers))
        case LeaveCeiling(ground, value, aid, unification, administration):
            return f"ceiling {ground} {value} {_declared(aid, unification, administration)}"
        case LeaveProtection(coins, marker):
            return " ".join(("protect", *coins, *(("marker", *marker) if marker else ())))
        case LeaveSubsidence(what):
            return f"subsidence {what}"
        case LeaveLoading(how):
            return f"loading {how}"
        case LeavePlaces(spaces):
            return " ".join(("places", *spaces))
        case Withdraw(answer, ground):
            return f"withdraw {answer} {ground}" if ground else f"withdraw {answer}"
        case _:
            assert_never(action)


def _by(bonus: bool) -> str:
    return f" {_BONUS}" if bonus else ""


def _declared(aid: bool, unification: int, administration: int | None) -> str:
    words = f"{'aid' if aid else 'none'} {unification}"
    return words if administration is None else f"{words} {administration}"


def parse(line: str) -> Action:
    """The action that the line writes; upper case and surplus blanks do not matter. Raises MalformedAction."""
    return read_words(words_of(line.lower()), _PLAIN, _READ)


def _id(word: str) -> str:
    """An id as boards write it; which ids there are only the table knows."""
    if not _ID.fullmatch(word):
        raise MalformedAction("not-an-id", word=quoted(word))
    if _SIGN.fullmatch(word):
        head, dot, sign = word.rpartition(".")
        return f"{head}{dot}{sign.upper()}"
    return word


def _with_bonus(build: Callable[[str, bool], Action]) -> Reader[Action]:
    def read(words: Words) -> Action:
        expect_count(words, 1, 2)
        return build(_id(words[1]), _is_bonus(words[2:]))

    return read


def _is_bonus(rest: Words) -> bool:
    return bool(rest) and one_of(rest[0], (_BONUS,), "not-bonus") == _BONUS


def _miners(words: Words) -> Action:
    expect_count(words, 1)
    return BeginMiners(_is_bonus(words[1:]))


def _flip(words: Words) -> Action:
    expect_count(words, 1, 2)
    card = one_of(words[1], _PITHEADS, "not-a-pithead")
    return Flip(card, one_of(words[2], ("workers", "coins"), "not-a-payment") if len(words) == 3 else None)


def _arrange(words: Words) -> Action:
    expect_count(words, 1, 9)
    return Arrange(tuple(number(word) for word in words[1:]))


def _declare(words: Words) -> Action:
    expect_count(words, 2, 3)
    return Declare(*_declaration(words[1:]))


def _declaration(words: Words) -> tuple[bool, int, int | None]:
    aid = one_of(words[0], ("aid", "none"), "not-aid") == "aid"
    return aid, number(words[1]), number(words[2]) if len(words) == 3 else None


def _load(words: Words) -> Action:
    expect_count(words, 1, 2)
    return Load(number(words[1]), _is_bonus(words[2:]))


def _rank(words: Words) -> Action:
    expect_count(words, 1, len(facts.BONUS_MARKERS))
    return LeaveRanking(tuple(one_of(word, facts.BONUS_MARKERS, "not-a-bonus") for word in words[1:]))


def _ceiling(words: Words) -> Action:
    expect_count(words, 2, 5)
    if len(words) == 3:
        return LeaveCeiling(_id(words[1]), number(words[2]))
    expect_count(words, 4, 5)
    return LeaveCeiling(_id(words[1]), number(words[2]), *_declaration(words[3:]))


def _protect(words: Words) -> Action:
    expect_count(words, 0, 8)
    at = words.index("marker") if "marker" in words else len(words)
    coins = tuple(_id(word) for word in words[1:at])
    return LeaveProtection(coins, tuple(_id(word) for word in words[at + 1 :]))


def _places(words: Words) -> Action:
    expect_count(words, 1, 8)
    return LeavePlaces(tuple(_id(word) for word in words[1:]))


def _withdraw(words: Words) -> Action:
    expect_count(words, 1, 2)
    answer = one_of(words[1], _ANSWERS, "not-an-answer")
    return Withdraw(answer, _id(words[2]) if len(words) == 3 else None)


_READ: Final[dict[str, Reader[Action]]] = {
    "choose": with_one(ChooseBonus, among(facts.BONUS_MARKERS, "not-a-bonus")),
    "buy": with_one(BuyMine, _id),
    "worker": with_one(TakeWorker, _id),
    "settler": with_one(TakeSettler, _id),
    "place": with_one(PlaceCard, _id),
    "engine": _with_bonus(BuyEngine),
    "settle": _with_bonus(PlaceSettlement),
    "put": with_one(PutMiners, number),
    "engineer": _with_bonus(InsertEngineer),
    "miners": _miners,
    "insert": with_one(InsertMiner, _id),
    "move": with_two(RedeployMiner, _id, _id),
    "shift": with_two(RedeployEngineer, _id, _id),
    "flip": _flip,
    "arrange": _arrange,
    "give": with_one(Exchange, among(("coins", "workers"), "not-an-exchange")),
    "secure": with_one(Secure, _id),
    "rescue": with_one(Rescue, _id),
    "lose": with_one(LoseMiner, _id),
    "pay": with_one(Pay, among(("coin", "points"), "not-a-payment")),
    "declare": _declare,
    "bid": with_one(Bid, number),
    "load": _load,
    "rank": _rank,
    "ceiling": _ceiling,
    "protect": _protect,
    "subsidence": with_one(LeaveSubsidence, among(("coin", "points"), "not-a-payment")),
    "loading": with_one(LeaveLoading, among(("never", "cards", "all"), "not-a-way-to-load")),
    "places": _places,
    "withdraw": _withdraw,
}
"""By verb: how the rest of the line is read."""
