"""What things are worth in Kohle & Kolonie, and what is reckoned out."""

from copy import copy
from itertools import combinations, pairwise

import pytest
from msgspec.structs import replace

from games.engine.contract import Setup
from games.kohle_kolonie import facts
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.options import Options
from games.kohle_kolonie.state import Auction, MineCard, State, Value
from games.kohle_kolonie.terrain import terrain_of
from games.kohle_kolonie.turns import Bid
from players.kohle_kolonie import asked, pieces
from players.kohle_kolonie.mind import MIND
from players.kohle_kolonie.times import times
from players.kohle_kolonie.worth import own_worth

SEED = "0123456789abcdef0123456789abcdef"


def begun(seats: int = 3) -> State:
    return GAME.new_game(Setup(seats=seats, options=Options(), seed=SEED)).state


def with_own(state: State, seat: int, **changes: object) -> State:
    """The position with something of a seat's changed."""
    changed = copy(state)
    changed.seats = state.seats.copy()
    changed.seats[seat] = own = copy(state.seats[seat])
    for name, value in changes.items():
        setattr(own, name, value)
    return changed


@pytest.mark.parametrize(("discs", "bag"), [(0, 7), (1, 8), (3, 12)])
def test_how_likely_a_disaster_is_follows_from_all_draws(discs: int, bag: int):
    draws = list(combinations(range(bag), facts.DRAWN_DISCS))
    struck = sum(min(draw) < discs for draw in draws)
    assert asked.hit(discs, bag) == pytest.approx(struck / len(draws))


def test_a_coin_more_is_always_worth_something_and_never_more_than_the_one_before():
    for when, phase in ((1, 2), (3, 3), (5, 9)):
        state = begun()
        state.round, state.phase = when, phase
        now = times(state)
        worths = [pieces.coins(count, now.coin, now.soon) for count in range(30)]
        gains = [round(more - less, 9) for less, more in pairwise(worths)]
        assert gains == sorted(gains, reverse=True)
        assert gains[-1] >= 1 / facts.COINS_PER_POINT


def test_engines_are_worth_what_the_table_says_once_no_more_come():
    for count, points in enumerate(facts.ENGINE_POINTS):
        assert pieces.engines(count, facts.ROUNDS + 1) == points
        assert pieces.engines(count, 2) >= points


def test_rescue_teams_lessen_what_disasters_cost():
    state = begun()
    terrain, now = terrain_of(state), times(state)
    cards = (MineCard("2"), MineCard("6"), MineCard("7"), None, None, None)
    costs = [
        pieces.disaster_cost(terrain, cards, tuple(at < teams for at in range(6)), now, 0) for teams in range(4)
    ]
    assert costs == sorted(costs, reverse=True)
    assert costs[-1] == 0 < costs[0]


def test_a_whole_line_is_worth_its_points_and_a_begun_one_less():
    worths = [pieces.line_worth(5, occupied, 8, 2) for occupied in range(6)]
    assert worths == sorted(worths)
    assert worths[0] == 0
    assert worths[-1] == 8


def test_a_mine_is_worth_more_where_others_are_owned_in_its_ground():
    state = begun(4)
    alone = with_own(state, 0, cards=(MineCard("2"), None, None, None, None, None))
    beside = with_own(alone, 1, cards=(MineCard("6"), None, None, None, None, None))
    board = [
        next(item.worth for item in MIND.items(position, 0) if item.what == "board.general")
        for position in (alone, beside)
    ]
    assert board[0] < board[1]
    assert own_worth(alone, 0) > own_worth(state, 0)


def bidding(coins: int, against: int) -> State:
    """Seat 0 is asked to outbid seat 1 in the last consolidation of the last round."""
    state = begun()
    state = with_own(state, 0, coins=coins, cards=(MineCard("39"), *(None,) * 5))
    state = with_own(state, 1, coins=20, cards=(MineCard("32"), *(None,) * 5))
    state.round, state.phase = 5, 9
    values = (Value(2), Value(1, coins=against))
    state.auction = Auction("hoffnungsthal", (0, 1), values, None, (True, True))
    state.turn = Bid(0)
    return state


def test_bids_go_up_to_what_the_ground_is_worth_and_to_what_there_are_coins_for():
    assert GAME.notation(asked.bids(bidding(20, 3), 0)[0][0]) == "bid 5"
    assert GAME.notation(asked.bids(bidding(2, 4), 0)[0][0]) == "pass"
    assert GAME.notation(asked.bids(bidding(40, 30), 0)[0][0]) == "pass"


def test_what_a_seat_has_to_itself_is_reckoned_anew_once_the_time_is_another():
    state = begun()
    MIND.worth(state)
    later = copy(state)
    later.round, later.phase = 4, 2
    later.turn = replace(later.turn)
    assert sum(item.worth for item in MIND.items(later, 1)) == pytest.approx(MIND.worth(later)[1])
