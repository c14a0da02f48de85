"""What somebody means who types a name into a command instead of choosing from autocomplete.

A name counts in any language, without regard to case and accents. What is legal comes first; a name of something
else on the board is taken as well, so that the refusal says why that is not possible.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.words import LANGUAGES, Words
from bot.words import words as in_language
from cogs.kohle_kolonie import suggest
from cogs.kohle_kolonie.names import names_of
from cogs.matching import folded, matches
from games.engine.event import Seat
from games.engine.violation import MalformedAction
from games.kohle_kolonie import facts
from games.kohle_kolonie.state import State
from games.kohle_kolonie.terrain import terrain_of

SHOWN: Final = 8
"""Candidates that a refusal lists."""
NAMED: Final = ("marker", "mine", "village", "space", "place", "source", "target", "card")
"""Options that take something with a name; the others take numbers and fixed words."""


def meant(state: State, seat: Seat, verb: str, options: Mapping[str, str], words: Words) -> str:
    """The text for `actions` that a command means, names replaced by ids; raises MalformedAction."""
    given = dict(options)
    match verb:
        case "ranking":
            return f"rank {_ranking(state, given['markers'], words)}"
        case "places":
            return " ".join(("places", *_spaces(state, seat, given["spaces"], words)))
        case "protect":
            coins, marker = (_spaces(state, seat, given.get(what, ""), words) for what in ("coins", "marker"))
            return " ".join(("protect", *coins, *(("marker", *marker) if marker else ())))
        case _:
            pass
    if given.get("ground"):
        given["ground"] = _ground(state, seat, verb, given["ground"], words)
    if verb in ("ceiling", "withdraw"):
        return " ".join((verb, *(value for value in given.values() if value)))
    for option in suggest.OPTIONS.get(verb, ()):
        if option in NAMED and given.get(option):
            others = {name: value for name, value in given.items() if name != option and value}
            legal = suggest.legal_values(state, seat, verb, option, others)
            given[option] = _resolved(given[option], legal, known(state, option), verb, state, words)
    return suggest.line(verb, given)


def known(state: State, option: str) -> Sequence[str]:
    """The ids of everything on the board that an option can name, legal or not."""
    terrain = terrain_of(state)
    match option:
        case "marker":
            return facts.BONUS_MARKERS
        case "mine":
            return [card for card in terrain.cards if card.isdecimal()]
        case "village":
            return list(terrain.villages)
        case "space":
            return terrain.spaces
        case "card":
            return list(facts.PITHEAD_INDEX)
        case "place" | "source" | "target":
            return [
                *terrain.villages,
                *(station.id for station in terrain.board.stations),
                *terrain.spaces,
                *(f"rescue.{space}" for space in terrain.spaces),
                *(f"{card.id}.{slot.id}" for card in facts.PITHEADS for slot in (*card.front, *(card.back or ()))),
                "pool",
            ]
        case _:
            return ()


def one_named(
    state: State, seat: Seat, verb: str, option: str, typed: str, others: Mapping[str, str]
) -> str | None:
    """The one id that is meant beside the other options: of what is legal, else of anything on the board."""
    legal = suggest.legal_values(state, seat, verb, option, others)
    try:
        return _resolved(typed, legal, known(state, option), verb, state, in_language("en"))
    except MalformedAction:
        return None


def _resolved(
    typed: str, legal: Sequence[str], known: Sequence[str], verb: str, state: State, words: Words
) -> str:
    """The one id that is meant: an id itself, else a legal name, else any name."""
    ids = {value.lower(): value for value in (*known, *legal)}
    if typed == suggest.NOTHING or typed.strip().lower() in ids:
        return ids.get(typed.strip().lower(), typed)
    for values in (legal, known):
        found = [value for value in values if matches(typed, suggest.texts(value, verb, state.options.board))]
        exact = [value for value in found if _exactly(typed, suggest.texts(value, verb, state.options.board))]
        if len(found) == 1 or len(exact) == 1:
            return (exact or found)[0]
        if found:
            raise _unclear("name-ambiguous", typed, found, verb, state, words)
    raise _unclear("name-unknown", typed, legal, verb, state, words)


def _exactly(typed: str, texts: Sequence[str]) -> bool:
    return any(folded(typed) == folded(text) for text in texts)


def _unclear(
    code: str, typed: str, found: Sequence[str], verb: str, state: State, words: Words
) -> MalformedAction:
    """A refusal that lists what could be meant."""
    names = names_of(words, state.options.board)
    listed = [suggest.name_of(value, verb, names) for value in found[:SHOWN]]
    listed += ["…"] if len(found) > SHOWN else []
    return MalformedAction(code, word=typed.strip()[:40], names=" · ".join(listed) or words("kk-nothing"))


def _ranking(state: State, typed: str, words: Words) -> str:
    """Bonus markers by id, or by name with commas between them."""
    if all(word in facts.BONUS_MARKERS for word in typed.lower().split()):
        return typed.lower()
    parts = [part for part in typed.replace(";", ",").split(",") if part.strip()]
    every = facts.BONUS_MARKERS
    return " ".join(_resolved(part, every, every, "choose", state, words) for part in parts)


def _spaces(state: State, seat: Seat, typed: str, words: Words) -> list[str]:
    """Spaces of the tableau by id, or between commas by what is written on them or the mine that lies there."""
    ids = {space.lower(): space for space in terrain_of(state).spaces}
    listed = typed.replace(";", " ").replace(",", " ").lower().split()
    if all(word in ids for word in listed):
        return [ids[word] for word in listed]
    parts = [part.strip() for part in typed.replace(";", ",").split(",") if part.strip()]
    return [_space(state, seat, part, words) for part in parts]


def _space(state: State, seat: Seat, typed: str, words: Words) -> str:
    spaces, board = terrain_of(state).spaces, state.options.board
    texts: dict[str, list[str]] = {}
    for space, held in zip(spaces, state.seats[seat].cards, strict=True):
        texts[space] = [space, *(in_language(language)("kk-choice-space", space=space) for language in LANGUAGES)]
        if held is not None:
            texts[space] += suggest.texts(held.card, "buy", board)
    found = [space for space in spaces if matches(typed, texts[space])]
    exact = [space for space in found if _exactly(typed, texts[space])]
    if len(found) == 1 or len(exact) == 1:
        return (exact or found)[0]
    code = "name-ambiguous" if found else "name-unknown"
    raise _unclear(code, typed, found or spaces, "place", state, words)


def _ground(state: State, seat: Seat, verb: str, typed: str, words: Words) -> str:
    """A ground by name: one with a ceiling to withdraw, or one still to be consolidated, before any other."""
    every = list(terrain_of(state).small)
    left = [ceiling.ground for ceiling in state.seats[seat].answers.ceilings]
    legal = left if verb == "withdraw" else [ground for ground in every if ground not in state.merged]
    return _resolved(typed, legal, every, "ceiling", state, words)
