"""Kohle & Kolonie in words, controls and pictures: what the outbox and the panels call."""

from collections.abc import Mapping, Sequence

import msgspec

from bot.post import Form, Shot
from bot.presenter import Panel, Position, Scene
from bot.words import Words
from cogs.kohle_kolonie import (
    auction_text,
    board_text,
    digest,
    focus,
    forms,
    options_text,
    panel,
    pictures,
    plans,
    refusing,
    results,
    telling,
    unused_text,
)
from cogs.kohle_kolonie.desk import Desk
from cogs.kohle_kolonie.names import ROMAN, dashed, names_of
from games.engine.contract import AnyGame, Outcome
from games.engine.event import Event, Seat
from games.engine.violation import Param, Violation
from games.kohle_kolonie.actions import Action
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.state import State
from games.kohle_kolonie.view import View


class KohleKoloniePresenter:
    """Kohle & Kolonie behind the presenter's protocol."""

    game: AnyGame = GAME

    def asked(self, view: View, seat: Seat, scene: Scene, words: Words) -> str:
        """What the seat is asked to do and how big it is."""
        return words(f"kk-asked-{dashed(view.turn.stage)}")

    def deciding(self, view: View, scene: Scene, words: Words) -> str:
        """Everybody's points, coins and workers, a line each, first whoever must act; or the auction that runs."""
        if view.auction is not None:
            return auction_text.brief(view, scene, words)
        count, first = len(view.seats), view.active[0] if view.active else 0
        return "\n".join(self._means(view, (first + turn) % count, scene, words) for turn in range(count))

    def standings(self, view: View, scene: Scene, words: Words) -> str:
        """Everybody's points and means when the game was stopped, a line each, who had most points first."""
        stopped = msgspec.structs.replace(view, active=())
        seats = sorted(range(len(view.seats)), key=lambda seat: -view.seats[seat].points)
        return "\n".join(self._means(stopped, seat, scene, words) for seat in seats)

    def _means(self, view: View, seat: Seat, scene: Scene, words: Words) -> str:
        me, names = view.seats[seat], names_of(words, view.options.board)
        means = words(
            "kk-deciding-player",
            who=scene.names[seat],
            points=names.points(me.points),
            coins=names.coins(me.coins),
            workers=names.workers(me.workers),
        )
        return words("kk-deciding-active", means=means) if seat in view.active else means

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
                return words("kk-coins", count=amount)
            case "points":
                return words("kk-points", count=amount)
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
        return telling.move(state, action, names_of(words, state.options.board))

    def panel(self, position: Position, focus: str, scene: Scene, words: Words) -> Panel:
        """The panel of a seat at its turn, or of what it may leave ahead or look at."""
        return panel.panel(Desk(position, scene, words), focus)

    def focus_after(self, said: str) -> str:
        """The focus of the panel to which what was said belongs."""
        return focus.focus_after(said)

    def form(self, position: Position, focus: str, scene: Scene, words: Words) -> Form | None:
        """The form behind a `form` button of the panel; `actions` reads its name and fields."""
        return forms.form(Desk(position, scene, words), focus)

    def actions(self, state: State, seat: Seat, text: str) -> Sequence[Action]:
        """The actions that an argument of a `do` control, a plan or a filled form means."""
        return plans.actions(state, seat, text)

    def unused(self, position: Position, words: Words) -> str:
        """What finishing now would leave unused: the action, the bonus marker, miners, an affordable flip."""
        return unused_text.unused(position, words)

    def board(self, view: View, scene: Scene, words: Words, marks: Sequence[str] = ()) -> Shot:
        """The whole board, or the auction while one runs."""
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
        """A phase's name: "Round III, consolidations"."""
        head, _, phase = name.rpartition("_phase_")
        number = head.removeprefix("round_")
        if not number.isdecimal():
            return words("kk-phase-game")
        return words("kk-phase-of-round", round=ROMAN[int(number)], phase=words(f"kk-phase-{phase}"))

    def option(self, name: str, value: str, words: Words) -> tuple[str, str]:
        """A table option in words: its question, and what the value means."""
        return options_text.option(name, value, words)

    def preset(self, name: str, words: Words) -> tuple[str, str]:
        """A preset in words: its name, and in one sentence what differs."""
        return options_text.preset(name, words)

    def option_groups(self, words: Words) -> list[tuple[str, str, tuple[str, ...]]]:
        """The groups of options for the lobby: id, name and the options in it."""
        return options_text.groups(words)
