"""One who sees the state and knows the rules, beside one who hears: what each choice really brings."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from bot.presenter import AnyPresenter
from tests.text_player import coal_baron_state, kohle_state, ruhr_state
from tests.text_player.knowing import Gains, kept
from tests.text_player.player import Choice

SEEN: Final[dict[str, Any]] = {
    "coal_baron": coal_baron_state,
    "kohle_kolonie": kohle_state,
    "ruhrschifffahrt": ruhr_state,
}
"""By game: what a choice brings by its state, what a seat has, and what is legal and stands on no control."""


class Difference(msgspec.Struct, frozen=True):
    """A choice of which the words do not say what the state does."""

    said: str
    done: str
    heard: Gains
    seen: Gains


class Watched(msgspec.Struct, frozen=True):
    """The choices with what they bring by the state, and in what words and state do not agree."""

    choices: tuple[Choice, ...]
    differences: tuple[Difference, ...]
    missing: tuple[str, ...]
    foreign: tuple[str, ...]


class Watcher:
    """Judges what was heard of a position by the rules of its game."""

    def __init__(self, presenter: AnyPresenter) -> None:
        self.presenter, self.game = presenter, presenter.game

    def watch(self, state: Any, seat: int, heard: Sequence[Choice], lines: Mapping[int, str]) -> Watched:
        """The same choices by the state; `lines` says which line each stands for."""
        meant = {handle: self._actions(state, seat, line) for handle, line in lines.items()}
        seen: list[Choice] = []
        for choice in heard:
            handle = choice.control.handle
            gains = self._gains(state, seat, meant[handle], lines[handle])
            seen.append(msgspec.structs.replace(choice, gains=gains))
        different = [
            self._difference(said, done, lines[said.control.handle])
            for said, done in zip(heard, seen, strict=True)
            if said.gains != done.gains
        ]
        different += self._own(state, seat, heard)
        offered = {actions[0] for actions in meant.values()}
        legal = set(self.game.legal_actions(state, seat))
        unsaid = SEEN[self.game.id].unsaid
        missing = [one for one in legal - offered if not unsaid(state, seat, one)]
        return Watched(
            tuple(seen), tuple(different), self._told(state, missing), self._told(state, offered - legal)
        )

    def _own(self, state: Any, seat: int, heard: Sequence[Choice]) -> list[Difference]:
        """What the listener is said to have, where it is not so; and where it is not said though money is paid.

        A bid says with its value and price what is left. Zeros, which who has nothing hears, are no different from
        silence.
        """
        owned = kept(SEEN[self.game.id].own(state, seat))
        wrong = next((choice for choice in heard if choice.own and kept(choice.own) != owned), None)
        priced = [choice for choice in heard if "money" in choice.gains and "value" not in choice.gains]
        silent = next((choice for choice in priced if owned and not choice.own), None)
        return [
            Difference(f"{state.turn.stage}: with {choice.control.label}", "what one has", choice.own, owned)
            for choice in (wrong, silent)
            if choice is not None
        ]

    def _actions(self, state: Any, seat: int, line: str) -> Sequence[Any]:
        return self.game.read(state, seat, self.presenter.spelt(state, seat, line))

    def _gains(self, state: Any, seat: int, actions: Sequence[Any], line: str) -> Gains:
        if actions[0] == self.game.end_turn:
            return {}
        return SEEN[self.game.id].gains(state, seat, actions, line)

    def _difference(self, said: Choice, done: Choice, line: str) -> Difference:
        control = said.control
        words = " | ".join((control.placeholder, control.label, control.description))
        return Difference(words, line, said.gains, done.gains)

    def _told(self, state: Any, actions: Sequence[Any] | set[Any]) -> tuple[str, ...]:
        return tuple(f"{state.turn.stage}: {self.game.notation(action)}" for action in actions)
