"""What a guide through a game knows: what is new to a beginner, what is asked, and how to begin."""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, Generic, TypeAlias, cast

import msgspec

from bot.presenter import AnyPosition
from bot.words import Words
from games.engine.bounds import State
from games.engine.contract import AnyGame, S, V
from games.engine.event import Event, Seat
from games.registry import GAMES

RULES_A_ROW: Final = 4
"""So many sections stand behind a step at most."""


class Lesson(msgspec.Struct, frozen=True):
    """The game in which the guide teaches: who sits where, and the seed by which it is always dealt alike.

    `levels` are those of the computers in the order of their seats, `seat` is the learner's. Its options are the
    game's defaults, whatever the language, so that what the guide says is what is played.
    """

    seed: str
    levels: tuple[str, ...] = ("apprentice", "apprentice")
    seat: Seat = 0


class Step(msgspec.Struct, frozen=True):
    """What a learner is asked: `key` names what a good turn looks like, `asks` what is to be done.

    `rules` are the sections behind it, the most important first.
    """

    key: str
    asks: str
    rules: tuple[str, ...]
    as_in: str = ""
    """Which other question this one is in other words, if any."""

    @property
    def theme(self) -> str:
        """What is said once a turn."""
        return self.as_in or self.asks


class Topic(msgspec.Struct, frozen=True):
    """Something that is explained when it happens for the first time: events of some `kinds`.

    `where` narrows that down to events whose parameters have one of these values. `rules` are the sections about
    it.
    """

    key: str
    kinds: tuple[str, ...]
    rules: tuple[str, ...] = ()
    where: Mapping[str, Collection[object]] = {}

    def explains(self, event: Event) -> bool:
        """Whether such an event calls for the explanation."""
        if event.kind not in self.kinds:
            return False
        return all(event.params.get(key) in values for key, values in self.where.items())


def _as_named(view: object, rules: Iterable[str]) -> tuple[str, ...]:
    """The sections as they are named: for a guide whose sections are the same at every table."""
    return tuple(rules)


def _none_open(state: object, seat: Seat) -> tuple[str, ...]:
    return ()


def _nothing_of_ones_own(event: Event, seat: Seat, text: Words) -> str:
    """No sentence: for a guide whose lines say all by themselves."""
    return ""


def _nothing_named(view: object, seat: Seat, text: Words) -> Mapping[str, str]:
    """No names: for a guide whose texts have none of a position."""
    return {}


def _nothing_noted(view: object, state: object, seat: Seat, text: Words) -> Mapping[str, Mapping[str, str]]:
    """No notes: for a guide that says the same of a step wherever it comes."""
    return {}


@dataclass(frozen=True)
class Guide(Generic[S, V]):
    """How a game is taught. All its texts begin with `learn-` and the `prefix`.

    `topics` are explained in this order where one event calls for several. `step` is what the seat at turn is
    asked, by its view and by what it may do in the state, `steps` are all that it can be, `within` those that
    come up in the middle of a turn. `figures` are the numbers that its texts may name, of a view or of the
    game, `named` what else they may name of a view. `noted` are those of its `notes` on a good turn that hang on
    what may be done at the position, with what they name besides. `closing` names the paragraphs that close the
    first round, each with the sections behind it. `minor` are kinds of events that are told only where
    they are new, `lasting` those that are always told.
    """

    game: AnyGame
    prefix: str
    lesson: Lesson
    topics: tuple[Topic, ...]
    steps: tuple[Step, ...]
    step: Callable[[V, S, Seat], Step]
    figures: Callable[[V, Seat], Mapping[str, int]]
    within: frozenset[str]
    closing: Mapping[str, tuple[str, ...]]
    minor: frozenset[str]
    lasting: frozenset[str] = frozenset()
    named: Callable[[V, Seat, Words], Mapping[str, str]] = _nothing_named
    notes: tuple[str, ...] = ()
    noted: Callable[[V, S, Seat, Words], Mapping[str, Mapping[str, str]]] = _nothing_noted
    cited: Callable[[V, Iterable[str]], tuple[str, ...]] = _as_named
    """The sections of a topic or a step as they hold at a table: some hang on how many play there."""
    own: Callable[[Event, Seat, Words], str] = _nothing_of_ones_own
    """What an event means for the learner where the line that tells it to all does not say it; else empty."""
    focused: Mapping[str, Step] = field(default_factory=dict[str, Step])
    """By the first word of a focus of its panel what is asked there, where that is another question."""
    open_foci: Callable[[S, Seat], Collection[str]] = _none_open
    """Those of them that can be opened: another is left from an older panel."""
    causes: Mapping[str, str] = field(default_factory=dict[str, str])
    """By kind of event what caused it, the kind of an event before it, without which its line says too little."""
    sources: Mapping[str, str] = field(default_factory=dict[str, str])
    """By source of points the group in which it is told what decided, where several are one to a learner."""
    aside: frozenset[str] = frozenset()
    """First words of the foci of its panel that show something else than what is asked now."""

    def key(self, family: str, name: str) -> str:
        """The id of one of its texts.

        `new` explains a topic, `ask` what is asked, `good` a good turn, `note` something more about it,
        `end` the end of the first round, `source` is a group of sources of points.
        """
        return f"learn-{self.prefix}-{family}-{name}"

    def values(self, view: V, seat: Seat, text: Words) -> dict[str, int | str]:
        """All that the texts may name at a position."""
        return {**self.figures(view, seat), **self.named(view, seat, text)}

    def topics_of(self, event: Event) -> list[Topic]:
        """What a beginner must know to understand the event."""
        return [topic for topic in self.topics if topic.explains(event)]

    def told(self, events: Iterable[Event]) -> frozenset[str]:
        """The topics that were explained to whoever was guided through these events."""
        return frozenset(topic.key for event in events for topic in self.topics_of(event))

    def ends_first_round(self, events: Iterable[Event], state: State) -> bool:
        """Whether the first round ended in these events and the second is being played."""
        return self.game.round_of(state) == 2 and any(event.kind == self.game.round_begins for event in events)


AnyGuide: TypeAlias = Guide[Any, Any]

WAITING: Final = Step("waiting", "waiting", ())


@cache
def guide_of(game: str) -> AnyGuide | None:
    """The guide through the game with this id; None where it has none."""
    taught = game in GAMES and find_spec(f"cogs.{game}.guide") is not None
    return cast("AnyGuide", import_module(f"cogs.{game}.guide").GUIDE) if taught else None


def step_of(guide: AnyGuide, position: AnyPosition | None) -> Step:
    """The step at which the owner of the position stands."""
    if position is None or not position.at_turn:
        return WAITING
    return guide.step(position.view, position.state, position.seat)


def lesson_of(game: str) -> Lesson | None:
    """How the game is set up in which the guide teaches; None where there is no guide."""
    guide = guide_of(game)
    return None if guide is None else guide.lesson
