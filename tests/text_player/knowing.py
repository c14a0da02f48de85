"""What a player by text knows of a game: what its words mean, and nothing of what lies where."""

from collections.abc import Callable, Mapping
from typing import Final, Protocol, TypeAlias

import msgspec

from bot.words import Words
from tests.text_player.heard import Control, Heard
from tests.text_player.phrases import ANY, NUMBER, Phrase, Slot

Gains: TypeAlias = dict[str, int]
"""What a choice brings (points, money, ...) and costs, as far as it is not nothing."""
Messages: TypeAlias = dict[str, dict[str, Slot]]
"""Messages by their keys, with what their variables hold."""
Weights: TypeAlias = dict[str, int]
"""What a player thinks of gains: how much each is worth to them."""

FRAME: Final = ("button-back", "button-anew", "button-overview", "button-note", "button-return")
LOOKS: Final = ("button-board", "button-board-words", "button-news", "words-changed", "button-mine", "button-rule")
BESIDE: Final = ("button-away-back", "button-hours-fit", "button-hours-change")


class Reading(Protocol):
    """How the words of a game are read."""

    def gains(self, control: Control, heard: Heard) -> Gains:
        """What a choice brings and costs."""
        ...

    def own(self, heard: Heard) -> Gains:
        """What its listener has, as far as a message says it."""
        ...


class Knowledge(msgspec.Struct, frozen=True):
    """The words of a game that are more than a choice.

    `ways` are buttons that lead on to choices, `menus` the placeholders of menus whose entries do; what stands in
    a `priced` way is paid by whatever it leads to. `aside` decides nothing now: answers for later, forms, looks.
    `gains` reads what a choice brings from its own words, and from those of the message around it; `own` what its
    listener has.
    """

    words: Words
    ways: tuple[Phrase, ...]
    menus: tuple[Phrase, ...]
    priced: tuple[Phrase, ...]
    aside: tuple[Phrase, ...]
    finish: Phrase
    gains: Callable[[Control, Heard], Gains]
    own: Callable[[Heard], Gains]

    def leads_on(self, control: Control) -> bool:
        """Whether the words say that more choices are behind it."""
        if control.placeholder:
            return any(one.is_all_of(control.placeholder) for one in self.menus)
        return _is_one_of(control, (*self.ways, *self.priced))

    def is_priced(self, control: Control) -> bool:
        """Whether what it says is paid by whatever is chosen behind it."""
        return not control.placeholder and _is_one_of(control, self.priced)

    def decides_nothing(self, control: Control) -> bool:
        """Whether nothing of the running decision is behind it."""
        return not control.placeholder and _is_one_of(control, self.aside)

    def finishes(self, control: Control) -> bool:
        """Whether it ends the turn."""
        return self.finish.is_all_of(control.label)


def _is_one_of(control: Control, phrases: tuple[Phrase, ...]) -> bool:
    return any(one.is_all_of(control.label) for one in phrases)


def knowledge(
    words: Words,
    reading: Reading,
    *,
    ways: Messages,
    menus: Messages,
    aside: Messages,
    priced: tuple[Phrase, ...] = (),
) -> Knowledge:
    """The knowledge of a game, from the messages of its own and those of every panel's frame."""
    frame = {key: dict[str, Slot]() for key in (*FRAME, *LOOKS, *BESIDE)}
    return Knowledge(
        words,
        _phrases(words, ways),
        _phrases(words, menus),
        priced,
        _phrases(words, {**frame, **aside, "for-later": {"what": ANY}}),
        Phrase(words, "button-finish"),
        reading.gains,
        reading.own,
    )


def called_for(heard: Heard, active: Phrase, moved: Phrase, what: Mapping[str, Phrase]) -> Gains:
    """What the message that calls says that one has; nothing once a move has changed it."""
    called = [line for line in heard.text.splitlines() if active.is_all_of(line)]
    return {} if not called or moved.one_in(heard.text) is not None else amounts(called[-1], what)


def _phrases(words: Words, messages: Messages) -> tuple[Phrase, ...]:
    return tuple(Phrase(words, key, slots) for key, slots in messages.items())


def amounts(text: str, phrases: Mapping[str, Phrase]) -> Gains:
    """Of each phrase that counts something how much of it the text says."""
    found = {name: phrase.one_in(text) for name, phrase in phrases.items()}
    return {name: one["count"] for name, one in found.items() if one is not None}


def counted(words: Words, key: str) -> Phrase:
    """A message that counts something: "3 coins"."""
    return Phrase(words, key, {"count": NUMBER})


def kept(gains: Gains) -> Gains:
    """Without what is nothing."""
    return {name: amount for name, amount in gains.items() if amount}


def together(*gains: Gains) -> Gains:
    """Several gains at once."""
    names = {name for one in gains for name in one}
    return kept({name: sum(one.get(name, 0) for one in gains) for name in names})


__all__ = [
    "ANY",
    "NUMBER",
    "Gains",
    "Knowledge",
    "Messages",
    "Phrase",
    "Reading",
    "Weights",
    "amounts",
    "counted",
    "kept",
    "knowledge",
    "together",
]
