"""Ruhrschifffahrt in words, controls and pictures: what the outbox and the panels call."""

from collections.abc import Mapping, Sequence

import msgspec

from bot.post import Form, Shot
from bot.presenter import Panel, Position, Scene
from bot.words import Words
from cogs.ruhrschifffahrt import (
    board_text,
    digest,
    focus,
    options_text,
    panel,
    pictures,
    player_text,
    reading,
    refusing,
    results,
    telling,
    unused_text,
)
from cogs.ruhrschifffahrt.desk import Desk
from cogs.ruhrschifffahrt.names import dashed, names_of
from games.engine.contract import AnyGame, Outcome
from games.engine.event import Event, Seat
from games.engine.violation import Param, Violation
from games.ruhrschifffahrt.actions import Action
from games.ruhrschifffahrt.game import GAME
from games.ruhrschifffahrt.state import State
from games.ruhrschifffahrt.view import View


class RuhrschifffahrtPresenter:
    """Ruhrschifffahrt behind the presenter's protocol."""

    game: AnyGame = GAME

    def asked(self, view: View, seat: Seat, scene: Scene, words: Words) -> str:
        """What the seat is asked to do and how big it is."""
        return words(f"ru-asked-{dashed(view.turn.stage)}")

    def deciding(self, view: View, scene: Scene, words: Words) -> str:
        """The round's conditions, and everybody's means and barge, a line each, first whoever must act."""
        names = names_of(words, view.options.board)
        order = view.barges or view.order
        first = [seat for seat in order if seat in view.active]
        seats = [*first, *(seat for seat in order if seat not in first)]
        means = [self._means(view, seat, scene, words) for seat in seats]
        return "\n".join((" ".join(player_text.round_lines(view, names)), *means)).strip()

    def standings(self, view: View, scene: Scene, words: Words) -> str:
        """Everybody's points and means when the game was stopped, a line each, who had most points first."""
        stopped = msgspec.structs.replace(view, active=())
        seats = sorted(range(len(view.seats)), key=lambda seat: -view.seats[seat].points)
        return "\n".join(self._means(stopped, seat, scene, words) for seat in seats)

    def _means(self, view: View, seat: Seat, scene: Scene, words: Words) -> str:
        me, names = view.seats[seat], names_of(words, view.options.board)
        where = player_text.whereabouts(me, names)
        means = words("ru-deciding", who=scene.names[seat], means=player_text.means(me, names), where=where)
        return words("ru-deciding-active", means=means) if seat in view.active else means

    def tell(self, event: Event, scene: Scene, words: Words) -> str:
        """One event as a sentence."""
        return telling.tell(event, scene, words)

    def digest(
        self, events: Sequence[Event], view: View | None, scene: Scene, words: Words
    ) -> list[tuple[str, bool]]:
        """Events in fewer lines, one a turn, and which of these must not be left out."""
        return digest.digest(events, scene, words)

    def because(self, event: Event, words: Words) -> str:
        """The rule an event follows from, as a short reference."""
        return telling.because(event, words)

    def amount(self, account: str, amount: int, words: Words) -> str:
        """So many coins or points."""
        match account:
            case "coins":
                return words("ru-coins", count=amount)
            case "points":
                return words("ru-points", count=amount)
            case _:
                return ""

    def refusal(self, violation: Violation, scene: Scene, words: Words) -> str:
        """Why something is refused: the rule, the numbers, the nearest legal thing."""
        return refusing.refusal(violation, scene, words)

    def malformed(self, code: str, params: Mapping[str, Param], words: Words) -> str:
        """Why a text is no action."""
        return refusing.malformed(code, params, words)

    def move(self, state: State, action: Action, scene: Scene, words: Words) -> str:
        """A move of an open turn in a few words."""
        return telling.move(action, names_of(words, state.options.board))

    def panel(self, position: Position, focus: str, scene: Scene, words: Words) -> Panel:
        """The panel of a seat at its turn, or of what it may leave ahead."""
        return panel.panel(Desk(position, scene, words), focus)

    def focus_after(self, said: str) -> str:
        """The focus of the panel to which what was said belongs."""
        return focus.focus_after(said)

    def form(self, position: Position, focus: str, scene: Scene, words: Words) -> Form | None:
        """None: no panel of this game has a form."""
        return None

    def actions(self, state: State, seat: Seat, text: str) -> Sequence[Action]:
        """The actions that an argument of a `do` control or a plan means."""
        return reading.actions(state, seat, text)

    def unused(self, position: Position, words: Words) -> str:
        """What finishing now would leave unused: the plan of the sale, progress tiles, coins that could repay."""
        return unused_text.unused(position, words)

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
        """The areas that `area` can draw: id and name."""
        return pictures.areas(words)

    def score_sheet(self, view: View, outcome: Outcome, scene: Scene, words: Words) -> Shot:
        """The final score sheet."""
        return pictures.score_sheet(view, outcome, scene, words)

    def final(self, outcome: Outcome, scene: Scene, words: Words) -> str:
        """The result in words: ranks, totals, tie-breaks."""
        return results.final(outcome, scene, words)

    def board_text(self, view: View, scene: Scene, words: Words) -> list[str]:
        """The whole position in words, in paragraphs that each fit a message."""
        return board_text.board_text(view, scene, words)

    def phase(self, name: str, words: Words) -> str:
        """A phase's name: "Round 5, sales"."""
        head, _, phase = name.rpartition("_phase_")
        number = head.removeprefix("round_")
        if not number.isdecimal():
            return words("ru-phase-game")
        return words("ru-phase-of-round", round=int(number), phase=words(f"ru-phase-{phase}"))

    def option(self, name: str, value: str, words: Words) -> tuple[str, str]:
        """A table option in words: its question, and what the value means."""
        return options_text.option(name, value, words)

    def preset(self, name: str, words: Words) -> tuple[str, str]:
        """Nothing: the game has one set of rules, and switches."""
        return "", ""

    def option_groups(self, words: Words) -> list[tuple[str, str, tuple[str, ...]]]:
        """None: the options fit one list."""
        return []
