"""Nothing that may be seen is left undrawn: an altered field alters a picture, or is listed with the reason."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, NamedTuple

import pytest
from draw_calls import Caller, Calls, noting

from bot.post import Shot
from bot.presenter import Position, presenter_of
from bot.words import words
from games.engine.contract import AnyGame
from games.registry import GAMES
from tests.games.stored_stages import samples, state_of
from tests.heard.fields import MOST, Known, Node, altered, known_values, nodes, others
from tests.heard.heard_tables import seated, walked
from tests.soaking import SOAKS, sampled

EN = words("en")
PLAYERS: Final = 3
OPTION: Final = "how a table plays stands on its card; what follows from it is drawn"
STEP: Final = "a step of the own turn under way: the panel says it in words, its menus what is left"
SHEET: Final = "is told source by source on the score sheet; the sum stands on the plate"
AHEAD: Final = "what is left for a later turn: its owner's panel says it, and nobody else may see it"
ELSEWHERE: Final = "is drawn where it lies on the board"
REST: Final = "is what is left of all there are when what lies open is taken away"
GIVEN: Final = "the message tells what was given; the line of the scoring shows for what"
UNDRAWN: Final[dict[str, dict[str, str]]] = {
    "coal_baron": {
        **dict.fromkeys(("options", "options.delivered", "options.storage_use", "options.storing"), OPTION),
        "options.substitutes": OPTION,
        **dict.fromkeys(("place", "returned", "tile", "unfilled"), STEP),
        **dict.fromkeys(("seats[].score", "seats[].score[]"), SHEET),
        **dict.fromkeys(("standings[].points", "standings[].points[]"), GIVEN),
    },
    "kohle_kolonie": {
        **dict.fromkeys(
            ("options", *(f"options.{name}" for name, _ in GAMES["kohle_kolonie"].public_options)), OPTION
        ),
        "seats[].answers": AHEAD,
        "auction.auction.engine": "waits on the plate of the large mine, which shows it",
        "auction.auction.winner": "lays the large mine now: the lamp says who",
        "disaster.happened": "one of the discs drawn is a player's, or none is",
        "disaster.marker": "is the one revealed for its round",
        **dict.fromkeys(("merged", "merged[]", "trust.mines", "trust.mines[]"), ELSEWHERE),
        **dict.fromkeys(("seats[].stations", "seats[].stations{}"), ELSEWHERE),
        "seats[].settlements_left": "is what is left of five",
        **dict.fromkeys(("seats[].score", "seats[].score[]"), SHEET),
        **dict.fromkeys(("to_consolidate", "to_consolidate[]"), "the plates of the grounds say in which round"),
        "turn.seat": "is the seat that is active, and the lamp says which",
        **dict.fromkeys((f"turn.{part}" for part in ("asked", "card", "miners", "rescued", "village")), STEP),
        **dict.fromkeys(("turn.used", "turn.used.action", "turn.used.extra"), STEP),
        **dict.fromkeys((f"turn.left.{part}" for part in ("by", "engineer", "inserted", "moved")), STEP),
    },
    "ruhrschifffahrt": {
        "choice": "the own choice while all choose at once: the panel says it",
        **dict.fromkeys(("options.coal_hauler", "options.demand_tiles", "options.export_marker"), OPTION),
        **dict.fromkeys(("options.forced_lock", "options.leaving_dice", "options.lock_spaces"), OPTION),
        **dict.fromkeys(("owed", "owed{}"), "asked of who must remove dice, in the message and the panel"),
        **dict.fromkeys(("removed", "removed{}", "unseen", "unseen[]"), REST),
        **dict.fromkeys(("waiting", "waiting[]"), "the lamp says who decides now; the plates say in which order"),
        "seats[].answers": AHEAD,
        **dict.fromkeys(("seats[].score", "seats[].score[]"), SHEET),
        **dict.fromkeys(("turn.bought", "turn.filled", "turn.free_lock", "turn.moved"), STEP),
    },
}
"""What no picture shows, and why."""
AS_A_WHOLE: Final = "seats[].answers"
"""What is listed with everything in it."""
PICKED: Final[Mapping[str, tuple[tuple[str, Callable[[Any], bool]], ...]]] = {
    "kohle_kolonie": (
        ("act", lambda state: state.merged),
        ("miners", lambda state: state.turn.left.engineer and state.seats[state.turn.seat].settlements),
        ("bid", lambda state: state.auction.trust),
        ("choose", lambda state: any(disc is not None for disc in state.discs)),
        ("subsidence", lambda state: state.disaster.happened),
        ("done", lambda state: state.auction and state.auction.passed),
        ("place_large", lambda state: state.auction.engine),
        *((stage, lambda _: True) for stage in ("place_card", "settlement_miners", "arrange")),
        *((stage, lambda _: True) for stage in ("secure", "lose_miner", "load", "over")),
    )
}
"""Where a position takes long to look at: of the stored ones of four players, the first at each
stage for which this holds."""
HELD: Final[Mapping[str, Known]] = {"kohle_kolonie": {"mines{}.marker": ["coin"], "seats[].fresh": [("wagon",)]}}
"""What may stand in a field, though in none of the positions."""
ALIKE: Final = sampled(3, 20)
"""So many fields of a name are altered in a position, first those that hold something."""
NO_POSITION: Final = (Exception,)
"""What may be raised where an altered view is none of a position."""


class Seen(NamedTuple):
    """A position and what somebody sees of it."""

    state: Any
    view: Any


def views_of(game: AnyGame) -> list[Seen]:
    """What somebody sees in the positions that are looked at."""
    if game.id not in PICKED:
        return fresh_views(game)
    stored = [(sample.at, state_of(game.id, sample)) for sample in samples(game.id)]
    picked = [
        next(state for stage, state in stored if stage == at and len(state.seats) == 4 and fits(state))
        for at, fits in PICKED[game.id]
    ]
    picked += [state for _, state in stored[:: len(stored) // sampled(1, 30)][1:]]
    return [Seen(state, view_of(game, state)) for state in picked]


def view_of(game: AnyGame, state: Any) -> Any:
    """What the first who must act sees, or everybody where nobody must."""
    return game.observe(state, next(iter(game.active_seats(state)), None))


def fresh_views(game: AnyGame) -> list[Seen]:
    """What the public and who must act see in positions in which something is there for the first time."""
    states = [one.state for seed in (5, 6) for one in walked(game, PLAYERS, seed)]
    states += [state_of(game.id, sample) for sample in samples(game.id)]
    regular = max(1, len(states) // sampled(6, 40))
    found: list[Seen] = []
    seen: set[tuple[str, bool, bool]] = set()
    for number, state in enumerate(states):
        for viewer in (None, *game.active_seats(state)[:1]):
            view = game.observe(state, viewer)
            fresh = {(node.name, bool(node.value), node.value is None) for node in nodes(view)} - seen
            if fresh or number % regular == 0:
                seen |= fresh
                found.append(Seen(state, view))
    return found


def _length(value: Any) -> int:
    """How many there are in what holds others, so that what fits in its place is tried first."""
    return len(value) if isinstance(value, (tuple, dict)) else 0


class Drawings:
    """Which fields were seen, and which of them change a picture when they are altered."""

    def __init__(self, game: AnyGame, caller: Caller) -> None:
        self.game, self.presenter, self.caller = game, presenter_of(game.id), caller
        self.views = views_of(game)
        stored = [view_of(game, state_of(game.id, sample)) for sample in samples(game.id)[:: sampled(4, 1)]]
        known = known_values([*(one.view for one in self.views), *stored])
        self.known: Known = (
            known
            | {f"options.{name}": list(values) for name, values in game.public_options}
            | HELD.get(game.id, {})
        )
        self.shown_by: dict[str, str] = {}
        self.listed: set[str] = set() if SOAKS else set(UNDRAWN[game.id])
        self.drawn: set[str] = set()
        self.seen: set[str] = set()

    def look(self) -> "Drawings":
        """Alter each field that is not known to be drawn in each position."""
        for seen in self.views:
            plain: dict[str, Calls] = {}
            tried = Counter[str]()
            for node in sorted(nodes(seen.view), key=lambda node: not node.value):
                values = sorted(others(node, self.known), key=lambda value: _length(value) != _length(node.value))
                values = values[: sampled(2, MOST)]
                name = AS_A_WHOLE if node.name.startswith(AS_A_WHOLE) else node.name
                if values:
                    self.seen.add(name)
                if name in self.drawn | self.listed or tried[name] >= ALIKE:
                    continue
                tried[name] += 1
                if any(self._shows(seen, plain, node, value) for value in values):
                    self.drawn.add(name)
        return self

    def _shows(self, seen: Seen, plain: dict[str, Calls], node: Node, value: Any) -> bool:
        """Whether some picture differs with another value of a field; what makes no position shows nothing.

        First that is looked at which showed a field beside this one.
        """
        other = seen._replace(view=altered(seen.view, node.way, value))
        beside = node.name.partition(".")[0]
        for name in sorted(self._names(seen.view), key=lambda name: name != self.shown_by.get(beside)):
            try:
                if name not in plain:
                    plain[name] = self._calls(seen, name)
                if self._calls(other, name) != plain[name]:
                    self.shown_by[beside] = name
                    return True
            except NO_POSITION:
                continue
        return False

    def _names(self, view: Any) -> Iterator[str]:
        yield "board"
        if view.viewer is not None:
            yield "panel"
        yield from (f"player {seat}" for seat in range(len(view.seats)))
        if self.presenter.area is not None:
            yield from (name for name, _ in self.presenter.areas(view, EN))

    def _calls(self, seen: Seen, name: str) -> Calls:
        """What a picture of the position is drawn with; nothing where there is none of that name."""
        shot = self._shot(seen, name)
        return () if shot is None else self.caller.calls(shot.picture)

    def _shot(self, seen: Seen, name: str) -> Shot | None:
        presenter, view = self.presenter, seen.view
        party = seated(self.game, len(view.seats), "en").party
        if name == "board":
            return presenter.board(view, party, EN)
        if name == "panel":
            position = Position(
                state=seen.state, view=view, seat=view.viewer, decision=0, moves=(), at_turn=True, can_finish=False
            )
            return presenter.panel(position, "", party, EN).shot
        if name.startswith("player "):
            return presenter.player(view, int(name[7:]), party, EN)
        assert presenter.area is not None
        return presenter.area(view, name, party, EN)


@pytest.mark.slow
@pytest.mark.parametrize("game_id", UNDRAWN)
def test_every_field_of_a_view_is_drawn_or_listed_with_the_reason(game_id: str) -> None:
    with noting() as caller:
        drawings = Drawings(GAMES[game_id], caller).look()
    assert len(drawings.seen) > 40
    assert sorted(drawings.seen - drawings.drawn) == sorted(UNDRAWN[game_id])
