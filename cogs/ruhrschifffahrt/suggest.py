"""Autocomplete of the slash commands: only legal values, judged anew against the other options given.

A parameter is written "<verb> <option>", the verb of the action's notation and the option's name; see `OPTIONS`.
Answers left ahead are offered from what they may hold: `purchases what` and `storages storages` add one entry at
a time to what is typed, `steps steps` judges a plan being typed.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Final

from bot.post import MENU_LIMIT, Choice
from bot.presenter import Scene
from bot.tables.plans import plan_fault
from bot.words import LANGUAGES, Words, words
from cogs.desk import CHOICE, choice
from cogs.matching import folded, matches
from cogs.ruhrschifffahrt import foresight, player_text, reading, telling
from cogs.ruhrschifffahrt.names import Names, names_of
from cogs.ruhrschifffahrt.refusing import malformed, refusal
from games.engine.contract import apply_all
from games.engine.event import Seat
from games.engine.violation import IllegalAction, MalformedAction, Violation
from games.ruhrschifffahrt import facts, purchases, shipping
from games.ruhrschifffahrt.actions import Action, LeaveStorages, Purchase
from games.ruhrschifffahrt.game import GAME
from games.ruhrschifffahrt.river import river_of
from games.ruhrschifffahrt.state import State

NOTHING: Final = "-"
"""The value of the entry that says why the list is empty."""
COINS: Final = "coins"
TILE: Final = "tile"
"""Values of `by`: paid in coins, or by a white progress tile."""
OPTIONS: Final[Mapping[str, tuple[str, ...]]] = {
    "choose": ("what",),
    "remove": ("storage",),
    "place": ("storage",),
    "option": ("option", "by"),
    "transport": ("storage",),
    "replenish": ("storage",),
    "start": ("storage",),
    "plan": ("space",),
    "haul": ("storage", "value"),
    "inn": ("what",),
    "sell": ("space",),
    "lock": ("obstacle",),
    "city": ("city", "by"),
    "depot": ("dominion",),
    "port": ("country", "by"),
    "shift": ("source", "target"),
    "choice": ("round", "what"),
    "withdraw": ("answer", "round"),
}
"""The options of each verb in the order of its notation."""
AHEAD: Final = ("choice", "purchases", "skip", "storages", "withdraw")
"""Verbs of answers left ahead."""
BY_TILE: Final[Mapping[str, str]] = {"option": "free", "city": "white", "port": "white"}
"""The word of the notation for a white tile, by verb."""
_NOBODY: Final = Scene(table=0, names=(), plain_names=(), colours=(), users=())
_SEPARATOR: Final = " / "


def suggestions(
    state: State, seat: Seat, parameter: str, typed: str, others: Mapping[str, str], words: Words
) -> list[Choice]:
    """At most 25 legal values that fit what is typed, else one entry that says why there is none."""
    verb, _, option = parameter.partition(" ")
    names = names_of(words, state.options.board)
    match verb:
        case "steps":
            return _plans(state, seat, typed, words)
        case "storages":
            return _rankings(state, seat, typed, names)
        case "purchases":
            return _purchases(state, seat, typed, names)
        case "choice":
            return _coming(state, others, option, names)
        case _:
            return _values(state, seat, verb, option, typed, others, names)


def line(verb: str, options: Mapping[str, str]) -> str:
    """The text for `actions` that a command with these options means."""
    given = [options[name] for name in OPTIONS.get(verb, ()) if options.get(name)]
    by_tile = BY_TILE.get(verb, TILE)
    return " ".join((verb, *(by_tile if value == TILE else value for value in given if value != COINS)))


# Values of an action


def _values(
    state: State, seat: Seat, verb: str, option: str, typed: str, others: Mapping[str, str], names: Names
) -> list[Choice]:
    found = legal_values(state, seat, verb, option, others)
    if not found:
        return [_none(_why(state, seat, verb, names.words), names.words)]
    fitting = [value for value in found if not typed.strip() or matches(typed, texts(value, state.options.board))]
    if not fitting:
        return [choice(names.words("ru-suggest-no-match", typed=typed[:40]), NOTHING)]
    return [choice(_label(state, seat, verb, value, names), value) for value in fitting[:MENU_LIMIT]]


def legal_values(state: State, seat: Seat, verb: str, option: str, others: Mapping[str, str]) -> list[str]:
    """The values that an option can take now, beside the other options given."""
    rows = [row for action in GAME.legal_actions(state, seat) for row in _rows(verb, action)]
    given = {name: value for name, value in others.items() if name != option and value}
    kept = [row for row in rows if all(row.get(name) == value for name, value in given.items())]
    return list(dict.fromkeys(row[option] for row in kept if option in row))


def _rows(verb: str, action: Action) -> Iterator[dict[str, str]]:
    """An action's values by option."""
    first, *values = GAME.notation(action).split()
    if first != verb:
        return
    if verb == "transport":
        values = values[1:]
    if verb in BY_TILE:
        by_tile = BY_TILE[verb]
        values = [*(value for value in values if value != by_tile), TILE if by_tile in values else COINS]
    yield dict(zip(OPTIONS.get(verb, ()), values, strict=False))


def _why(state: State, seat: Seat, verb: str, words: Words) -> str:
    """Why nothing is legal: what the judge says to most actions of the kind that a verb names."""
    try:
        judged = [GAME.check(state, seat, GAME.parse(f"{verb} {at}")) for at in _examples(state, seat, verb)]
    except MalformedAction as error:
        return malformed(error.code, error.params, words)
    refused = [violation for violation in judged if violation is not None]
    if not refused:
        return words("ru-suggest-nothing")
    usual = Counter(violation.code for violation in refused).most_common(1)[0][0]
    return _refused(next(violation for violation in refused if violation.code == usual), words)


def _examples(state: State, seat: Seat, verb: str) -> Sequence[str]:
    """Values of the actions that a verb names, at the places of the board that stand for all."""
    river = river_of(state)
    storage = next(iter(river.storages))
    filled = next(iter(state.dice), storage)
    examples: dict[str, Sequence[str]] = {
        "choose": ("coin",),
        "option": ("pilot",),
        "transport": (f"{river.storages[storage]} {storage}",),
        "haul": (f"{filled} {facts.HIGHEST_DIE}",),
        "inn": ("coin",),
        "plan": (river.port,),
        "sell": (river.port,),
        "lock": (next(iter(state.obstacles), river.obstacles[0]),),
        "city": [city for city in river.cities if seat not in state.cities[city]] or [*river.cities],
        "depot": facts.DEPOTS,
        "port": [country for country in facts.COUNTRIES if seat not in state.port[country]],
        "shift": _shifts(state, seat),
    }
    return examples.get(verb, (filled,))


def _shifts(state: State, seat: Seat) -> list[str]:
    """Moves from columns with an own warehouse to those without, if there is one."""
    own = [country for country in facts.COUNTRIES if seat in state.port[country]]
    others = [country for country in facts.COUNTRIES if country not in own]
    return [f"{source} {to}" for source in own or others[:1] for to in others if to != source]


def _refused(violation: Violation, words: Words) -> str:
    """The refusal in words; whose turn it is instead stands in the channel, names are not known here."""
    if violation.code in ("not-your-turn", "wage-taken", "storage-taken"):
        return words("ru-suggest-not-now")
    return refusal(violation, _NOBODY, words)


# Names of values


def _label(state: State, seat: Seat, verb: str, value: str, names: Names) -> str:
    """A value by name, with its price or what it brings where that is known."""
    words, text = names.words, name_of(value, names)
    match verb:
        case "option" if value in facts.OPTIONS:
            price = names.price(facts.OPTIONS[value].coins(state.round))
            return words("ru-offer", what=text, price=price)
        case "plan" | "sell":
            trips = {trip.space: trip.coins for trip in shipping.trips_of_barge(state, seat)}
            return words("ru-offer", what=text, price=names.coins(trips[value])) if value in trips else text
        case "start" | "replenish" | "haul" | "remove" if value in state.dice:
            die = names.die(river_of(state).storages[value], state.dice[value])
            return words("ru-start", storage=names.place(value), die=die)
        case "lock" | "city" | "depot" | "port" if value not in (COINS, TILE):
            price = _price(state, seat, f"{verb} {value}")
            return text if price is None else words("ru-offer", what=text, price=names.price(price))
        case _:
            return text


def _price(state: State, seat: Seat, line: str) -> int | None:
    """What a purchase costs, if it can be made in coins."""
    legal: dict[str, Purchase] = {GAME.notation(act): act for act in purchases.legal_purchases(state, seat)}
    return purchases.price_of(state, legal[line]) if line in legal else None


def name_of(value: str, names: Names) -> str:
    """Any value of a parameter by name."""
    words = names.words
    if value in (COINS, TILE):
        return words(f"ru-suggest-by-{value}")
    if value in ("coin", "point"):
        return words(f"ru-good-{value}")
    if value in facts.OPTIONS:
        return names.option(value)
    if value in facts.COUNTRIES:
        return names.country(value)
    if value in facts.DEPOTS:
        return names.depot(value)
    return names.space(value)


@cache
def texts(value: str, board: str) -> tuple[str, ...]:
    """Everything by which a value is found: its id and its name in each language."""
    every = [names_of(words(language), board) for language in LANGUAGES]
    named = [name_of(value, names) for names in every]
    dominions = [names.dominion(value) for names in every] if value in facts.DEPOTS else []
    return (value.replace("_", " "), *named, *dominions)


def _none(reason: str, words: Words) -> Choice:
    return choice(words("ru-suggest-none", reason=reason), NOTHING)


# Plans and answers left ahead


def _plans(state: State, seat: Seat, typed: str, words: Words) -> list[Choice]:
    """Whether the plan being typed is legal."""
    try:
        actions = reading.actions(state, seat, typed)
        fault = plan_fault(GAME, actions)
        if fault is not None:
            return [_none(words(fault), words)]
        apply_all(GAME, state, seat, actions)
    except MalformedAction as error:
        return [_none(malformed(error.code, error.params, words), words)]
    except IllegalAction as error:
        return [_none(_refused(error.violation, words), words)]
    names = names_of(words, state.options.board)
    return [choice(" → ".join(telling.move(action, names) for action in actions), typed.strip()[:100])]


def _rankings(state: State, seat: Seat, typed: str, names: Names) -> list[Choice]:
    """The storages typed so far, with each that could come next."""
    storages, words = river_of(state).storages, names.words
    try:
        kept, last = _typed_ranking(state, typed)
    except MalformedAction as error:
        return [_keeping(typed, choice(malformed(error.code, error.params, words), NOTHING))]
    violation = GAME.check(state, seat, LeaveStorages(tuple(kept) or tuple(storages)[:1]))
    if violation is not None:
        return [_keeping(typed, _none(_refused(violation, words), words))]
    rest = [storage for storage in storages if storage not in kept]
    fitting = [one for one in rest if not last or matches(last, texts(one, state.options.board))]
    entries = ([kept] if kept and not last else []) + [[*kept, one] for one in fitting]
    if not entries:
        return [_keeping(typed, choice(words("ru-suggest-no-match", typed=(last or typed)[:40]), NOTHING))]
    labelled = [(", ".join(names.place(one) for one in entry), " ".join(entry)) for entry in entries]
    return _short(labelled, typed, words)


def _typed_ranking(state: State, typed: str) -> tuple[list[str], str]:
    """The storages typed so far, and the last as far as it is typed; raises MalformedAction."""
    storages = river_of(state).storages
    *done, last = typed.replace(";", ",").split(",")
    kept = [storage for part in done for storage in _storages_of(state, part)]
    rest = last.split()
    while rest and rest[0].lower() in storages:
        kept.append(rest.pop(0).lower())
    return kept, " ".join(rest)


def _storages_of(state: State, part: str) -> list[str]:
    """The storages between two commas: ids, or one name; raises MalformedAction."""
    storages = river_of(state).storages
    ids = part.lower().split()
    if all(word in storages for word in ids):
        return ids
    found = [one for one in storages if matches(part, texts(one, state.options.board))]
    if len(found) != 1:
        raise MalformedAction("not-a-storage", word=part.strip()[:40])
    return found


def _short(entries: Sequence[tuple[str, str]], typed: str, words: Words) -> list[Choice]:
    """The entries that a list can hold; where all are too long for it, what is typed stays as it is."""
    held = [choice(label, value) for label, value in entries if len(value) <= CHOICE]
    return held[:MENU_LIMIT] or [_keeping(typed, choice(words("ru-suggest-long"), NOTHING))]


def _keeping(typed: str, entry: Choice) -> Choice:
    """The entry with the text as typed for its value where a value can hold it: what is typed is never lost."""
    return Choice(entry.label, typed) if typed.strip() and len(typed) <= CHOICE else entry


def _purchases(state: State, seat: Seat, typed: str, names: Names) -> list[Choice]:
    """The purchases typed so far, with each that could come next by what is known now."""
    *held, last = typed.split(_SEPARATOR.strip())
    made = tuple(act for part in (*held, last) if (act := _purchase(part)) is not None)
    unread = "" if _purchase(last) is not None else last.strip()
    lines = [GAME.notation(act) for act in made]
    offered = [offer.action for offer in foresight.offers(state, seat, made)]
    fitting = [act for act in offered if not unread or _means(unread, act, state)]
    entries = ([made] if lines and not unread else []) + [(*made, act) for act in fitting]
    if not entries and unread:
        return [_keeping(typed, choice(names.words("ru-suggest-no-match", typed=unread[:40]), NOTHING))]
    if not entries:
        return [_none(names.words("ru-suggest-nothing"), names.words)]
    labelled = [
        (", ".join(telling.purchase(act, names) for act in entry), _SEPARATOR.join(map(GAME.notation, entry)))
        for entry in entries
    ]
    return _short(labelled, typed, names.words)


def _purchase(part: str) -> Purchase | None:
    try:
        read = reading.purchase(part)
    except MalformedAction:
        return None
    return read


def _means(typed: str, action: Purchase, state: State) -> bool:
    every = [names_of(words(language), state.options.board) for language in LANGUAGES]
    said = [GAME.notation(action).replace("_", " "), *(telling.purchase(action, names) for names in every)]
    return bool(folded(typed)) and matches(typed, said)


def _coming(state: State, others: Mapping[str, str], option: str, names: Names) -> list[Choice]:
    """The rounds still to come in which one chooses, and what can be chosen."""
    rounds = [round for round in facts.CHOICE_ROUNDS if round > state.round]
    if not rounds:
        return [_none(names.words("ru-suggest-nothing"), names.words)]
    if option == "round":
        return [choice(names.words("ru-round", round=round), str(round)) for round in rounds]
    given = others.get("round", "")
    round = int(given) if given.isdecimal() and len(given) < 4 else rounds[0]
    return [choice(player_text.good(round, what, names), what) for what in ("coin", "point")]
