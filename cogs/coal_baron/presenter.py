"""Coal Baron in words, controls and pictures: what the outbox and the panels call."""

from collections.abc import Mapping, Sequence

import msgspec

from bot.post import Form, Shot
from bot.presenter import Panel, Position, Scene
from bot.words import Words
from cogs.coal_baron import (
    board_text,
    digest,
    forms,
    goal_names,
    names,
    panel,
    pictures,
    reading,
    refusing,
    results,
    telling,
)
from cogs.coal_baron.desk import Desk
from games.coal_baron.actions import Action
from games.coal_baron.game import GAME
from games.coal_baron.goals import goals
from games.coal_baron.state import State
from games.coal_baron.view import View
from games.engine.contract import AnyGame, Outcome
from games.engine.event import Event, Seat
from games.engine.violation import Param, Violation


class CoalBaronPresenter:
    """Coal Baron behind the presenter's protocol."""

    game: AnyGame = GAME

    def asked(self, view: View, seat: Seat, scene: Scene, words: Words) -> str:
        """What the seat is asked to do and how big it is."""
        return words(f"cb-asked-{view.stage.replace('_', '-')}", steps=view.steps)

    def deciding(self, view: View, scene: Scene, words: Words) -> str:
        """Everybody's points, francs and workers, a line each: first whoever must act, marked, then clockwise."""
        count, first = len(view.seats), view.active[0] if view.active else 0
        return "\n".join(self._means(view, (first + turn) % count, scene, words) for turn in range(count))

    def standings(self, view: View, scene: Scene, words: Words) -> str:
        """Everybody's points and means when the game was stopped, a line each, who had most points first."""
        stopped = msgspec.structs.replace(view, active=())
        seats = sorted(range(len(view.seats)), key=lambda seat: -view.seats[seat].points)
        return "\n".join(self._means(stopped, seat, scene, words) for seat in seats)

    def _means(self, view: View, seat: Seat, scene: Scene, words: Words) -> str:
        me = view.seats[seat]
        means = words(
            "cb-deciding-player",
            who=scene.names[seat],
            points=names.points(me.points, words),
            francs=names.francs(me.francs, words),
            workers=names.workers(me.workers, words),
        )
        return words("cb-deciding-active", means=means) if seat in view.active else means

    def tell(self, event: Event, scene: Scene, words: Words) -> str:
        """One event as a sentence."""
        return telling.tell(event, scene, words)

    def digest(
        self, events: Sequence[Event], view: View | None, scene: Scene, words: Words
    ) -> list[tuple[str, bool]]:
        """Events in fewer lines, and which of these must not be left out."""
        return digest.digest(events, view, scene, words)

    def because(self, event: Event, words: Words) -> str:
        """The rule an event follows from, as a short reference."""
        return telling.because(event, words)

    def amount(self, account: str, amount: int, words: Words) -> str:
        """So many francs or points."""
        told = {"francs": names.francs, "points": names.points}.get(account)
        return "" if told is None else told(amount, words)

    def refusal(self, violation: Violation, scene: Scene, words: Words) -> str:
        """Why something is refused: the rule, the numbers, the nearest legal thing."""
        return refusing.refusal(violation, scene, words)

    def malformed(self, code: str, params: Mapping[str, Param], words: Words) -> str:
        """Why a text is no action."""
        return refusing.malformed(code, params, words)

    def move(self, state: State, action: Action, scene: Scene, words: Words) -> str:
        """A move of an open turn in a few words."""
        return telling.move(action, words)

    def panel(self, position: Position, focus: str, scene: Scene, words: Words) -> Panel:
        """The panel of a seat at its turn, or of what it may leave ahead or look at."""
        return panel.panel(Desk(position, scene, words), focus)

    def form(self, position: Position, focus: str, scene: Scene, words: Words) -> Form | None:
        """The form behind a `form` button of the panel; its one field's text is what `actions` reads."""
        return forms.form(Desk(position, scene, words), focus)

    def actions(self, state: State, seat: Seat, text: str) -> Sequence[Action]:
        """The actions that an argument of a `do` control, a plan or a filled form means."""
        return reading.actions(state, seat, text)

    def unused(self, position: Position, words: Words) -> str:
        """What finishing now would lose: mining steps, and what they could still reach."""
        state, view = position.state, position.view
        if not position.at_turn or view.stage != "mining":
            return ""
        lines = [words("cb-unused-steps", count=view.steps)]
        found = goals(state, position.seat)
        if found:
            lines.append(words("cb-unused-goal", goal=goal_names.label(found[0], view.steps, words)))
        return names.series(lines, words)

    def board(self, view: View, scene: Scene, words: Words, marks: Sequence[str] = ()) -> Shot:
        """The whole board."""
        return pictures.board(view, scene, words, marks)

    def player(self, view: View, seat: Seat, scene: Scene, words: Words, marks: Sequence[str] = ()) -> Shot:
        """One player's part of the table."""
        return pictures.player(view, seat, scene, words, marks)

    def area(self, view: View, area: str, scene: Scene, words: Words, marks: Sequence[str] = ()) -> Shot:
        """One area of the board, redrawn larger."""
        return pictures.area(view, area, scene, words, marks)

    def areas(self, view: View, words: Words) -> list[tuple[str, str]]:
        """The areas that `area` can draw now: id and name."""
        return pictures.areas(view, words)

    def score_sheet(self, view: View, outcome: Outcome, scene: Scene, words: Words) -> Shot:
        """The final score sheet."""
        return pictures.score_sheet(view, outcome, scene, words)

    def final(self, outcome: Outcome, scene: Scene, words: Words) -> str:
        """The result in words: ranks, totals, tie-break."""
        return results.final(outcome, scene, words)

    def board_text(self, view: View, scene: Scene, words: Words) -> list[str]:
        """The whole position in words, in paragraphs that each fit a message."""
        return board_text.board_text(view, scene, words)

    def phase(self, name: str, words: Words) -> str:
        """A phase's name."""
        return words(f"cb-phase-{name.replace('_', '-')}")

    def option(self, name: str, value: str, words: Words) -> tuple[str, str]:
        """A table option in words: its question, and what the value means."""
        return board_text.option(name, value, words)

    def preset(self, name: str, words: Words) -> tuple[str, str]:
        """No set of options has a name in this game."""
        raise KeyError(name)

    def option_groups(self, words: Words) -> list[tuple[str, str, tuple[str, ...]]]:
        """None: the game has few options."""
        return []
