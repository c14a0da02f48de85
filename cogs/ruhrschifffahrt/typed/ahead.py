"""/ruhr ahead storages and purchases: answers that grow entry by entry while they are typed."""

from collections.abc import Sequence
from typing import Final, TypeVar

from bot.post import MENU_LIMIT, Choice
from bot.words import LANGUAGES, Words
from bot.words import words as in_language
from cogs.desk import CHOICE, choice
from cogs.interactions.completing import nothing
from cogs.matching import folded, matches
from cogs.ruhrschifffahrt import things
from cogs.ruhrschifffahrt.names import Names, names_of
from cogs.ruhrschifffahrt.told import telling
from cogs.ruhrschifffahrt.typed.vocabulary import VOCABULARY
from cogs.signs import place_of
from cogs.typed.commands import Command, Option, Options
from cogs.typed.meaning import fitting, typed_ranking
from cogs.typed.vocabulary import keeping, none, none_fits
from games.engine.event import Seat
from games.engine.fields import Between
from games.engine.violation import MalformedAction, quoted
from games.ruhrschifffahrt import foresight
from games.ruhrschifffahrt.actions import LeaveStorages, Purchase
from games.ruhrschifffahrt.game import GAME
from games.ruhrschifffahrt.purchase_lines import purchase
from games.ruhrschifffahrt.river import river_of
from games.ruhrschifffahrt.state import State

T = TypeVar("T")

_SEPARATOR: Final = " / "


def _short(entries: Sequence[tuple[str, str]], typed: str, words: Words) -> Sequence[Choice]:
    """The entries that a list can hold; where all are too long for it, what is typed stays as it is."""
    held = [choice(label, value) for label, value in entries if len(value) <= CHOICE]
    return held[:MENU_LIMIT] or [keeping(typed, nothing(words("ru-suggest-long")))]


def _grown(held: Sequence[T], last: str, following: Sequence[T]) -> list[list[T]]:
    """What is typed with each entry that could come next; first as it stands, where `last` is no begun entry."""
    whole = [list(held)] if held and not last else []
    return [*whole, *([*held, one] for one in following)]


# Storages


def _said(options: Options) -> str:
    return f"storages {options.get('storages', '')}"


def _ranked(state: State, seat: Seat, options: Options, words: Words) -> str:
    """Storages by id, or by name with commas between them."""
    typed, every = options.get("storages", ""), list(river_of(state).storages)
    if all(word in every for word in typed.lower().split()):
        return f"storages {typed.lower()}"
    parts = [part for part in typed.replace(";", ",").split(",") if part.strip()]
    return " ".join(("storages", *(VOCABULARY.id_of(state, "storage", part, every, words) for part in parts)))


def _storages_offered(
    state: State, seat: Seat, option: str, typed: str, others: Options, words: Words
) -> Sequence[Choice]:
    """The storages typed so far, with each that could come next."""
    storages, names = river_of(state).storages, names_of(words, state.options.board)
    try:
        kept, last = typed_ranking(typed, storages, lambda part: _storages_of(state, part))
    except MalformedAction as error:
        return [keeping(typed, nothing(VOCABULARY.malformed(error.code, error.params, words)))]
    violation = GAME.check(state, seat, LeaveStorages(tuple(kept) or tuple(storages)[:1]))
    if violation is not None:
        return [keeping(typed, none(VOCABULARY.refused(violation, words), words))]
    rest = [storage for storage in storages if storage not in kept]
    offered = VOCABULARY.found(state, "storage", last, rest)
    entries = _grown(kept, last, offered)
    if not entries:
        return [keeping(typed, none_fits(last or typed, words))]
    labelled = [(names.spaces(entry), " ".join(entry)) for entry in entries]
    return _short(labelled, typed, words)


def _storages_of(state: State, part: str) -> list[str]:
    """The storages between two commas: ids, or one name; raises MalformedAction."""
    storages = river_of(state).storages
    ids = part.lower().split()
    if all(word in storages for word in ids):
        return ids
    signed = place_of(part, VOCABULARY.signs(state), storages)
    found = [signed] if signed else fitting(part, list(storages), lambda one: things.texts(state, "storage", one))
    if len(found) != 1:
        raise MalformedAction("not-a-storage", word=quoted(part.strip()))
    return found


# Purchases


def _line(options: Options) -> str:
    return f"purchases {options.get('most', '0')} {options.get('what', '')}".rstrip()


def _priced(state: State, seat: Seat, options: Options, words: Words) -> str:
    """Purchases with their limit, or with what they cost by present prices where none is given."""
    parts = options.get("what", "").split("/")
    made = tuple(purchase(part.lower().split()) for part in parts if part.strip())
    limit = options.get("most") or str(foresight.cost(state, seat, made))
    return f"purchases {limit} {_SEPARATOR.join(map(GAME.notation, made))}".rstrip()


def _purchases_offered(
    state: State, seat: Seat, option: str, typed: str, others: Options, words: Words
) -> Sequence[Choice]:
    """The purchases typed so far, with each that could come next by what is known now."""
    names = names_of(words, state.options.board)
    made, unread = _typed_purchases(typed)
    offered = [offer.action for offer in foresight.offers(state, seat, made)]
    fitting = [act for act in offered if not unread or _means(unread, act, state)]
    entries = _grown(made, unread, fitting)
    if not entries:
        return [keeping(typed, none_fits(unread, words) if unread else none(words("suggest-nothing"), words))]
    labelled = [(_named(entry, names), _SEPARATOR.join(map(GAME.notation, entry))) for entry in entries]
    return _short(labelled, typed, words)


def _typed_purchases(typed: str) -> tuple[tuple[Purchase, ...], str]:
    """The purchases typed so far, and the last part where that is none yet."""
    parts = typed.split(_SEPARATOR.strip())
    made = tuple(act for part in parts if (act := _read(part)) is not None)
    return made, "" if _read(parts[-1]) is not None else parts[-1].strip()


def _named(made: Sequence[Purchase], names: Names) -> str:
    return ", ".join(telling.purchase(act, names) for act in made)


def _read(part: str) -> Purchase | None:
    try:
        return purchase(part.lower().split())
    except MalformedAction:
        return None


def _means(typed: str, action: Purchase, state: State) -> bool:
    every = [names_of(in_language(language), state.options.board) for language in LANGUAGES]
    said = [GAME.notation(action).replace("_", " "), *(telling.purchase(action, names) for names in every)]
    return bool(folded(typed)) and matches(typed, said)


STORAGES: Final = Command("ahead storages", (Option("storages"),), _said, _ranked, _storages_offered)
PURCHASES: Final = Command(
    "ahead purchases",
    (Option("what", required=False), Option("most", required=False, between=Between(0, 99))),
    _line,
    _priced,
    _purchases_offered,
)
