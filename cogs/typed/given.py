"""The command that follows from a row of the table of verbs: its options, their lists, and what they mean."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from bot.errors import MalformedRefused, Refusal, Refused, RuleRefused
from bot.post import MENU_LIMIT, Choice
from bot.words import Words
from cogs.interactions.completing import NOTHING
from cogs.signs import place_of
from cogs.typed.commands import Command, Option, Options
from cogs.typed.meaning import only_legal
from cogs.typed.parts import Part, legal_values, parts_of
from cogs.typed.vocabulary import Vocabulary, keeping, none, none_fits
from games.engine.bounds import State
from games.engine.contract import AnyGame
from games.engine.event import Seat
from games.engine.nearest import Attempt
from games.engine.verbs import Row
from games.engine.violation import MalformedAction, Violation


def out_of_turn(game: AnyGame, state: State, seat: Seat) -> Violation | None:
    """Whose turn it is, as a refusal; None for whoever is at turn."""
    return None if seat in game.active_seats(state) else game.check(state, seat, game.end_turn)


@dataclass(frozen=True)
class Given:
    """An action as it is given option by option."""

    row: Row[Any, Any]
    vocabulary: Vocabulary

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        """Its options, and what they stand for."""
        return parts_of(self.row)

    @property
    def game(self) -> AnyGame:
        """The game it belongs to."""
        return self.vocabulary.game

    def command(self) -> Command:
        """The command."""
        options = tuple(part.option for part in self.parts)
        path = self.row.command or self.row.word
        return Command(path, options, self.line, self.meant, self.offered, self.objection)

    # What is legal

    def legal(self, state: State, seat: Seat, option: str, others: Options) -> list[str]:
        """The values that an option can take now, beside the other options given."""
        return legal_values(self.game, self.row.action, self.parts, state, seat, option, others)

    def refused(self, state: State, seat: Seat, others: Options) -> tuple[Attempt, Violation] | None:
        """Why nothing is legal: what the judge says to most actions that come near, and the first of these; raises
        MalformedAction.
        """
        example = {part.option.name: part.value(self.example_action) for part in self.parts}
        near = self.vocabulary.near(state, seat, self.row.word, others)
        lines = [self.line({**example, **one, **others}) for one in near]
        actions = [self.game.read(state, seat, line)[0] for line in lines]
        judged = [(action, self.game.check(state, seat, action)) for action in actions]
        refused = [(action, violation) for action, violation in judged if violation is not None]
        if not refused:
            return None
        ((usual, _),) = Counter(violation.code for _, violation in refused).most_common(1)
        action, why = next((action, violation) for action, violation in refused if violation.code == usual)
        return Attempt(self.game, state, seat, action), why

    @cached_property
    def example_action(self) -> Any:
        """The action that its example writes."""
        return self.game.parse(self.row.example)

    # What is offered

    def offered(
        self, state: State, seat: Seat, option: str, typed: str, others: Options, words: Words
    ) -> Sequence[Choice]:
        """At most 25 legal values that fit what is typed, else one entry that says why there is none."""
        found = self.legal(state, seat, option, others)
        if not found:
            return [none(self._reason(state, seat, others, words), words)]
        kind = self._kind(option)
        own = place_of(typed, self.vocabulary.own(state, seat, kind), found)
        fitting = self.vocabulary.found(state, kind, typed, found)
        fitting = fitting if own is None else list(dict.fromkeys((own, *fitting)))
        if not fitting:
            return [self._not_legal(state, seat, option, typed, others, words)]
        verb, listed = self.row.word, self.vocabulary.entry
        return [listed(state, seat, verb, kind, value, words) for value in fitting[:MENU_LIMIT]]

    def _not_legal(
        self, state: State, seat: Seat, option: str, typed: str, others: Options, words: Words
    ) -> Choice:
        """The entry for what is no legal value: why the thing it names is refused, as the command would say it."""
        try:
            value = self._id(state, seat, self._option(option), {**others, option: typed}, words)
            refused = self.refused(state, seat, {**others, option: value})
        except MalformedAction:
            refused, value = None, typed
        if refused is None:
            return keeping(typed, none_fits(typed, words))
        return Choice(none(self.vocabulary.refused_for(*refused, words), words).label, value)

    def _reason(self, state: State, seat: Seat, others: Options, words: Words) -> str:
        try:
            refused = self.refused(state, seat, others)
        except MalformedAction as error:
            return self.vocabulary.malformed(error.code, error.params, words)
        return words("suggest-nothing") if refused is None else self.vocabulary.refused_for(*refused, words)

    def _kind(self, option: str) -> str:
        return self._option(option).kind

    def _option(self, name: str) -> Option:
        return next(part.option for part in self.parts if part.option.name == name)

    # What is meant

    def line(self, given: Options) -> str:
        """The line that a command with these options means."""
        return " ".join((self.row.word, *(word for part in self.parts for word in part.tokens(given))))

    def meant(self, state: State, seat: Seat, options: Options, words: Words) -> str:
        """The same with ids in place of names; raises MalformedAction."""
        given = {name: value for name, value in options.items() if value}
        for part in self.parts:
            if part.option.completed and part.option.name in given:
                given[part.option.name] = self._id(state, seat, part.option, given, words)
        return self.line(given)

    def _id(self, state: State, seat: Seat, option: Option, given: Options, words: Words) -> str:
        typed, kind, vocabulary = given[option.name], option.kind, self.vocabulary
        legal = self.legal(state, seat, option.name, given)
        own = vocabulary.own(state, seat, kind)
        signed = place_of(typed, own, own)  # legal or not: another would begin with that letter by name
        signed = signed or place_of(typed, vocabulary.signs(state), legal)
        if signed is not None:
            return signed
        if vocabulary.known(state, kind):
            return vocabulary.id_of(state, kind, typed, legal, words, self.row.word)
        every = vocabulary.every(state, kind)
        found = only_legal(typed, legal, lambda value: vocabulary.texts(state, kind, value), every)
        if typed == NOTHING or found != typed or found.strip().lower() in (*legal, *every):
            return found
        return vocabulary.not_legal(state, kind, typed, every, words)

    # What weighs more than an option that cannot be read

    def objection(self, state: State, seat: Seat, options: Options) -> Refusal | None:
        """Whose turn it is; or, where the entry was taken that says why the list is empty, that reason."""
        if self.row.at is None:
            return None
        violation = out_of_turn(self.game, state, seat)
        if violation is not None:
            return RuleRefused(
                violation, 1, 1, self.row.word, Attempt(self.game, state, seat, self.example_action)
            )
        if NOTHING not in options.values():
            return None
        others = {name: value for name, value in options.items() if value != NOTHING}
        try:
            refused = self.refused(state, seat, others)
        except MalformedAction as error:
            return MalformedRefused(error.code, error.params)
        if refused is None:
            return Refused("suggest-nothing-chosen")
        attempt, violation = refused
        return RuleRefused(violation, 1, 1, self.row.word, attempt)
