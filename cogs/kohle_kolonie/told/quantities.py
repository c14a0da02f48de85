"""What a repair can set, by name, its values in words, and what a repair has set."""

from collections.abc import Callable, Mapping, Sequence
from functools import reduce
from typing import Final, TypeAlias

from bot.presenter import Party
from bot.words import MINUS, Words
from cogs.kohle_kolonie.names import ROMAN, Names, names_of
from games.engine.violation import Param
from games.kohle_kolonie.state import State

_Named: TypeAlias = Callable[[Names, tuple[str, ...]], str]


def quantity(state: State, id: str, party: Party, words: Words) -> str:
    """What can be set, by name: "Anna: coins", "owner of Franziska (7)"; an id that is none names itself."""
    return name_of(id, party, names_of(words, state.options.board))


def quantity_value(state: State, id: str, value: str, party: Party, words: Words) -> str:
    """A value of it in words: "3", "for sale"."""
    return value_of(id, value, party, names_of(words, state.options.board))


def name_of(id: str, party: Party, names: Names) -> str:
    """The same, by the names on a board."""
    kind, *of = id.split(".")
    if kind in _COMMON:
        return _COMMON[kind](names, tuple(of))
    if kind not in _OF_SEATS or not of:
        return id
    who, *rest = of
    return names.words("kk-quantity-of-seat", who=_who(who, party), what=_OF_SEATS[kind](names, tuple(rest)))


def value_of(id: str, value: str, party: Party, names: Names) -> str:
    """The same, by the names on a board."""
    kind = id.partition(".")[0]
    if kind in ("owner", "turn", "order") and value.isdecimal():
        return _who(value, party)
    if kind == "settlement" and value.isdecimal():
        return names.words("kk-quantity-settled", count=int(value))
    place, _, which = value.partition(".")
    if kind == "bonus" and which:
        return _who(which, party) if place == "seat" else names.words("kk-quantity-on-track", space=int(which))
    return names.words(f"kk-quantity-value-{value}") if value in VALUES else value.replace("-", MINUS)


def changes_told(changes: Sequence[Param], party: Party, names: Names) -> str:
    """What a repair set, each thing with its value after and before."""
    told = [
        names.words(
            "kk-quantity-change",
            what=name_of(str(id), party, names),
            after=value_of(str(id), str(after), party, names),
            before=value_of(str(id), str(before), party, names),
        )
        for id, before, after in zip(changes[::3], changes[1::3], changes[2::3], strict=True)
    ]
    return reduce(lambda rest, last: names.words("kk-quantity-changes", rest=rest, last=last), told)


def _who(seat: str, party: Party) -> str:
    return party.names[int(seat)] if seat.isdecimal() and int(seat) < len(party.names) else seat


def _plain(key: str) -> _Named:
    return lambda names, of: names.words(key)


def _with(key: str, **params: Callable[[Names, str], str]) -> _Named:
    """A message whose parameters name what the quantity is told of, one after the other."""

    def named(names: Names, of: tuple[str, ...]) -> str:
        filled = {param: name(names, part) for (param, name), part in zip(params.items(), of, strict=True)}
        return names.words(key, **filled)

    return named


def _itself(names: Names, id: str) -> str:
    return id


def _source(names: Names, id: str) -> str:
    return names.words(f"kk-score-{id}")


def _reason(names: Names, id: str) -> str:
    return names.words(f"kk-quantity-reason-{id}")


PLAINLY_NAMED: Final = (
    "turn",
    "bank",
    "worker_pool",
    "engine_pool",
    "extra_coin",
    "buying_power",
    "subsidence",
)
"""Kinds of which there is but one."""
VALUES: Final = frozenset({"yes", "no", "none", "front", "back", "engine", "coin", "trust", "display"})
"""Values that are words."""
_OF_SEATS: Final[Mapping[str, _Named]] = {
    **{kind: _plain(f"kk-piece-{kind}") for kind in ("coins", "workers", "pool", "beside", "extra")},
    "engineers": _plain("kk-quantity-engineers"),
    "points": _with("kk-quantity-points", source=_source),
    "rescue": lambda names, of: names.spot(f"rescue.{of[0]}"),
    "secured": _with("kk-quantity-secured", space=_itself),
    "side": _with("kk-quantity-side", card=Names.pithead),
    "pieces": lambda names, of: names.spot(".".join(of)),
    "cokery": _with("kk-quantity-cokery", reason=_reason),
    "settlement": lambda names, of: names.words("kk-spot-settlement", village=names.village(of[0])),
    "station": lambda names, of: names.words("kk-quantity-station", station=names.station(of[0])),
    "lost": lambda names, of: names.words("kk-quantity-lost", round=ROMAN[int(of[0])]),
    "gained": _with("kk-quantity-gained", reason=_reason),
    "markers": _with("kk-quantity-markers", marker=Names.marker),
    "fresh": _with("kk-quantity-fresh", marker=Names.marker),
}
_COMMON: Final[Mapping[str, _Named]] = {
    **{kind: _plain(f"kk-quantity-{kind}") for kind in PLAINLY_NAMED},
    "owner": _with("kk-quantity-owner", card=Names.card),
    "place": _with("kk-quantity-place", card=Names.card),
    "engine": _with("kk-quantity-engine", card=Names.card),
    "mark": _with("kk-quantity-mark", card=Names.card),
    "village": _with("kk-quantity-village", village=Names.village),
    "track": _with("kk-quantity-track", space=_itself),
    "raised": _with("kk-quantity-raised", price=Names.price),
    "bonus": _with("kk-quantity-bonus", bonus=Names.bonus),
    "order": _with("kk-quantity-order", place=_itself),
}
