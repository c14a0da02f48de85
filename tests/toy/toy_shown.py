"""The toy in words, controls and pictures, with nothing that it does not need."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from toy_rules import GAME, VERBS, State, View

from bot.post import Shot, rows_of
from bot.presenter import Panel, Position, Presenter, Scene
from bot.words import Words
from cogs.desk import Desk
from cogs.moves import moves_told
from cogs.typed.typed import Typed
from cogs.typed.vocabulary import Vocabulary, as_it_stands
from games.engine.contract import AnyGame, Outcome
from games.engine.event import Event, Seat
from games.engine.verbs import Row
from games.engine.violation import Violation
from renderer.canvas import Canvas
from renderer.painters import Painter
from renderer.palette import GROUNDS, HALVES, THEME
from renderer.picture import Picture
from renderer.scene import Scene as Drawing
from renderer.theme import INK, PAPER, SLATE

TEXTS: Final = """
game-toy = Heap
cmd-toy = Play Heap
cmd-toy-dig = Take lumps
opt-toy-count = How many
toy-asked = dig (1 to 3 lumps)
toy-ask = Heap: { $heap }. How many lumps?
toy-deciding = Heap: { $heap }; { $points }
toy-move-dig = dig { $count }
toy-move-end = finish
toy-event-begun = { $who } begins at a heap of { $heap }
toy-event-dug = { $who } digs { $count }, { $heap } left
toy-event-game_over = The heap is gone
toy-violation-heap-too-small = There are { $heap } lumps.
toy-violation-not-your-turn = It is not your turn.
toy-violation-not-dug = Dig first.
toy-violation-turn-done = You have dug.
toy-malformed = That cannot be read.
toy-phase-game = The game
"""
MORE_TEXTS: Final = """
cmd-toy-sweep = Take all lumps that are left
opt-toy-tool = With what
toy-move-sweep = sweep by { $tool }
toy-event-swept = { $who } sweeps { $count } together
toy-violation-too-much-to-sweep = There is too much to sweep.
toy-violation-no-such-tool = You have no { $tool }.
"""
"""The sentences of one more action."""


def _shot(kind: Any, view: View, scene: Scene, seat: Seat | None = None, outcome: Outcome | None = None) -> Shot:
    picture: Any = Picture(
        game="toy", kind=kind, view=view, names=scene.plain_names, colours=scene.colours, words={},  # pyright: ignore
        title="Heap", subtitle="", seat=seat, outcome=outcome,
    )  # fmt: skip
    return Shot(picture, kind, f"A heap of {view.heap} lumps")


def _heap(canvas: Canvas, lumps: int) -> None:
    for lump in range(lumps):
        canvas.disc(30 + 40 * (lump % 8), 30 + 40 * (lump // 8), 16, fill=INK)


def _drawing(picture: Picture) -> Drawing:
    scene, view = Drawing(400, 200, SLATE), picture.view
    scene.put((20, 20, 360, 160), PAPER, _heap, view.heap)  # pyright: ignore
    scene.places["heap"] = (20, 20, 360, 160)
    return scene


PAINTER: Final = Painter(_drawing, (*THEME, *GROUNDS, *HALVES))


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


def presenter_of(game: AnyGame, verbs: Sequence[Row[Any, Any]]) -> Presenter:
    """The presenter of the toy as its table of verbs plays it."""
    move = moves_told("toy", verbs, as_it_stands, {})

    class ToyDesk(Desk[State, Any, View], frozen=True):
        game: ClassVar[AnyGame]

    ToyDesk.game = game

    def panel(position: Position, focus: str, scene: Scene, words: Words) -> Panel:
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
TYPED: Final = Typed("toy", VERBS, Vocabulary(PRESENTER))
