"""What a player is about to propose to be set right, as a private panel, and the names of what can be."""

import re
from collections.abc import Callable, Iterable, Sequence
from threading import Lock
from typing import Final, TypeVar

from cachetools import LRUCache

from bot.controls import button_id, form_id, menu_id
from bot.names import safe_text
from bot.outgoing.decided_text import MOST_OF_A_CHANGE, changed_lines
from bot.post import MENU_LIMIT, TEXT_LIMIT, Button, Choice, Control, Field, Form, Menu, Post, fit
from bot.presenter import PRESENTERS
from bot.tables.decided import Changed
from bot.tables.loaded import Loaded
from bot.tables.questions import TIME_TO_AGREE
from bot.tables.repairing import MOST_CHANGES, REASON_LONGEST, Draft, quantities
from bot.words import LANGUAGES, Words, words
from cogs.desk import CHOICE
from cogs.matching import folded, found
from cogs.views.undo import unmarked
from games.engine.contract import Quantity

T = TypeVar("T")

HOUR: Final = 3600
LABEL: Final = 80
"""Signs of a button."""
FIELD: Final = 100
"""Signs of a field of the form."""
KEPT: Final = 32
"""Tables of which the names of all that can be set are kept: they are looked through at each key."""
LITTLE: Final = 3
"""Letters of words such as articles, which may be typed though no name has them."""
MOST_NAMED: Final = 6
"""So many things are named of what somebody may mean."""


def repair_post(shown: Draft, text: Words, sentence: str = "") -> Post:
    """What would change, what speaks against it, who would be asked, and the ways to go on."""
    loaded, table = shown.loaded, shown.loaded.row.id
    presenter = PRESENTERS[loaded.game.id]
    said = changed_lines(shown.changes, loaded.state, presenter, loaded.party, text)
    lines = [text("repair-title", table=table), *(f"• {fit(one, MOST_OF_A_CHANGE)}" for one in said)]
    if not said:
        lines.append(text("repair-nothing-yet", most=MOST_CHANGES))
    lines += [text("repair-against", fault=presenter.refusal(one, loaded.party, text)) for one in shown.faults]
    if shown.reason:
        lines.append(text("repair-reason", reason=safe_text(shown.reason)))
    lines.append(_who(shown, text))
    return Post(fit("\n".join([*lines, *([sentence] if sentence else [])]), TEXT_LIMIT), _rows(shown, said, text))


def _who(shown: Draft, text: Words) -> str:
    names = [shown.loaded.party.names[seat] for seat in shown.asked]
    if not names:
        return text("repair-asks-nobody")
    return text("repair-asks", who=text.listed(names), count=len(names), hours=TIME_TO_AGREE // HOUR)


def _rows(shown: Draft, said: Sequence[str], text: Words) -> tuple[tuple[Control, ...], ...]:
    table = shown.loaded.row.id
    ready = shown.ready and bool(shown.asked)
    buttons = (
        Button(text("button-repair-add"), button_id("repair", table, 0, "add")),
        Button(text("button-repair-why"), button_id("repair", table, 0, "why")),
        Button(
            text("button-repair-ask"),
            button_id("repair", table, 0, f"ask {shown.mark}"),
            "primary",
            disabled=not ready,
        ),
        Button(text("button-repair-discard"), button_id("repair", table, 0, "discard"), "danger"),
    )
    if not said:
        return (buttons,)
    if shown.balance is not None:
        buttons = (
            Button(_balancing(shown, shown.balance, text), button_id("repair", table, 0, "balance")),
            *buttons,
        )
    entries = tuple(
        Choice(fit(unmarked(line), CHOICE), one.id) for one, line in zip(shown.changes, said, strict=True)
    )
    return ((Menu(menu_id("repair", table, 0, "drop"), text("menu-repair-drop"), entries),), buttons)


def _balancing(shown: Draft, balance: Changed, text: Words) -> str:
    """What a button would set as well, so that all adds up."""
    quantity = Quantity(balance.id, balance.before, ())
    what = plain_name(shown.loaded, quantity, text)
    value = value_name(shown.loaded, quantity, balance.after, text)
    return fit(text("button-repair-balance", what=what, value=value), LABEL)


def adding_form(table: int, text: Words) -> Form:
    """The form in which something is named that is to be set right."""
    fields = (
        Field("0", text("form-repair-what"), placeholder=text("form-repair-what-hint"), longest=FIELD),
        Field("1", text("form-repair-to"), placeholder=text("form-repair-to-hint"), longest=FIELD),
    )
    return Form(form_id("repair", table, 0, "add"), text("form-repair-add"), fields)


def reason_form(shown: Draft, text: Words) -> Form:
    """The form for the reason."""
    field = Field("0", text("form-repair-why"), shown.reason, required=False, long=True, longest=REASON_LONGEST)
    return Form(form_id("repair", shown.loaded.row.id, 0, "why"), text("button-repair-why"), (field,))


# Names


def quantities_meant(typed: str, loaded: Loaded) -> list[Quantity]:
    """What of all that can be set somebody means who types, in any language; all where nothing is typed.

    Of hundreds it takes tenths of a second the first time, and to look for slips: a thread of its own is to do it.
    """
    every = quantities(loaded)
    if typed.strip() in every:
        return [every[typed.strip()]]
    if not typed.strip():
        return list(every.values())
    names = _all_names(loaded, every.values())
    return _meant(typed, [(one, names[one.id]) for one in every.values()])


def values_meant(typed: str, quantity: Quantity, loaded: Loaded) -> list[str]:
    """Which values of it somebody means who types, in any language; the nearest first where nothing is typed."""
    if typed.strip() in quantity.values:
        return [typed.strip()]
    if not typed.strip():
        return _others(quantity)
    return _meant(typed, [(value, _value_names(loaded, quantity, value)) for value in quantity.values])


def quantity_name(loaded: Loaded, quantity: Quantity, text: Words) -> str:
    """What can be set, with what it is now, as a list shows it."""
    value = value_name(loaded, quantity, quantity.value, text)
    return unmarked(text("repair-now", what=plain_name(loaded, quantity, text), value=value))


def plain_name(loaded: Loaded, quantity: Quantity, text: Words) -> str:
    """What can be set, without what it is now."""
    return unmarked(PRESENTERS[loaded.game.id].quantity(loaded.state, quantity.id, loaded.party, text))


def value_name(loaded: Loaded, quantity: Quantity, value: str, text: Words) -> str:
    """One of its values, as a list shows it."""
    presenter = PRESENTERS[loaded.game.id]
    return unmarked(presenter.quantity_value(loaded.state, quantity.id, value, loaded.party, text))


def values_said(loaded: Loaded, quantity: Quantity, text: Words) -> str:
    """The values that something can have: of numbers from the least to the most, else the first of them."""
    if all(_is_number(value) for value in quantity.values):
        numbers = [int(value) for value in quantity.values]
        return f"{min(numbers, default=0)}–{max(numbers, default=0)}"
    return several(quantity.values, lambda value: value_name(loaded, quantity, value, text), text)


def _is_number(value: str) -> bool:
    return value.removeprefix("-").isdecimal()


def several(meant: Sequence[T], name: Callable[[T], str], text: Words) -> str:
    """The names of the first of several things that somebody may mean."""
    more = [] if len(meant) <= MOST_NAMED else ["…"]
    return text("choices-separator").join([*map(name, meant[:MOST_NAMED]), *more])


def _others(quantity: Quantity) -> list[str]:
    """All other values; of numbers those that are nearest to what it is now, in their order."""
    others = [value for value in quantity.values if value != quantity.value]
    if any(_NUMBER.fullmatch(value) is None for value in quantity.values):
        return others
    nearest = sorted(others, key=lambda value: abs(int(value) - int(quantity.value)))[:MENU_LIMIT]
    return sorted(nearest, key=int)


def _all_names(loaded: Loaded, every: Iterable[Quantity]) -> dict[str, list[str]]:
    """By id all names in every language, made once for those who sit there: no move changes names."""
    key = (loaded.game.id, loaded.party)
    with _NAMING:
        known = _NAMES.setdefault(key, {})
    for one in every:
        if one.id not in known:
            known[one.id] = _names(loaded, one)
    return known


_NUMBER: Final = re.compile(r"-?\d+")
_NAMES: Final[LRUCache[object, dict[str, list[str]]]] = LRUCache(KEPT)
_NAMING: Final = Lock()
"""Held while the cache is changed: what is typed is looked for in threads."""


def _names(loaded: Loaded, quantity: Quantity) -> list[str]:
    presenter = PRESENTERS[loaded.game.id]
    return [
        unmarked(presenter.quantity(loaded.state, quantity.id, loaded.party, words(language)))
        for language in LANGUAGES
    ]


def _value_names(loaded: Loaded, quantity: Quantity, value: str) -> list[str]:
    return [value, *(value_name(loaded, quantity, value, words(language)) for language in LANGUAGES)]


def _meant(typed: str, named: list[tuple[T, list[str]]]) -> list[T]:
    """What is typed in whole, or else all that fit."""
    whole = [one for one, names in named if typed.strip() and any(folded(name) == folded(typed) for name in names)]
    return whole or found(typed, named) or _by_parts(typed, named) or found(typed, named, slips=True)


def _by_parts(typed: str, named: list[tuple[T, list[str]]]) -> list[T]:
    """What fits without the little words that a name may lack: "the bank" is meant by coins in the bank."""
    kept = [word for word in folded(typed) if len(word) > LITTLE or word.isdecimal()]
    return found(" ".join(kept), named) if kept else []
