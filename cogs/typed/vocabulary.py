"""What a game's things are called by whoever types them, and how it answers."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from bot.post import Choice, fit
from bot.presenter import AnyPresenter, Party
from bot.words import Words
from cogs.desk import CHOICE, capital, choice
from cogs.interactions.completing import NOTHING, nothing
from cogs.signs import Signs, place_of, signed
from cogs.typed.commands import Options
from cogs.typed.meaning import fitting, meant, resolved, unclear
from games.engine.bounds import State
from games.engine.contract import AnyGame
from games.engine.event import Seat
from games.engine.nearest import Attempt, says_it
from games.engine.violation import Param, Violation

NOBODY: Final = Party(table=0, names=(), plain_names=(), colours=(), users=())
"""Nobody's name is known where a list is made."""


LEAST_OF_A_REASON: Final = 40
"""Signs of a reason that must fit beside what is possible instead."""


def no_names(state: State, kind: str, value: str) -> Sequence[str]:
    """Nothing but the value itself."""
    return (value.replace("_", " "),)


def as_it_stands(state: State, kind: str, value: str, words: Words) -> str:
    """The value itself."""
    return value


def none_known(state: State, kind: str) -> Sequence[str]:
    """Nothing: names of the kind are understood only where they are legal."""
    return ()


def any_fits(verb: str, kind: str, value: str) -> bool:
    """Whether a verb could ever take a value of a kind: any."""
    return True


def none_near(state: State, seat: Seat, verb: str, given: Options) -> Sequence[Options]:
    """The example of the row stands for all."""
    return ({},)


def no_signs(state: State) -> Signs:
    """None: the game has no places."""
    return {}


def no_own_signs(state: State, seat: Seat, kind: str) -> Signs:
    """None: all that can be chosen lies on the board."""
    return {}


@dataclass(frozen=True)
class Vocabulary:
    """The names of a game's things, for the lists that complete options and for what is typed without them.

    `name` is a value of a kind in a language, `texts` everything by which it is found, in all of them. `label` is
    its entry in the list of a verb, with its price. `known` are all values of a kind on the board, legal or not: a
    name of one is understood, so that its refusal says why it is not possible. `every` are the values of a kind of
    which a legal one that fits comes first. `fits` says which of the known a verb could ever take: no name means
    others. `near` are options for a verb, instead of those in the example of its row, whose refusals tell best why
    nothing is legal. Places are found by their `signs` as well; `own` are those of values of a kind from which a
    seat alone chooses, as from its hand: they begin with A again. Refusals with a code in `nameless` name
    somebody, whose name a list does not know: it says the sentence instead.
    """

    presenter: AnyPresenter
    name: Callable[[Any, str, str, Words], str] = as_it_stands
    texts: Callable[[Any, str, str], Sequence[str]] = no_names
    label: Callable[[Any, Seat, str, str, str, Words], str] | None = None
    known: Callable[[Any, str], Sequence[str]] = none_known
    every: Callable[[Any, str], Sequence[str]] = none_known
    fits: Callable[[str, str, str], bool] = any_fits
    near: Callable[[Any, Seat, str, Options], Sequence[Options]] = none_near
    signs: Callable[[Any], Signs] = no_signs
    own: Callable[[Any, Seat, str], Signs] = no_own_signs
    nameless: Mapping[str, str] = field(default_factory=lambda: {"not-your-turn": "suggest-not-your-turn"})

    @property
    def game(self) -> AnyGame:
        """The game spoken of."""
        return self.presenter.game

    def entry(self, state: State, seat: Seat, verb: str, kind: str, value: str, words: Words) -> Choice:
        """A value in the list of a verb's option."""
        if self.label is None:
            text = self.name(state, kind, value, words)
        else:
            text = self.label(state, seat, verb, kind, value, words)
        signs = self.own(state, seat, kind) or self.signs(state)
        return choice(signed(value, capital(text), signs, words), value)

    def found(self, state: State, kind: str, typed: str, values: Sequence[str]) -> list[str]:
        """The values that fit what is typed so far, that of a sign first; all where nothing is typed."""
        if not typed.strip():
            return list(values)
        signed_so = place_of(typed, self.signs(state), values)
        named = fitting(typed, values, lambda value: self.texts(state, kind, value))
        return named if signed_so is None else list(dict.fromkeys((signed_so, *named)))

    def known_of(self, state: State, verb: str, kind: str) -> list[str]:
        """All values of a kind on the board that a verb could ever take, legal or not."""
        return [value for value in self.known(state, kind) if self.fits(verb, kind, value)]

    def id_of(
        self, state: State, kind: str, typed: str, legal: Sequence[str], words: Words, verb: str = ""
    ) -> str:
        """The one id that is meant: of what is legal, else of anything known; raises MalformedAction."""
        ids = {value.lower(): value for value in self.known(state, kind)}
        if typed.strip().lower() in ids:  # written out, its refusal says why the verb does not take it
            return ids[typed.strip().lower()]

        def texts(value: str) -> Sequence[str]:
            return self.texts(state, kind, value)

        def listed(value: str) -> str:
            return self.name(state, kind, value, words)

        known, nothing = self.known_of(state, verb, kind), words("suggest-no-candidate")
        return resolved(typed, legal, known, texts, listed, nothing, self.signs(state))

    def not_legal(self, state: State, kind: str, typed: str, values: Sequence[str], words: Words) -> str:
        """Which of all values of a kind is meant by what names no legal one; itself where it names none.

        Raises MalformedAction where it may be several.
        """
        signed_so = place_of(typed, self.signs(state), values)
        found = [signed_so] if signed_so else meant(typed, values, lambda value: self.texts(state, kind, value))
        if len(found) > 1:
            names = [self.name(state, kind, value, words) for value in found]
            raise unclear("name-ambiguous", typed.strip(), names, words("suggest-no-candidate"))
        return found[0] if found else typed

    def refused(self, violation: Violation, words: Words) -> str:
        """A refusal in a list."""
        if violation.code in self.nameless:
            return words(self.nameless[violation.code])
        return self.presenter.refusal(violation, NOBODY, words)

    def refused_for(self, attempt: Attempt, violation: Violation, words: Words) -> str:
        """The same with the nearest legal thing, if there is one, which stays whole where there is room for it."""
        reason, found = self.refused(violation, words), attempt.nearest
        if found is None or says_it(violation, attempt.action, found):
            return reason
        nearest = words("nearest-in-list", move=self.presenter.move(attempt.state, found, NOBODY, words))
        room = CHOICE - len(none("", words).label) - len(nearest) - 1
        if room < min(len(reason), LEAST_OF_A_REASON):
            return reason
        return f"{fit(reason, room)} {nearest}"

    def malformed(self, code: str, params: Mapping[str, Param], words: Words) -> str:
        """Why a text is no action."""
        return self.presenter.malformed(code, params, words)


def none(reason: str, words: Words) -> Choice:
    """The entry that says why nothing is possible."""
    return nothing(words("suggest-none", reason=reason))


def none_fits(typed: str, words: Words) -> Choice:
    """The entry that says that nothing legal fits what is typed."""
    return nothing(words("suggest-none-fits", typed=typed[:40]))


def keeping(typed: str, entry: Choice) -> Choice:
    """The entry with the text as typed for its value where a value can hold it: what is typed is never lost."""
    if entry.value != NOTHING or not typed.strip() or len(typed) > CHOICE:
        return entry
    return Choice(entry.label, typed)
