"""The steps worth considering of a seat that must decide, the best first."""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from games.engine.event import Seat
from games.kohle_kolonie.actions import END, Action
from games.kohle_kolonie.playing import PLAYING
from games.kohle_kolonie.stages import stage_of
from games.kohle_kolonie.state import State
from players.kohle_kolonie import asked, buying, manning, offers

Steps: TypeAlias = Sequence[tuple[Action, ...]]


def steps(state: State, seat: Seat) -> Steps:
    """The steps worth considering, the best first and never none: the least harmful where nothing is worth it."""
    stage = stage_of(state, seat) or "done"
    return _AT[stage](state, seat) or [(PLAYING.default_action(state, seat),)]


def _end(state: State, seat: Seat) -> Steps:
    return [(END,)]


_AT: Final[dict[str, Callable[[State, Seat], Steps]]] = {
    "choose": asked.markers,
    "act": offers.acts,
    "worker": buying.finished,
    "place_card": buying.finished,
    "second_worker": buying.finished,
    "second_miner": manning.moves,
    "settlement_miners": manning.settlers,
    "miners": manning.moves,
    "arrange": manning.arrangements,
    "secure": asked.secured,
    "lose_miner": asked.lost,
    "subsidence": asked.paid,
    "declare": asked.declared,
    "bid": asked.bids,
    "place_large": buying.finished,
    "load": asked.loads,
    "done": _end,
}
