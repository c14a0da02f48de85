"""The example of every verb is legal somewhere: in a position of the golden games, or in one named here."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import golden_text
import kohle_golden_text
import pytest
import ruhrschifffahrt_golden_text
from golden_turns import Golden

from games.engine.notation import split_plan
from games.registry import GAMES
from tests.games.coal_baron.coal_baron_builders import mining, order, play, table
from tests.games.kohle_kolonie import kohle_kolonie_builders as kohle
from tests.games.ruhrschifffahrt import ruhrschifffahrt_builders as ruhr
from tests.games.tables import each_game, verbs_of

HERE = Path(__file__).parent
READ: dict[str, tuple[Callable[[str], Golden], Path]] = {
    "coal_baron": (golden_text.read, HERE),
    "kohle_kolonie": (kohle_golden_text.read, HERE / "kohle_kolonie"),
    "ruhrschifffahrt": (ruhrschifffahrt_golden_text.read, HERE / "ruhrschifffahrt"),
}


def _replenishing() -> Any:
    state = ruhr.table()
    ruhr.fresh(state, 0, coins=5, tiles=("replenishment",))
    return ruhr.play(state, "option replenishment").state


def _buying_beside_settlements() -> Any:
    """Settlements with miners stand next to the mine, and no workers."""
    state = kohle.table(4)
    kohle.settled(state, 0, horst=2, weitmar=1)
    kohle.empty(state, "wiemelhausen")
    return kohle.play(state, "buy 2").state


def _losing_a_miner() -> Any:
    """After a disaster, with an empty pool and miners on two spots."""
    state = kohle.table(4, round=2, phase=5)
    kohle.mines(state, 0, "2", "3")
    kohle.pieces(state, 0, "cokery.m1")
    kohle.fresh(state, 0, pool=0, rescue=(True, False, False, False, False, False))
    return kohle.disaster(state, "buying_power", "0", "black", "black").state


NAMED: dict[str, dict[str, Any]] = {
    "coal_baron": {
        "substitute yellow": play(table(supply=(13, 13, 1, 13)), "place factory_3").state,
        "fill truck_08 grey storage": mining(storage=("grey",), outstanding=(order("truck_08"),)),
    },
    "ruhrschifffahrt": {
        "replenish st_gedern": _replenishing(),
    },
    "kohle_kolonie": {
        "settler horst": _buying_beside_settlements(),
        "lose rescue.A1": _losing_a_miner(),
    },
}
"""By example: positions that no golden game comes to."""


def positions(game_id: str) -> Iterator[tuple[Any, int]]:
    """Every position of the golden games, and who acted there; the first seat in the named ones."""
    game, (read, folder) = GAMES[game_id], READ[game_id]
    for path in sorted(folder.glob("*.txt")):
        golden = read(path.read_text())
        state = game.new_game(golden.setup).state
        for seat, plan in golden.turns:
            for action in split_plan(plan, game.parse):
                yield state, seat
                state = game.apply(state, seat, action).state
    for state in NAMED.get(game_id, {}).values():
        yield state, 0


@each_game
def test_every_example_is_legal_in_a_position(game_id: str):
    """And can be carried out there."""
    game = GAMES[game_id]
    open_still = {verb.example: game.parse(verb.example) for verb in verbs_of(game_id)}
    for state, seat in positions(game_id):
        for example in [line for line, action in open_still.items() if game.check(state, seat, action) is None]:
            game.apply(state, seat, open_still.pop(example))
    assert not open_still


@pytest.mark.parametrize(("game_id", "example"), [(game, line) for game, lines in NAMED.items() for line in lines])
def test_named_positions_are_of_use(game_id: str, example: str):
    game = GAMES[game_id]
    assert game.check(NAMED[game_id][example], 0, game.parse(example)) is None
