"""Setting right what a mistake has spoilt: `Game.repairs`."""

from collections import Counter
from collections.abc import Mapping
from random import Random

import msgspec
import pytest
from kohle_kolonie_builders import (
    at,
    consolidate,
    fresh,
    hold,
    mines,
    new_game,
    pieces,
    play,
    railway,
    settled,
    table,
    trust_mines,
)

from games.engine.codec import decode_state, encode_state
from games.engine.contract import REPAIRED, TABLE_RULE, Setup
from games.engine.event import Event
from games.engine.rng import Rng
from games.engine.violation import IllegalAction, Violation
from games.kohle_kolonie import facts
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.options import PUBLIC_OPTIONS
from games.kohle_kolonie.posing import waiting_for
from games.kohle_kolonie.repairing import REPAIRS, quantities, repaired
from games.kohle_kolonie.state import MineCard, State, TrustMine
from games.kohle_kolonie.terrain import terrain_of
from games.kohle_kolonie.turns import (
    Act,
    Arrange,
    Bid,
    Choose,
    PlaceCard,
    Secure,
    SettlementMiners,
    Subsidence,
    Used,
    Worker,
)
from tests.soaking import sampled


def values(state: State) -> dict[str, str]:
    return {quantity.id: quantity.value for quantity in quantities(state)}


def mended(state: State, **changes: str) -> State:
    """The state after a repair; a dot of an id is written as two underscores."""
    return repaired(state, {id.replace("__", "."): value for id, value in changes.items()}).state


def refused(state: State, changes: Mapping[str, str]) -> Violation:
    before = encode_state(GAME, state)
    with pytest.raises(IllegalAction) as caught:
        repaired(state, changes)
    assert encode_state(GAME, state) == before
    return caught.value.violation


def owned(state: State) -> dict[tuple[int, str], int]:
    seats = range(len(state.seats))
    return {(seat, account): count for seat in seats for account, count in GAME.owned(state, seat).items()}


def test_the_game_says_what_can_be_set():
    assert GAME.repairs is REPAIRS


def test_coins_from_the_bank_to_a_seat():
    state = new_game()
    done = repaired(state, {"coins.0": "6", "bank": "61"})
    assert (done.state.seats[0].coins, done.state.bank) == (6, 61)
    assert (state.seats[0].coins, state.bank) == (4, 63)
    assert GAME.conserved(done.state) == ()
    (event,) = done.events
    assert (event.kind, event.rule, event.seat, event.only) == (REPAIRED, TABLE_RULE, None, None)
    assert event.params == {"changes": ("coins.0", "4", "6", "bank", "63", "61")}
    assert [(entry.seat, entry.account, entry.amount) for entry in event.entries] == [(0, "coins", 2)]
    assert (done.reveals, done.phase_ends, done.fired) == ((), (), ())


def test_what_does_not_add_up_is_for_conserved_to_say():
    after = mended(new_game(), coins__0="6")
    (violation,) = GAME.conserved(after)
    assert (violation.code, violation.params) == ("pieces-miscounted", {"piece": "coins", "count": 87, "box": 85})


def test_points_of_a_source():
    state = table()
    after = mended(state, points__1__board="7")
    assert after.seats[1].points == state.seats[1].points + 7
    assert values(after)["points.1.board"] == "7"


def test_losses_are_below_zero():
    after = mended(table(), points__1__board="7", points__1__disasters="-3")
    assert after.seats[1].points == 2 + 4


def test_a_mine_changes_hands_with_its_miner_and_engine():
    state = table(round=2)
    mines(state, 0, "1", engines=("1",))
    mines(state, 1, "2")
    done = repaired(state, {"owner.1": "1"})
    assert done.state.seats[0].cards[0] is None
    assert done.state.seats[1].cards[:2] == (MineCard("2"), MineCard("1", True))
    assert (done.state.seats[0].pool, done.state.seats[1].pool) == (20, 18)
    assert done.events[0].params["changes"] == (
        *("owner.1", "0", "1"),
        *("place.1", "A1", "A2"),
        *("pool.0", "19", "20"),
        *("pool.1", "19", "18"),
    )


def test_a_mine_of_the_trust_goes_to_a_seat_and_its_marker_back():
    state = table(round=2)
    trust_mines(state, "1")
    after = mended(state, owner__1="2")
    assert (after.trust.mines, after.engine_pool) == ((), facts.ENGINES)
    assert after.seats[2].cards[0] == MineCard("1")


def test_a_mine_goes_to_the_trust_which_takes_an_engine_or_a_coin():
    state = table(round=2)
    assert mended(state, owner__1="trust").engine_pool == facts.ENGINES - 1
    state.engine_pool = 0
    after = mended(state, owner__1="trust")
    assert (after.trust.mines, after.bank) == ((TrustMine("1", "coin"),), state.bank - 1)


def test_a_mine_goes_back_to_the_display_by_its_number():
    state = table(round=2)
    mines(state, 0, "2", engines=("2",))
    after = mended(state, owner__2="display")
    assert after.display == tuple(sorted(after.display, key=int))
    assert "2" in after.display
    assert (after.engine_pool, after.seats[0].pool) == (facts.ENGINES, 20)


def test_only_mines_in_play_have_owners():
    state = table(round=2)
    terrain = terrain_of(state)
    later = next(card for card in terrain.cards.values() if card.number and card.round == 3)
    assert f"owner.{later.id}" not in values(state)
    assert "owner.general" not in values(state)


def test_a_full_tableau_has_no_room():
    state = table(round=4)
    mines(state, 0, "1", "2", "3", "4", "5", "6")
    assert refused(state, {"owner.7": "0"}).code == "repair-value-unknown"


def test_cards_change_places():
    state = table(round=2)
    at(state, 0, A1="2", A2="3")
    after = mended(state, place__2="A2")
    assert after.seats[0].cards[:2] == (MineCard("3"), MineCard("2"))
    assert mended(state, place__2="B1").seats[0].cards[0] is None


def test_turning_a_card_gives_back_what_has_no_place():
    state = table(round=2)
    pieces(state, 0, "cokery.m1", "cokery.m2", "cokery.m2", "cokery.e1")
    back = mended(state, side__0__cokery="back")
    assert GAME.conserved(back) == ()
    pieces(back, 0, "cokery.s1", "cokery.m3")
    again = mended(back, side__0__cokery="front")
    assert (again.engine_pool, again.seats[0].pool) == (facts.ENGINES, 17)
    assert GAME.conserved(again) == ()


def test_pieces_on_the_side_that_lies_up_afterwards():
    state = table(round=2)
    after = mended(state, side__0__cokery="back", pieces__0__cokery__m3="1", pool__0="19")
    assert values(after)["pieces.0.cokery.m3"] == "1"
    assert GAME.conserved(after) == ()


def test_settlements_stations_and_workers_of_villages():
    state = table(round=2)
    count = state.village_workers["horst"]
    after = mended(state, settlement__0__horst="2", pool__0="17", station__0__R1="1", village__horst="0")
    after.worker_pool += count
    assert values(after)["settlement.0.horst"] == "2"
    assert after.seats[0].stations == {"R1": 1}
    assert GAME.conserved(after) == ()
    assert mended(after, station__0__R1="0").seats[0].stations == {}


def test_bonus_markers_change_places():
    state = table()
    hold(state, 0, "aid")
    hold(state, 1, "rescue")
    after = mended(state, bonus__aid="seat.1")
    assert (after.seats[0].bonus, after.seats[1].bonus) == ("rescue", "aid")
    free = state.bonus_track.index(None) + 1
    back = mended(state, bonus__aid=f"track.{free}")
    assert (back.seats[0].bonus, back.bonus_track[free - 1]) == (None, "aid")


def test_while_markers_are_chosen_only_their_places_change():
    """A disc lies where a marker was; who has none yet cannot hold one."""
    state = play(new_game(), "choose aid", "end").state
    choices = next(quantity.values for quantity in quantities(state) if quantity.id == "bonus.aid")
    assert "seat.0" in choices
    assert not {"seat.1", "seat.2", "seat.3", "track.2"} & set(choices)
    after = mended(state, bonus__aid="track.3")
    assert after.seats[0].bonus == state.bonus_track[2]
    assert after.discs == state.discs


def test_turn_order():
    state = table()
    assert mended(state, order__1="2").order == (2, 1, 0, 3)


def test_whose_turn_it_is_begins_anew():
    state = play(table(), "miners").state
    assert mended(state, turn="2").turn == Act(2, Used())
    assert mended(waiting_for(table(phase=5), Secure(0, 1)), turn="3").turn == Secure(3)
    assert mended(new_game(), turn="1").turn == Choose(1)


def test_whose_turn_it_cannot_be():
    state = play(new_game(), "choose aid", "end").state
    assert refused(state, {"turn": "0"}).code == "repair-value-unknown"


def test_a_card_in_hand_stays_there():
    state = in_hand(table(round=2), Worker(0, Used(action=True), "1"))
    assert values(state)["owner.1"] == "0"
    assert refused(state, {"owner.1": "1"}).code == "repair-value-unknown"


@pytest.mark.parametrize("stage", [Worker, PlaceCard])
def test_a_card_in_hand_is_laid_when_the_turn_is_another(stage: type[Worker | PlaceCard]):
    state = in_hand(table(round=2), stage(0, Used(action=True), "1"))
    state.seats[0].pool -= stage is PlaceCard
    assert GAME.conserved(state) == ()
    after = mended(state, turn="1")
    assert GAME.conserved(after) == ()
    assert (after.turn, after.seats[0].cards[0], after.seats[0].pool) == (Act(1, Used()), MineCard("1"), 19)
    again = mended(state, turn="1", owner__1="display")
    assert (again.display[0], again.seats[0].pool) == ("1", 20)


def in_hand(state: State, turn: Worker | PlaceCard) -> State:
    state.display = tuple(card for card in state.display if card != turn.card)
    return waiting_for(state, turn)


def test_what_is_no_more_once_it_is_set():
    """A miner on a station that was closed, a bonus of the other reading, markers that wait where none do."""
    state = table(3, three_player_entry_ban="no")
    station = next(one.id for one in terrain_of(state).board.stations if not one.with_three)
    railway(state, 0, **{station: 1})
    fresh(state, 0, cokery_scored=("one",), fresh=("wagon",))
    state.options = msgspec.structs.replace(state.options, three_player_entry_ban="yes")
    after = repaired(state, {f"station.0.{station}": "0", "pool.0": "20", "cokery.0.one": "no"})
    assert after.state.seats[0].stations == {}
    assert after.state.seats[0].cokery_scored == ()
    assert repaired(state, told(after.events[0])).state == after.state
    assert mended(state, fresh__0__wagon="0").seats[0].fresh == ()


def test_what_was_asked_for_is_told_first():
    done = repaired(table(), {"order.3": "0"})
    assert done.events[0].params["changes"] == ("order.3", "2", "0", "order.1", "0", "2")


# What cannot be set


def test_what_is_no_quantity():
    state = table()
    for id in ("coins.9", "coins", "moon", "", "markers.0.points", "station.0.Q9", "owner.99", "round"):
        violation = refused(state, {id: "1"})
        assert (violation.code, violation.rule, violation.params) == ("repair-unknown", TABLE_RULE, {"word": id})


@pytest.mark.parametrize("value", ["", "-1", "86", "04", "many", "4 "])
def test_what_is_no_value(value: str):
    violation = refused(new_game(), {"coins.0": value})
    assert violation.code == "repair-value-unknown"
    assert violation.params == {"quantity": "coins.0", "word": value}


def test_nothing_to_do():
    assert refused(new_game(), {"coins.0": "4"}).code == "repair-changes-nothing"
    assert refused(new_game(), {}).code == "repair-changes-nothing"


def test_two_markers_for_one_seat():
    state = table()
    assert refused(state, {"bonus.aid": "seat.0", "bonus.rescue": "seat.0"}).code == "repair-contradicts"


def test_a_game_that_is_over():
    state = table()
    state.phase = 11
    assert quantities(state) == []
    assert refused(state, {"coins.0": "5"}).code == "game-over"


# What could not be played on


def test_a_settlement_whose_miners_are_asked_for():
    state = waiting_for(table(round=2), SettlementMiners(0, Used(action=True), "horst"))
    settled(state, 0, horst=0)
    assert refused(state, {"settlement.0.horst": "none"}).code == "turn-cannot-go-on"
    assert refused(state, {"settlement.0.horst": "1"}).code == "turn-cannot-go-on"
    assert mended(state, settlement__0__horst="none", turn="1").turn == Act(1, Used())


def test_a_card_whose_pieces_are_arranged():
    state = waiting_for(mended(table(round=2), side__0__cokery="back"), Arrange(0, Used(), "cokery"))
    assert refused(state, {"side.0.cokery": "front"}).code == "turn-cannot-go-on"


def test_a_mine_without_anybody_to_mark_it():
    state = waiting_for(table(round=2), Worker(0, Used(action=True), "1"))
    state.display = tuple(card for card in state.display if card != "1")
    ground = terrain_of(state).cards["1"].ground
    none = {f"village.{village}": "0" for village in terrain_of(state).villages_of[ground]}
    violation = refused(state, {id: value for id, value in none.items() if id in values(state)})
    assert violation.code == "turn-cannot-go-on"
    assert violation.params == {"seat": 0, "stage": "worker"}
    assert refused(state, {"pool.0": "0"}).code == "turn-cannot-go-on"


def test_a_coin_that_is_asked_for():
    state = waiting_for(table(phase=5), Subsidence(1))
    assert refused(state, {"coins.1": "0"}).code == "turn-cannot-go-on"


def test_a_consolidation_rests_on_what_it_began_with():
    state = table(round=5, phase=9)
    ground = terrain_of(state).small["hamburg_franziska"]
    for seat, card in enumerate(ground[:3]):
        mines(state, seat, card)
        fresh(state, seat, coins=15)
    state = consolidate(state, "hamburg_franziska").state
    assert isinstance(state.turn, Bid)
    for changes in ({f"owner.{ground[0]}": "3"}, {f"owner.{ground[3]}": "1"}, {"track.6": "no"}):
        assert refused(state, changes).code == "consolidation-runs"
    bidder = state.turn.seat
    least = GAME.legal_actions(state, bidder)[0]
    state = GAME.apply(state, bidder, least).state
    assert refused(state, {f"coins.{bidder}": "0"}).code == "consolidation-runs"
    assert mended(state, points__3__board="5").seats[3].points == state.seats[3].points + 5


# Random positions


def completed(state: State, id: str, value: str) -> dict[str, str]:
    """A change with what makes up for it, where one other thing does."""
    kind, *of = id.split(".")
    seat = of[0] if of else ""
    now = values(state)
    is_engineer = kind == "pieces" and of[2].startswith("e")
    others = {
        "engineers": is_engineer,
        "engine_pool": kind in ("beside", "engine") or (kind == "pieces" and of[2] == "s1"),
        "bank": kind in ("coins", "track"),
        "worker_pool": kind in ("workers", "village"),
        "pool": kind in ("rescue", "settlement", "station", "lost", "pieces"),
    }
    other = next((name for name, fits in others.items() if fits), None)
    if other is None:
        return {id: value}
    other = f"{other}.{seat}" if other in ("pool", "engineers") else other
    return {id: value, other: str(int(now[other]) - _number(value) + _number(now[id]))}


def _number(value: str) -> int:
    return {"no": 0, "none": 0, "yes": 1}.get(value) or int(value if value.lstrip("-").isdecimal() else 0)


def sample(state: State, chance: Random) -> list[dict[str, str]]:
    """Of each kind of quantity one, set to some value: alone, and with what makes up for it."""
    by_kind: dict[str, list[str]] = {}
    known = {quantity.id: quantity for quantity in quantities(state)}
    for id in known:
        by_kind.setdefault(id.partition(".")[0], []).append(id)
    found: list[dict[str, str]] = []
    for ids in by_kind.values():
        id = chance.choice(ids)
        value = chance.choice(known[id].values)
        found += [{id: value}, completed(state, id, value)]
    return found


def played_on(state: State, chance: Random) -> None:
    """To the end, by anything that is legal, with nothing lost."""
    while active := GAME.active_seats(state):
        legal = GAME.legal_actions(state, active[0])
        assert GAME.check(state, active[0], GAME.default_action(state, active[0])) is None
        going_on = [action for action in legal if action != GAME.end_turn]
        state = GAME.apply(state, active[0], chance.choice(going_on or legal)).state
        assert GAME.conserved(state) == ()
    assert GAME.outcome(state) is not None


def held_by(state: State, changes: dict[str, str], chance: Random) -> str:
    """What came of a repair, which must hold to all that is asked of it."""
    before, kept = encode_state(GAME, state), owned(state)
    try:
        done = repaired(state, changes)
    except IllegalAction as refusal:
        return refusal.violation.code
    finally:
        assert encode_state(GAME, state) == before
    after = done.state
    assert decode_state(GAME, encode_state(GAME, after)) == after
    assert all(GAME.observe(after, seat).active == GAME.active_seats(after) for seat in (None, 0))
    (event,) = done.events
    assert booked(event) == {key: count - kept[key] for key, count in owned(after).items() if count != kept[key]}
    assert repaired(state, told(event)).state == after
    if GAME.conserved(after):
        return "not conserved"
    if chance.random() < 0.02:
        played_on(after, chance)
    return "conserved"


def told(event: Event) -> dict[str, str]:
    """What a repair says that it has set, as whoever replays it sets it."""
    changes = event.params["changes"]
    assert isinstance(changes, tuple)
    return {str(id): str(after) for id, after in zip(changes[::3], changes[2::3], strict=True)}


def booked(event: Event) -> dict[tuple[int, str], int]:
    return {(entry.seat, entry.account): entry.amount for entry in event.entries}


@pytest.mark.slow
@pytest.mark.parametrize(
    "seed",
    [seed if seed in (1, 2) else pytest.param(seed, marks=pytest.mark.slow) for seed in range(sampled(4, 30))],
)
def test_repairs_of_random_positions(seed: int):
    """Each goes through the codec, is observed, and is refused, does not add up, or plays on to an end."""
    chance = Random(f"repairs {seed}")
    options = {name: chance.choice(choices) for name, choices in PUBLIC_OPTIONS}
    setup = Setup(seats=chance.choice(facts.SEATS), options=GAME.options_type(**options), seed=f"{seed:032x}")
    state, came = GAME.new_game(setup).state, Counter[str]()
    while active := GAME.active_seats(state):
        common = state.turn.stage in ("act", "choose", "secure", "load", "done", "miners")
        if chance.random() < (0.02 if common else 0.15):
            for changes in sample(state, chance):
                came[held_by(state, changes, chance)] += 1
        legal = GAME.legal_actions(state, active[0])
        going_on = [action for action in legal if action != GAME.end_turn]
        state = GAME.apply(state, active[0], chance.choice(going_on or legal)).state
    assert min(came["conserved"], came["not conserved"]) > 100
    assert came["repair-unknown"] == came["game-over"] == 0


@pytest.mark.parametrize("seed", range(3))
def test_quantities_are_words_and_hide_nothing(seed: int):
    """Ids and values are words without blanks, each once; every new deal for the public has the same."""
    chance = Random(seed)
    setup = Setup(seats=3 + seed, options=GAME.options_type(), seed=f"{seed:032x}")
    state = GAME.new_game(setup).state
    while active := GAME.active_seats(state):
        if chance.random() < 0.03:
            found = quantities(state)
            assert len({quantity.id for quantity in found}) == len(found)
            for quantity in found:
                assert quantity.value in quantity.values
                assert len(set(quantity.values)) == len(quantity.values)
                assert not any(set(word) & set(" \n") or not word for word in (quantity.id, *quantity.values))
            for number in range(3):
                assert quantities(GAME.redeal(state, None, Rng(f"{number:032x}"))) == found
        state = GAME.apply(state, active[0], chance.choice(GAME.legal_actions(state, active[0]))).state
    assert quantities(state) == []
