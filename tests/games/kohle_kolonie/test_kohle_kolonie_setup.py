"""The start (2.2, 4.0), the set-up for three (7.0), and phases 1 of the rounds (5.1)."""

import pytest
from kohle_kolonie_builders import begin_phase, legal, new_game, play, refusal, table, terrain

from games.engine.contract import Setup
from games.kohle_kolonie import facts
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.options import Options


def test_4_0_every_player_starts_with_the_same_share():
    """4 coins, 20 miners, 3 engineers, 5 settlements to come, 2 points, no workers."""
    state = new_game(5)
    for own in state.seats:
        assert (own.coins, own.workers, own.pool, own.engineers, own.points) == (4, 0, 20, 3, 2)
        assert own.settlements == ()
        assert not any(side.flipped for side in own.pitheads)


@pytest.mark.parametrize(("value", "coins"), [("4", 4), ("5", 5)])
def test_start_coins_4_0(value: str, coins: int):
    state = new_game(4, start_coins=value)
    assert [own.coins for own in state.seats] == [coins] * 4
    assert state.bank == 85 - 6 - 4 * coins


@pytest.mark.parametrize(("players", "bank", "placed", "pool"), [(3, 67, 29, 11), (4, 63, 35, 5), (5, 59, 35, 5)])
def test_4_0_bank_and_workers(players: int, bank: int, placed: int, pool: int):
    """Coins left in the bank, workers in villages and in the pool."""
    state = new_game(players)
    assert state.bank == bank
    assert sum(state.village_workers.values()) == placed
    assert state.worker_pool == pool
    assert state.trust.coins == 6


def test_4_0_cards_of_the_first_round_are_displayed():
    state = new_game(4)
    assert state.display == tuple(str(number) for number in range(1, 13))


@pytest.mark.parametrize(("players", "counts"), [(3, [8, 8, 8, 6, 3]), (4, [12, 11, 10, 8, 4])])
def test_5_4_cards_enter_round_by_round(players: int, counts: list[int]):
    ground = terrain(new_game(players))
    assert [len(ground.entering(round)) for round in range(1, 6)] == counts


def test_bonus_start_order_4_0():
    """Left to right, the steam engine last."""
    state = new_game(4)
    assert state.bonus_track == ("wagon", "aid", "rescue", "miners", "engineer", "settlement", "engine")


def test_2_5_1_nineteen_markers_lie_under_stations():
    state = new_game(4)
    lying = sorted(state.station_markers.values())
    counts = {kind: lying.count(kind) for kind in facts.RAILWAY_MARKERS}
    assert counts == {"points": 3, "coin": 3, "worker": 5, "wagon": 4, "unification": 4}
    assert state.returned_markers == ()


def test_2_5_4_five_disaster_markers():
    kinds = sorted(new_game(4).disaster_markers)
    assert kinds == ["buying_power", "buying_power", "extra_coin", "highest_number", "subsidence"]


def test_the_seed_decides_and_decides_alike():
    one, same, other = new_game(4), new_game(4), new_game(4, seed="f" * 32)
    assert one == same
    assert one.station_markers != other.station_markers


def test_5_1_chance_names_the_first_player():
    begun = {new_game(5, start=None, seed=f"{number:032x}").order[0] for number in range(40)}
    assert begun == {0, 1, 2, 3, 4}


@pytest.mark.parametrize(
    "setup",
    [
        Setup(seats=2, options=Options(), seed="0" * 32),
        Setup(seats=6, options=Options(), seed="0" * 32),
        Setup(seats=3, options=Options(), seed="zero"),
        Setup(seats=3, options=Options(), seed="0" * 32, start_seat=3),
        Setup(seats=3, options=Options(facts="1999.1"), seed="0" * 32),
        Setup(seats=3, options=Options(board="0" * 16), seed="0" * 32),
    ],
)
def test_unknown_setups_are_refused(setup: Setup[Options]):
    with pytest.raises(ValueError, match=r"seats|seed|start|facts|board"):
        GAME.new_game(setup)


# Three players


def test_three_player_cards_7_0():
    """All cards of Essen leave: small, single and large."""
    ground = terrain(new_game(3))
    assert not {"1", "5", "9", "11", "13", "16", "44", "heinrich", "altendorf"} & set(ground.cards)
    assert sum(card.number > 0 for card in ground.cards.values()) == 33
    assert [len(ground.founded(round)) for round in (3, 4, 5)] == [4, 3, 4]


def test_7_0_villages_that_touch_only_essen_have_no_workers():
    state = new_game(3)
    unused = {"steele", "ueberruhr", "holthausen", "kupferdreh"}
    assert not unused & set(state.village_workers)
    assert {"horst", "burgaltendorf"} <= set(state.village_workers)


def test_7_0_six_railway_markers_go_back_unseen():
    state = new_game(3)
    assert len(state.station_markers) == 13
    assert len(state.returned_markers) == 6
    assert not {"G1", "G2", "G3", "Y1", "Y2", "R1"} & set(state.station_markers)


def test_three_player_entry_ban_7_0_unused_places_are_closed():
    state = table(3, round=2)
    assert refusal(state, "settle steele").code == "village-unused"
    assert terrain(state).steps["horst"] == ("R2",)


def test_three_player_entry_ban_7_0_no_ban():
    """Where only the set-up is left out, settlements and miners may go there; no marker lies there."""
    state = table(3, round=2, three_player_entry_ban="no")
    played = play(state, "settle steele", "put 1", "end", "end", "end", "miners", "move steele R1")
    assert played.state.seats[0].stations == {"R1": 1}
    assert not played.every("marker_taken")


# Phase 1


def test_5_1_round_1_clockwise_from_the_first_player():
    played = play(new_game(4, start=2), "choose rescue", "end", "choose wagon", "end", "choose aid", "end")
    assert [event.seat for event in played.every("bonus_chosen")] == [2, 3, 0]
    assert GAME.active_seats(played.state) == (1,)


def test_5_1_discs_set_the_turn_order():
    """From left to right, whoever chose when; markers left slide to the left."""
    lines = ("choose settlement", "end", "choose wagon", "end", "choose miners", "end", "choose aid", "end")
    played = play(new_game(4), *lines)
    assert played.state.order == (1, 3, 2, 0)
    assert played.state.bonus_track == ("rescue", "engineer", "engine", None, None, None, None)
    assert played.event("order_set").params["seats"] == (1, 3, 2, 0)
    assert played.phase_ends[0].phase == "round_1_phase_1"
    assert (played.state.phase, played.state.turn.seat) == (2, 1)


def test_turn1_steam_marker_5_1():
    """Shut in round 1, open from round 2 on, having slid to the left."""
    state = new_game(4)
    assert refusal(state, "choose engine").code == "bonus-shut"
    assert "choose engine" not in legal(state)
    later = table(4, round=2)
    later.phase = 1
    assert "choose engine" in legal(begin_phase(later, 1).state)


def test_pick_order_5_1():
    """From round 2 on the last in turn order chooses first, then upwards."""
    state = table(4, round=2)
    state.order = (2, 0, 3, 1)
    played = begin_phase(state, 1)
    assert GAME.active_seats(played.state) == (1,)
    after = play(played.state, "choose engine", "end")
    assert GAME.active_seats(after.state) == (3,)


def test_5_1_a_marker_taken_is_gone():
    state = play(new_game(4), "choose rescue", "end").state
    assert refusal(state, "choose rescue").code == "bonus-taken"
    assert refusal(new_game(4), "end").code == "nothing-chosen"


def test_bonus_return_used_5_1():
    """A used marker goes at once to the leftmost empty space, and the next one behind it."""
    state = table(4)
    state.seats[0].bonus, state.seats[1].bonus = "aid", "miners"
    state.bonus_track = ("wagon", "rescue", "engine", None, None, None, None)
    played = play(state, "coin", "end", "miners bonus")
    assert played.state.bonus_track[:5] == ("wagon", "rescue", "engine", "aid", "miners")
    assert played.state.seats[0].bonus is None


def test_bonus_return_unused_5_1():
    """What nobody used goes back after phase 10 in turn order."""
    state = table(4)
    state.order = (2, 0, 3, 1)
    for seat, marker in enumerate(("aid", "rescue", "engineer", "settlement")):
        state.seats[seat].bonus = marker  # type: ignore[assignment]
    state.bonus_track = ("wagon", "miners", "engine", None, None, None, None)
    played = begin_phase(state, 10)
    assert [event.params["bonus"] for event in played.every("bonus_returned")] == [
        "engineer",
        "aid",
        "settlement",
        "rescue",
    ]
    assert played.state.bonus_track == (
        "wagon",
        "miners",
        "engine",
        "engineer",
        "aid",
        "settlement",
        "rescue",
    )
