"""Autocomplete of the slash commands: only legal values, judged anew against the other options given.

A parameter is written "<verb> <option>", the verb of the action's notation and the option's name; see `OPTIONS`.
Answers left ahead are offered from what they may hold: `ranking markers` and `places spaces` add one entry at a
time to what is typed.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Final

from bot.post import MENU_LIMIT, Choice, fit
from bot.presenter import Scene
from bot.words import LANGUAGES, Words, words
from cogs.kohle_kolonie.desk import CHOICE
from cogs.kohle_kolonie.names import Names, capital, names_of
from cogs.kohle_kolonie.player_text import card_and_ground
from cogs.kohle_kolonie.refusing import malformed, refusal
from cogs.matching import folded, matches
from games.engine.event import Seat
from games.engine.violation import MalformedAction, Violation
from games.kohle_kolonie import facts
from games.kohle_kolonie.actions import Action, LeaveCeiling, LeavePlaces, LeaveRanking
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.state import State
from games.kohle_kolonie.terrain import Terrain, terrain_of

NOTHING: Final = "-"
"""The value of the entry that says why the list is empty."""
BONUS: Final = "bonus"
OPTIONS: Final[Mapping[str, tuple[str, ...]]] = {
    "choose": ("marker",),
    "buy": ("mine",),
    "worker": ("village",),
    "settler": ("village",),
    "place": ("space",),
    "engine": ("place", "by"),
    "settle": ("village", "by"),
    "put": ("count",),
    "engineer": ("place", "by"),
    "miners": ("by",),
    "insert": ("place",),
    "move": ("source", "target"),
    "shift": ("source", "target"),
    "flip": ("card", "pay"),
    "arrange": ("pieces",),
    "give": ("what",),
    "secure": ("space",),
    "rescue": ("space",),
    "lose": ("source",),
    "pay": ("what",),
    "declare": ("what",),
    "bid": ("value",),
    "load": ("markers", "by"),
}
"""The options of each verb in the order of its notation; `by` is the bonus marker or nothing."""
ACTION: Final = "action"
"""The value of `by` that means the action of the phase and not the bonus marker."""
_NOBODY: Final = Scene(table=0, names=(), plain_names=(), colours=(), users=())


def suggestions(
    state: State, seat: Seat, parameter: str, typed: str, others: Mapping[str, str], words: Words
) -> list[Choice]:
    """At most 25 legal values that fit what is typed, else one entry that says why there is none."""
    verb, _, option = parameter.partition(" ")
    names = names_of(words, state.options.board)
    match verb:
        case "ranking" | "places":
            return _rankings(state, seat, verb, typed, names)
        case "ceiling":
            return _grounds(state, seat, typed, names)
        case _:
            return _values(state, seat, verb, option, typed, others, names)


def line(verb: str, options: Mapping[str, str]) -> str:
    """The text for `actions` that a command with these options means."""
    given = [options[name] for name in OPTIONS.get(verb, ()) if options.get(name)]
    return " ".join((verb, *(value for value in given if value != ACTION)))


# Values of an action


def _values(
    state: State, seat: Seat, verb: str, option: str, typed: str, others: Mapping[str, str], names: Names
) -> list[Choice]:
    words = names.words
    found = legal_values(state, seat, verb, option, others)
    if not found:
        return [none(_why(state, seat, verb, words), words)]
    terrain = terrain_of(state)
    fitting = [
        value for value in found if not typed.strip() or matches(typed, texts(value, verb, state.options.board))
    ]
    if not fitting:
        return [_choice(words("kk-suggest-no-match", typed=typed[:40]), NOTHING)]
    return [_choice(_label(value, verb, terrain, names), value) for value in fitting[:MENU_LIMIT]]


def legal_values(state: State, seat: Seat, verb: str, option: str, others: Mapping[str, str]) -> list[str]:
    """The values that an option can take now, beside the other options given."""
    rows = [row for action in GAME.legal_actions(state, seat) for row in _rows(verb, action)]
    given = {name: value for name, value in others.items() if name != option and value}
    kept = [row for row in rows if all(row.get(name) == value for name, value in given.items())]
    return list(dict.fromkeys(row[option] for row in kept))


def _rows(verb: str, action: Action) -> Iterator[dict[str, str]]:
    """An action's values by option."""
    first, *values = GAME.notation(action).split()
    if first != verb:
        return
    options = OPTIONS[verb]
    if len(options) == 1 and options[0] in ("what", "pieces"):
        yield {options[0]: " ".join(values)}
        return
    if options[-1] == "by":
        by = BONUS if values and values[-1] == BONUS else ACTION
        values = [*(value for value in values if value != BONUS), by]
    if verb == "flip" and len(values) == 1:
        values.append(ACTION)
    yield dict(zip(options, values, strict=True))


def _why(state: State, seat: Seat, verb: str, words: Words) -> str:
    """Why nothing is legal: what the judge says to most actions of this kind that come near."""
    try:
        judged = [GAME.check(state, seat, GAME.parse(example)) for example in _examples(state, seat, verb)]
    except MalformedAction as error:
        return malformed(error.code, error.params, words)
    found = [violation for violation in judged if violation is not None]
    if not found:
        return words("kk-suggest-nothing")
    ((usual, _),) = Counter(violation.code for violation in found).most_common(1)
    return refused(next(violation for violation in found if violation.code == usual), words)


def _examples(state: State, seat: Seat, verb: str) -> list[str]:
    """Actions of a kind with what lies there; one example where it makes no difference."""
    terrain = terrain_of(state)
    near: Sequence[str] = ()
    match verb:
        case "buy":
            near = state.display
        case "settle":
            near = terrain.open_villages
        case "engine" | "secure" | "rescue":
            cards = state.seats[seat].cards
            near = [space for space, held in zip(terrain.spaces, cards, strict=True) if held]
        case _:
            pass
    return [f"{verb} {value}" for value in near] or [_EXAMPLES.get(verb, verb)]


_EXAMPLES: Final[Mapping[str, str]] = {
    "choose": "choose wagon",
    "buy": "buy 1",
    "worker": "worker horst",
    "settler": "settler horst",
    "place": "place A1",
    "engine": "engine A1",
    "settle": "settle horst",
    "put": "put 0",
    "engineer": "engineer cokery.e1",
    "insert": "insert cokery.m1",
    "move": "move cokery.m1 pool",
    "shift": "shift cokery.e1 ironworks.e1",
    "flip": "flip cokery",
    "arrange": "arrange 0",
    "give": "give coins",
    "secure": "secure A1",
    "rescue": "rescue A1",
    "lose": "lose cokery.m1",
    "pay": "pay coin",
    "declare": "declare none 0",
    "bid": "bid 1",
    "load": "load 0",
}


def refused(violation: Violation, words: Words) -> str:
    """The refusal in words; whose turn it is instead stands in the channel, names are not known here."""
    if violation.code == "not-your-turn":
        return words("kk-suggest-not-your-turn")
    return refusal(violation, _NOBODY, words)


# Names of values


def _label(value: str, verb: str, terrain: Terrain, names: Names) -> str:
    """A value by name, a mine with its price."""
    if verb == "buy" and value in terrain.cards:
        card = terrain.cards[value]
        cost = names.coins(card.price)
        return names.words("kk-cost-and-effect", cost=card_and_ground(value, card, names), effect=cost)
    return capital(name_of(value, verb, names))


def name_of(value: str, verb: str, names: Names) -> str:
    """Any value of a parameter by name."""
    words = names.words
    match verb:
        case "choose":
            return names.bonus(value)
        case "buy":
            return names.card(value)
        case "ceiling":
            return names.ground(value)
        case "declare":
            return _declared(value, names)
        case "give":
            return words(f"kk-button-give-{value}")
        case "pay":
            return words(f"kk-move-pay-{value}")
        case "engine" if value not in (ACTION, BONUS):
            return names.engine_spot(value)
        case "worker" | "settler" | "settle" if value not in (ACTION, BONUS):
            return names.village(value)
        case _:
            return _other(value, names)


def _other(value: str, names: Names) -> str:
    words = names.words
    if value == ACTION:
        return words("kk-suggest-by-action")
    if value == BONUS:
        return words("kk-suggest-by-bonus")
    if value in ("workers", "coins"):
        return words(f"kk-suggest-by-{value}")
    return names.pithead(value) if value in facts.PITHEAD_INDEX else names.spot(value)


def _declared(value: str, names: Names) -> str:
    aid, unification, *points = value.split()
    parts = [names.words("kk-value-aid", points=facts.AID_POINTS)] if aid == "aid" else []
    parts.append(names.words("kk-value-unification", points=int(unification)))
    parts += [names.words("kk-value-administration", points=int(one)) for one in points]
    return ", ".join(parts)


@cache
def texts(value: str, verb: str, board: str) -> tuple[str, ...]:
    """Everything by which a value is found: id, name in each language, a mine's ground, the city it lies in."""
    every = [names_of(words(language), board) for language in LANGUAGES]
    texts = [value.replace(".", " "), *(name_of(value, verb, names) for names in every)]
    place = value
    if verb == "buy":
        board_of = every[0].board
        ground = {str(mine.number): mine.ground for mine in (*board_of.small_mines, *board_of.single_mines)}
        place = ground.get(value, "")
        texts += [f"{name_of(value, verb, names)} {names.ground(place)}" for names in every]
    if every[0].region(place):
        texts += [f"{name_of(value, verb, names)} {names.city(place)}" for names in every]
    return tuple(texts)


def _choice(label: str, value: str) -> Choice:
    return Choice(fit(capital(label), CHOICE), value)


def none(reason: str, words: Words) -> Choice:
    """The entry that says why there is no other."""
    return _choice(words("kk-suggest-none", reason=reason), NOTHING)


# Answers left ahead


def _rankings(state: State, seat: Seat, verb: str, typed: str, names: Names) -> list[Choice]:
    """What is typed of a ranking, with one more entry each."""
    words = names.words
    every = list(facts.BONUS_MARKERS) if verb == "ranking" else list(terrain_of(state).spaces)
    known = {entry.lower(): entry for entry in every}
    ranked = [known[word.lower()] for word in typed.split() if word.lower() in known]
    rest = " ".join(word for word in typed.split() if word.lower() not in known)
    test: Action = LeaveRanking(("wagon",)) if verb == "ranking" else LeavePlaces(terrain_of(state).spaces)
    violation = GAME.check(state, seat, test)
    if violation is not None:
        return [none(refused(violation, words), words)]
    left = [entry for entry in every if entry not in ranked]
    if not left:
        return [none(words("kk-suggest-ranked-all"), words)]
    kind = "choose" if verb == "ranking" else "place"
    fitting = [entry for entry in left if not rest or matches(rest, texts(entry, kind, state.options.board))]
    longer = [(entry, " ".join((*ranked, entry))) for entry in fitting]
    shown = [_choice(_entry(entry, kind, names), value) for entry, value in longer if len(value) <= CHOICE]
    return shown[:MENU_LIMIT] or [_choice(words("kk-suggest-no-match", typed=typed[:40]), NOTHING)]


def _entry(entry: str, kind: str, names: Names) -> str:
    return names.bonus(entry) if kind == "choose" else names.words("kk-choice-space", space=entry)


def _grounds(state: State, seat: Seat, typed: str, names: Names) -> list[Choice]:
    """The grounds for which a ceiling may be left, by the round in which they are consolidated."""
    terrain, words = terrain_of(state), names.words
    open_grounds = sorted(
        (ground for ground in terrain.small if GAME.check(state, seat, _ceiling(ground)) is None),
        key=lambda ground: terrain.cards[ground].round,
    )
    if not open_grounds:
        violation = GAME.check(state, seat, _ceiling(next(iter(terrain.small))))
        return [none(refused(violation, words) if violation else words("kk-suggest-nothing"), words)]
    wanted = folded(typed)
    fitting = [ground for ground in open_grounds if not wanted or matches(typed, (ground, names.ground(ground)))]
    shown = [_choice(names.ground(ground), ground) for ground in fitting[:MENU_LIMIT]]
    return shown or [_choice(words("kk-suggest-no-match", typed=typed[:40]), NOTHING)]


def _ceiling(ground: str) -> LeaveCeiling:
    return LeaveCeiling(ground, 1)
