"""What the box holds is there and nowhere twice; what is added or lost by hand is named."""

from collections.abc import Callable
from copy import deepcopy
from random import Random

import pytest
from kohle_kolonie_builders import hold, mines, new_game, pieces, railway, settled, table, trust_mines

from games.engine.contract import Setup
from games.engine.rng import Rng
from games.kohle_kolonie import counting, facts
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.options import PRESETS
from games.kohle_kolonie.pitheads import with_piece
from games.kohle_kolonie.state import MineCard, Settlement, State

TABLES = [(preset, players) for preset in PRESETS for players in facts.SEATS]


@pytest.mark.one_quick
@pytest.mark.parametrize(("preset", "players"), TABLES)
def test_nothing_is_lost_or_won_in_random_games(preset: str, players: int):
    """Under every preset, for every number of players, at every step."""
    chance = Random(f"{preset} {players}")
    setup = Setup(seats=players, options=PRESETS[preset], seed=f"{players:032x}")
    state = GAME.new_game(setup).state
    while active := GAME.active_seats(state):
        assert GAME.conserved(state) == ()
        legal = GAME.legal_actions(state, active[0])
        going_on = [action for action in legal if action != GAME.end_turn]
        state = GAME.apply(state, active[0], chance.choice(going_on or legal)).state
    assert GAME.conserved(state) == ()


def _a_coin(state: State) -> None:
    state.seats[1].coins += 1


def _a_worker(state: State) -> None:
    state.seats[0].workers += 1


def _an_engine(state: State) -> None:
    state.seats[0].beside = 1


def _a_miner(state: State) -> None:
    state.seats[2].pool -= 1


def _an_engineer(state: State) -> None:
    state.seats[2].pitheads = with_piece(state.seats[2].pitheads, "cokery.e1", 1)


def _a_card(state: State) -> None:
    state.seats[0].cards = (MineCard("1"), *state.seats[0].cards[1:])


def _no_card(state: State) -> None:
    state.display = state.display[1:]


def _a_bonus(state: State) -> None:
    state.seats[0].bonus = "aid"


def _a_disaster(state: State) -> None:
    state.disaster_markers = ("extra_coin", "extra_coin", *state.disaster_markers[2:])


def _a_railway_marker(state: State) -> None:
    state.seats[0].markers = ("wagon",)


def _no_engines(state: State) -> None:
    state.seats[0].beside, state.engine_pool = facts.ENGINES + 1, -1


def _less_than_no_points(state: State) -> None:
    state.seats[0].score = (-1, *(0,) * (len(state.seats[0].score) - 1))


def _two_on_a_place(state: State) -> None:
    own = state.seats[0]
    own.pitheads, own.pool = with_piece(own.pitheads, "cokery.m1", 2), own.pool - 2


def _a_crowd(state: State) -> None:
    state.seats[0].settlements, state.seats[0].pool = (Settlement("horst", 3),), facts.MINERS - 3


def _two_homes(state: State) -> None:
    state.seats[0].settlements = (Settlement("horst"), Settlement("horst"))


def _nowhere(state: State) -> None:
    state.seats[0].stations, state.seats[0].pool = {"Q9": 1}, facts.MINERS - 1


def _an_extra_marker(state: State) -> None:
    state.seats[0].extra = 1


def _a_town(state: State) -> None:
    for own in state.seats:
        own.settlements = (Settlement("horst"),)


def _workers_in_a_village(state: State) -> None:
    state.village_workers = {**state.village_workers, "horst": 3}
    state.worker_pool -= 3 - new_game().village_workers["horst"]


WRONG = {
    "pieces-miscounted": (_a_coin, _a_worker, _an_engine),
    "seat-pieces-miscounted": (_a_miner, _an_engineer),
    "card-miscounted": (_a_card, _no_card),
    "bonus-miscounted": (_a_bonus,),
    "disaster-miscounted": (_a_disaster,),
    "markers-miscounted": (_a_railway_marker,),
    "below-zero": (_no_engines,),
    "seat-below-zero": (_less_than_no_points,),
    "spot-overfilled": (_two_on_a_place, _a_crowd),
    "settlement-twice": (_two_homes,),
    "no-such-miner": (_nowhere,),
    "extra-overcounted": (_an_extra_marker,),
    "village-overfilled": (_a_town,),
    "village-workers-miscounted": (_workers_in_a_village,),
}


@pytest.mark.parametrize(("code", "spoil"), [(code, spoil) for code, all in WRONG.items() for spoil in all])
def test_what_is_wrong_is_named(code: str, spoil: Callable[[State], None]):
    state = new_game()
    assert GAME.conserved(state) == ()
    spoil(state)
    assert code in {violation.code for violation in GAME.conserved(state)}


def test_numbers_of_what_is_wrong():
    state = new_game()
    _a_coin(state)
    (violation,) = GAME.conserved(state)
    assert violation.rule == "2.0"
    assert violation.params == {"piece": "coins", "count": 86, "box": 85}


def test_the_bank_may_owe_coins():
    """`coin_bank`: income is paid whatever the bank has."""
    state = new_game()
    state.seats[0].coins += 100
    state.bank -= 100
    assert GAME.conserved(state) == ()


def test_pieces_in_all_places_count():
    state = table(round=3)
    mines(state, 0, "1", "2", engines=("1",))
    trust_mines(state, "3")
    trust_mines(state, "4", marker="coin")
    state.bank -= 1
    pieces(state, 1, "cokery.m1", "loading.e1")
    settled(state, 2, horst=2)
    railway(state, 3, R1=1)
    hold(state, 0, "aid")
    codes = [violation.params for violation in GAME.conserved(state) if violation.code != "card-miscounted"]
    assert codes == []


def test_a_new_deal_counts_the_same():
    """Nothing hidden decides."""
    state = new_game()
    _a_railway_marker(state)
    for number in range(5):
        dealt = GAME.redeal(state, None, Rng(f"{number:032x}"))
        assert GAME.conserved(dealt) == GAME.conserved(state)


def test_owned_is_what_the_ledger_says_at_the_start():
    state = deepcopy(new_game())
    assert dict(counting.owned(state, 0)) == {
        "coins": 4,
        "points": 2,
        "workers": 0,
        "pool": 20,
        "engineers": 3,
        "settlements": 5,
        "engines": 0,
        "mines": 0,
        "extra": 0,
        "markers": 0,
    }
