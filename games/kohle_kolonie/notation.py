"""Actions as one line of words, and back."""

import re
from collections.abc import Callable, Collection
from typing import Any, Final, Literal, TypeAlias, assert_never, cast, get_args

from games.engine.notation import expect_count, one_of, words_of
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

Words: TypeAlias = list[str]

_SIGN: Final = re.compile(r"(rescue\.)?[a-z]\d{1,2}")
"""Stations and spaces, whose letter is a capital."""
_ID: Final = re.compile(r"[A-Za-z0-9_.]{1,30}")
_NUMBER: Final = re.compile(r"\d{1,3}")
_BONUS: Final = "bonus"
_ANSWERS: Final[tuple[str, ...]] = get_args(AnswerName)
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
    words = words_of(line.lower())
    if len(words) == 1 and words[0] in _PLAIN:
        return _PLAIN[words[0]]
    read = _READ.get(words[0])
    if read is None and words[0] in _PLAIN:
        expect_count(words, 0)
    if read is None:
        raise MalformedAction("unknown-verb", word=quoted(words[0]))
    return read(words)


def _id(word: str) -> str:
    """An id as boards write it; which ids there are only the table knows."""
    if not _ID.fullmatch(word):
        raise MalformedAction("not-an-id", word=quoted(word))
    if _SIGN.fullmatch(word):
        head, dot, sign = word.rpartition(".")
        return f"{head}{dot}{sign.upper()}"
    return word


def _number(word: str) -> int:
    if not _NUMBER.fullmatch(word) or not word.isascii():
        raise MalformedAction("not-a-number", word=quoted(word))
    return int(word)


def _with_id(build: Callable[[str], Action]) -> Callable[[Words], Action]:
    def read(words: Words) -> Action:
        expect_count(words, 1)
        return build(_id(words[1]))

    return read


def _with_number(build: Callable[[int], Action]) -> Callable[[Words], Action]:
    def read(words: Words) -> Action:
        expect_count(words, 1)
        return build(_number(words[1]))

    return read


def _with_word(build: Callable[[Any], Action], allowed: Collection[str], code: str) -> Callable[[Words], Action]:
    def read(words: Words) -> Action:
        expect_count(words, 1)
        return build(one_of(words[1], allowed, code))

    return read


def _with_bonus(build: Callable[[str, bool], Action]) -> Callable[[Words], Action]:
    def read(words: Words) -> Action:
        expect_count(words, 1, 2)
        return build(_id(words[1]), _is_bonus(words[2:]))

    return read


def _is_bonus(rest: Words) -> bool:
    return bool(rest) and one_of(rest[0], (_BONUS,), "not-bonus") == _BONUS


def _with_two(build: Callable[[str, str], Action]) -> Callable[[Words], Action]:
    def read(words: Words) -> Action:
        expect_count(words, 2)
        return build(_id(words[1]), _id(words[2]))

    return read


def _miners(words: Words) -> Action:
    expect_count(words, 1)
    return BeginMiners(_is_bonus(words[1:]))


def _flip(words: Words) -> Action:
    expect_count(words, 1, 2)
    card = one_of(words[1], facts.PITHEAD_INDEX, "not-a-pithead")
    pay = one_of(words[2], ("workers", "coins"), "not-a-payment") if len(words) == 3 else None
    return Flip(cast("facts.Pithead", card), cast("Literal['workers', 'coins'] | None", pay))


def _arrange(words: Words) -> Action:
    expect_count(words, 1, 9)
    return Arrange(tuple(_number(word) for word in words[1:]))


def _declare(words: Words) -> Action:
    expect_count(words, 2, 3)
    return Declare(*_declaration(words[1:]))


def _declaration(words: Words) -> tuple[bool, int, int | None]:
    aid = one_of(words[0], ("aid", "none"), "not-aid") == "aid"
    return aid, _number(words[1]), _number(words[2]) if len(words) == 3 else None


def _load(words: Words) -> Action:
    expect_count(words, 1, 2)
    return Load(_number(words[1]), _is_bonus(words[2:]))


def _rank(words: Words) -> Action:
    expect_count(words, 1, len(facts.BONUS_MARKERS))
    markers = tuple(one_of(word, facts.BONUS_MARKERS, "not-a-bonus") for word in words[1:])
    return LeaveRanking(cast("tuple[facts.BonusMarker, ...]", markers))


def _ceiling(words: Words) -> Action:
    expect_count(words, 2, 5)
    if len(words) == 3:
        return LeaveCeiling(_id(words[1]), _number(words[2]))
    expect_count(words, 4, 5)
    return LeaveCeiling(_id(words[1]), _number(words[2]), *_declaration(words[3:]))


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
    ground = _id(words[2]) if len(words) == 3 else None
    return Withdraw(cast("AnswerName", answer), ground)


_READ: Final[dict[str, Callable[[Words], Action]]] = {
    "choose": _with_word(ChooseBonus, facts.BONUS_MARKERS, "not-a-bonus"),
    "buy": _with_id(BuyMine),
    "worker": _with_id(TakeWorker),
    "settler": _with_id(TakeSettler),
    "place": _with_id(PlaceCard),
    "engine": _with_bonus(BuyEngine),
    "settle": _with_bonus(PlaceSettlement),
    "put": _with_number(PutMiners),
    "engineer": _with_bonus(InsertEngineer),
    "miners": _miners,
    "insert": _with_id(InsertMiner),
    "move": _with_two(RedeployMiner),
    "shift": _with_two(RedeployEngineer),
    "flip": _flip,
    "arrange": _arrange,
    "give": _with_word(Exchange, ("coins", "workers"), "not-an-exchange"),
    "secure": _with_id(Secure),
    "rescue": _with_id(Rescue),
    "lose": _with_id(LoseMiner),
    "pay": _with_word(Pay, ("coin", "points"), "not-a-payment"),
    "declare": _declare,
    "bid": _with_number(Bid),
    "load": _load,
    "rank": _rank,
    "ceiling": _ceiling,
    "protect": _protect,
    "subsidence": _with_word(LeaveSubsidence, ("coin", "points"), "not-a-payment"),
    "loading": _with_word(LeaveLoading, ("never", "cards", "all"), "not-a-way-to-load"),
    "places": _places,
    "withdraw": _withdraw,
}
"""By verb: how the rest of the line is read."""
