"""What arguments of controls and typed texts mean: notation, plans, and our own short forms.

Short forms, as controls carry them where notation would lose what was left before:

    rank+ X, rank- X, rank^ X      a bonus marker joins the ranking left ahead, leaves it, or comes first in it
    spot+ A1, spot- A1, spot^ A1   the same for the spaces of large mines
    ceil general to 9              the ceiling for a ground; its declaration stays
    9                              the same in the running consolidation, once the seat has declared
    ahead subsidence coin          an answer given in its own panel, which stays open
    ceil general aid 1             what to declare there: the aid or not, `uni` markers, `adm` points

A text such as "Vereinigter General: 9, aid, 1 marker" is read as a ceiling: the ground by name in any language,
then the highest value, then what to declare.
"""

import re
from collections.abc import Sequence
from typing import Final

import msgspec

from bot.words import LANGUAGES, words
from cogs.kohle_kolonie import filled
from cogs.kohle_kolonie.names import names_of
from cogs.matching import folded, matches
from cogs.ranking import reranked
from games.engine.event import Seat
from games.engine.notation import LONGEST, split_plan
from games.engine.violation import MalformedAction
from games.kohle_kolonie import facts
from games.kohle_kolonie.actions import Action, LeaveCeiling, LeavePlaces, LeaveRanking, Withdraw
from games.kohle_kolonie.auction import takes_value_only
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.pitheads import administration_points
from games.kohle_kolonie.state import State
from games.kohle_kolonie.terrain import terrain_of

FORMS: Final = ("ceiling", "declare", "exchange")
"""Forms of several fields, by the first word of their name."""
_PART: Final = re.compile(r"\D*(\d{1,3})?\D*")


def actions(state: State, seat: Seat, text: str) -> Sequence[Action]:
    """The actions that a control's argument, a plan or a filled form means; raises MalformedAction."""
    if len(text) > LONGEST:
        raise MalformedAction("line-too-long", length=len(text), longest=LONGEST)
    if "\n" in text.strip() and text.split()[0] in FORMS:
        return filled.actions(text)
    verb, _, rest = text.strip().partition(" ")
    match verb:
        case "ahead":
            return split_plan(rest, GAME.parse)
        case "rank+" | "rank-" | "rank^":
            return (_ranking(state, seat, verb, rest.strip()),)
        case "spot+" | "spot-" | "spot^":
            return (_places(state, seat, verb, rest.strip()),)
        case "ceil":
            return (_changed_ceiling(state, seat, rest.split()),)
        case _ if (ground := _bare_value(state, seat, text)) is not None:
            return (_changed_ceiling(state, seat, [ground, "to", text.strip()]),)
        case _ if ":" in text and _SAID.match(text):
            return (_typed_ceiling(state, seat, text),)
        case _:
            return split_plan(text, GAME.parse)


_SAID: Final = re.compile(r"[^:,;]{2,60}:")
_NEGATIVE: Final = re.compile(r"(?<!\w)[-−]\s*\d")
LONGEST_NUMBER: Final = 3
"""Digits of a number that is read; no value, marker or point needs more."""


# Rankings


def _ranking(state: State, seat: Seat, verb: str, marker: str) -> Action:
    if marker not in facts.BONUS_MARKERS:
        raise MalformedAction("not-a-bonus", word=marker[:40])
    left = state.seats[seat].answers.ranking
    ranked = reranked(list(left.markers) if left else [], verb, marker)
    return msgspec.convert({"do": "rank", "markers": ranked}, LeaveRanking) if ranked else Withdraw("ranking")


def _places(state: State, seat: Seat, verb: str, space: str) -> Action:
    if space not in terrain_of(state).space_index:
        raise MalformedAction("not-a-space", word=space[:40])
    left = state.seats[seat].answers.places
    ranked = reranked(list(left.spaces) if left else [], verb, space)
    return LeavePlaces(tuple(ranked)) if ranked else Withdraw("places")


# Ceilings


def _left(state: State, seat: Seat, ground: str) -> LeaveCeiling:
    """The ceiling left for a ground, or one without any marker."""
    own = state.seats[seat]
    optional = state.options.administration_points_optional == "chosen" and not takes_value_only(
        state, seat, ground
    )
    plain = LeaveCeiling(ground, 0, administration=administration_points(own) if optional else None)
    return next((left for left in own.answers.ceilings if left.ground == ground), plain)


def _bare_value(state: State, seat: Seat, text: str) -> str | None:
    """The ground of the running consolidation where the text is but a number: a ceiling there is no more."""
    if not text.strip().isdecimal() or state.auction is None:
        return None
    ground = state.auction.ground
    return ground if takes_value_only(state, seat, ground) else None


def _changed_ceiling(state: State, seat: Seat, said: list[str]) -> Action:
    """The ceiling of a ground with its value or one part of its declaration changed."""
    if len(said) != 3 or not said[2].isdecimal() or len(said[2]) > LONGEST_NUMBER:
        raise MalformedAction("ceiling-unreadable", word=" ".join(said)[:40])
    ground, part, number = said[0], said[1], int(said[2])
    if ground not in terrain_of(state).small:
        raise MalformedAction("not-a-ground", word=ground[:40])
    left = _left(state, seat, ground)
    match part:
        case "to":
            return msgspec.structs.replace(left, value=number)
        case "aid":
            return msgspec.structs.replace(left, aid=bool(number))
        case "uni":
            return msgspec.structs.replace(left, unification=number)
        case "adm":
            return msgspec.structs.replace(left, administration=number)
        case _:
            raise MalformedAction("ceiling-unreadable", word=part[:40])


def _typed_ceiling(state: State, seat: Seat, text: str) -> Action:
    """A ceiling as somebody writes it: ground, value, what to declare; what is not said is not declared."""
    name, _, rest = text.partition(":")
    ground = ground_of(state, name.strip())
    value, aid, unification = None, False, 0
    administration = _left(state, seat, ground).administration
    for part in re.split(r"[,;\n]", rest):
        spoken = folded(part)
        if not spoken:
            continue
        number = next((int(word) for word in spoken if word.isdecimal()), None)
        if number is not None and (number >= 10**LONGEST_NUMBER or _NEGATIVE.search(part)):
            raise MalformedAction("ceiling-unreadable", word=part.strip()[:40])
        if _means(part, "kk-say-aid"):
            aid = number != 0
        elif _means(part, "kk-say-unification"):
            unification = 1 if number is None else number
        elif _means(part, "kk-say-administration"):
            administration = administration if number is None else number
        elif number is not None and value is None:
            value = number
        else:
            raise MalformedAction("ceiling-unreadable", word=part.strip()[:40])
    if value is None:
        raise MalformedAction("ceiling-without-value", word=name.strip()[:40])
    return LeaveCeiling(ground, value, aid, unification, administration)


def _means(part: str, key: str) -> bool:
    """Whether a part of a typed ceiling has one of the words of a kind, in any language."""
    known = {word for language in LANGUAGES for word in folded(words(language)(key))}
    return any(not word.isdecimal() and word in known for word in folded(part))


def ground_of(state: State, typed: str) -> str:
    """The one mining ground that somebody means: its id or its name; raises MalformedAction."""
    terrain = terrain_of(state)
    if typed.lower() in terrain.small:
        return typed.lower()
    names = names_of(words("en"), state.options.board)
    found = [
        ground for ground in terrain.small if matches(typed, (ground.replace("_", " "), names.ground(ground)))
    ]
    if len(found) > 1:
        raise MalformedAction("ground-ambiguous", word=typed[:40], count=len(found))
    if not found:
        raise MalformedAction("not-a-ground", word=typed[:40])
    return found[0]
