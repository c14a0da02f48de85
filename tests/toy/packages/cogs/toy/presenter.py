"""The toy in words, controls and pictures, with nothing that it does not need."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from bot.post import Shot, rows_of
from bot.presenter import AnyPosition, AnyPresenter, Panel, Presenter, Scene
from bot.words import Words
from cogs.desk import Desk
from cogs.moves import moves_told
from cogs.typed.vocabulary import as_it_stands
from games.engine.contract import AnyGame, Outcome
from games.engine.event import Event, Seat
from games.engine.verbs import Row
from games.engine.violation import Violation
from games.toy.game import GAME, VERBS, State, View
from renderer.picture import Picture


def _shot(kind: Any, view: View, scene: Scene, seat: Seat | None = None, outcome: Outcome | None = None) -> Shot:
    picture: Any = Picture(
        game="toy", kind=kind, view=view, names=scene.plain_names, colours=scene.colours, words={},  # pyright: ignore
        title="Heap", subtitle="", seat=seat, outcome=outcome,
    )  # fmt: skip
    return Shot(picture, kind, f"A heap of {view.heap} lumps")


def _points(view: View, scene: Scene) -> str:
    return ", ".join(f"{name} {points}" for name, points in zip(scene.names, view.points, strict=True))


def _tell(event: Event, scene: Scene, words: Words) -> str:
    who = "" if event.seat is None else scene.names[event.seat]
    params: Any = event.params
    return words(f"toy-event-{event.kind}", who=who, **params)


def _refusal(violation: Violation, scene: Scene, words: Words) -> str:
    return words(f"toy-violation-{violation.code}", **violation.params)


def _final(outcome: Outcome, scene: Scene, words: Words) -> str:
    return words.listed([scene.names[seat] for seat in outcome.ranks[0]])


def presenter_of(game: AnyGame, verbs: Sequence[Row[Any, Any]]) -> AnyPresenter:
    """The presenter of the toy as its table of verbs plays it."""
    move = moves_told("toy", verbs, as_it_stands, {})

    class ToyDesk(Desk[State, Any, View], frozen=True):
        game: ClassVar[AnyGame]

    ToyDesk.game = game

    def panel(position: AnyPosition, focus: str, scene: Scene, words: Words) -> Panel:
        desk = ToyDesk(position, scene, words)
        ask = words("toy-ask", heap=desk.state.heap)
        presses = [desk.act(move(desk.state, action, scene, words), action, "primary") for action in desk.legal()]
        return Panel(ask, rows_of(presses))

    return Presenter(
        game=game,
        asked=lambda view, seat, scene, words: words("toy-asked"),
        deciding=lambda view, scene, words: words("toy-deciding", heap=view.heap, points=_points(view, scene)),
        standings=lambda view, scene, words: _points(view, scene),
        tell=_tell,
        because=lambda event, words: event.rule,
        refusal=_refusal,
        malformed=lambda code, params, words: words("toy-malformed"),
        move=move,
        panel=panel,
        board=lambda view, scene, words, marks=(): _shot("board", view, scene),
        player=lambda view, seat, scene, words, marks=(): _shot("player", view, scene, seat),
        score_sheet=lambda view, outcome, scene, words: _shot("score_sheet", view, scene, outcome=outcome),
        final=_final,
        board_text=lambda view, scene, words: [words("toy-deciding", heap=view.heap, points=_points(view, scene))],
        phase=lambda name, words: words(f"toy-phase-{name}"),
    )


PRESENTER: Final = presenter_of(GAME, VERBS)
