"""The toy in words, controls and pictures, with nothing that it does not need."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from bot.post import Shot, rows_of
from bot.presenter import AnyPosition, AnyPresenter, Panel, Party, Passage, Presenter
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


def _shot(kind: Any, view: View, party: Party, seat: Seat | None = None, outcome: Outcome | None = None) -> Shot:
    picture: Any = Picture(
        game="toy", kind=kind, view=view, names=party.plain_names, colours=party.colours, words={},  # pyright: ignore
        title="Heap", subtitle="", seat=seat, outcome=outcome,
    )  # fmt: skip
    return Shot(picture, kind, f"A heap of {view.heap} lumps")


def _points(view: View, party: Party) -> str:
    return ", ".join(f"{name} {points}" for name, points in zip(party.names, view.points, strict=True))


def _tell(event: Event, party: Party, words: Words) -> str:
    who = "" if event.seat is None else party.names[event.seat]
    params: Any = event.params
    return words(f"toy-event-{event.kind}", who=who, **params)


def _refusal(violation: Violation, party: Party, words: Words) -> str:
    return words(f"toy-violation-{violation.code}", **violation.params)


def _final(outcome: Outcome, party: Party, words: Words) -> str:
    return words.listed([party.names[seat] for seat in outcome.ranks[0]])


def presenter_of(game: AnyGame, verbs: Sequence[Row[Any, Any]]) -> AnyPresenter:
    """The presenter of the toy as its table of verbs plays it."""
    move = moves_told("toy", verbs, as_it_stands, {})

    class ToyDesk(Desk[State, Any, View], frozen=True):
        game: ClassVar[AnyGame]

    ToyDesk.game = game

    def panel(position: AnyPosition, focus: str, party: Party, words: Words) -> Panel:
        desk = ToyDesk(position, party, words)
        ask = words("toy-ask", heap=desk.state.heap)
        presses = [desk.act(move(desk.state, action, party, words), action, "primary") for action in desk.legal()]
        return Panel((ask,), rows_of(presses))

    return Presenter(
        game=game,
        asked=lambda view, seat, party, words: words("toy-asked"),
        deciding=lambda view, party, words: words("toy-deciding", heap=view.heap, points=_points(view, party)),
        standings=lambda view, party, words: _points(view, party),
        means=lambda view, seat, party, words: f"{party.names[seat]} {view.points[seat]}",
        order_of_play=lambda view: range(len(view.points)),
        tell=_tell,
        refusal=_refusal,
        malformed=lambda code, params, words: words("toy-malformed"),
        move=move,
        panel=panel,
        board=lambda view, party, words, marks=(): _shot("board", view, party),
        player=lambda view, seat, party, words, marks=(): _shot("player", view, party, seat),
        score_sheet=lambda view, outcome, party, words: _shot("score_sheet", view, party, outcome=outcome),
        final=_final,
        passages=lambda view, party, words: [
            Passage("heap", "Heap", lambda: [words("toy-deciding", heap=view.heap, points=_points(view, party))])
        ],
        phase=lambda name, words: words(f"toy-phase-{name}"),
    )


PRESENTER: Final = presenter_of(GAME, VERBS)
