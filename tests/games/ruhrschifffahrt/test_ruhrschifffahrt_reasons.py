"""On what the numbers of events rest, and results of nothing."""

import pytest
from ruhrschifffahrt_builders import (
    begun,
    fresh,
    in_debt,
    legal,
    loaded,
    play,
    points,
    river,
    sale,
    scored,
    stands,
    table,
)

from games.engine.event import Event
from games.ruhrschifffahrt import turns
from games.ruhrschifffahrt.state import State


def grounds(event: Event) -> dict[str, dict[str, object]]:
    """The facts of an event by kind."""
    assert len({fact.kind for fact in event.facts}) == len(event.facts)
    return {fact.kind: dict(fact.params) for fact in event.facts}


def buying(round: int = 3, **own: object) -> State:
    state = table(round=round, phase=6)
    fresh(state, 0, **own)
    return state


def last() -> State:
    return table(round=12, phase=7)


# Payments


def test_5_2_the_printed_price_of_an_option_and_what_round_7_adds():
    state = table()
    fresh(state, 0, coins=5)
    assert grounds(play(state, "option tow").event("option_chosen")) == {"printed_price": {"coins": 1}}
    state = table(round=7)
    fresh(state, 0, coins=5)
    assert grounds(play(state, "option tow").event("option_chosen")) == {
        "printed_price": {"coins": 1},
        "option_dearer": {"round": 7},
    }


def test_5_3_a_debt_says_what_was_due_and_whose_warehouse_went():
    state = buying(coins=1, tiles=("lock_construction",))
    assert grounds(play(state, "lock ob_papiermuehle").event("debt_made")) == {
        "debt_for": {"coins_needed": 2, "coins_have": 1},
        "warehouse_from_supply": {},
    }
    state = buying(coins=1, supply=0, tiles=("lock_construction",))
    assert grounds(play(state, "lock ob_papiermuehle").event("debt_made_from_calendar")) == {
        "debt_for": {"coins_needed": 2, "coins_have": 1},
        "warehouse_from_calendar": {"round": 6, "points": 2},
    }


def test_r28_a_payment_that_cannot_be_met_says_why():
    state = table(round=3)
    for seat in range(4):
        points(state, seat, 1)
        in_debt(state, seat, 4)
    played = begun(state, 1)
    played = play(played.state, "choose coin", "end", seat=0)
    for seat in (1, 2):
        played = play(played.state, "choose point", "end", seat=seat)
    played = play(played.state, "choose point", "end", seat=3)
    assert grounds(played.event("payment_forced", 0)) == {
        "could_not_pay": {"coins_needed": 1, "coins_have": 0, "debts_possible": 0}
    }


@pytest.mark.parametrize(
    ("round", "obstacle", "price", "worth"),
    [(3, "ob_papiermuehle", 2, ("lock_elsewhere", 2)), (5, "ob_hattingen", 3, ("lock_in_mark", 3))],
)
def test_6_6_price_and_worth_of_a_lock(round: int, obstacle: str, price: int, worth: tuple[str, int]):
    state = buying(round, coins=5, tiles=("lock_construction",))
    assert grounds(play(state, f"lock {obstacle}").event("lock_built")) == {
        "lock_price": {"round": round, "coins": price},
        worth[0]: {"points": worth[1]},
    }


def test_6_6_the_printed_price_of_a_warehouse_or_that_of_the_white_tile():
    state = buying(coins=9, tiles=("coal_depot", "warehouse"), supply=3)
    stands(state, essen=(1,))
    built = play(state, "depot essen").event("depot_warehouse_built")
    assert grounds(built) == {"price_of_space": {"position": 2, "coins": built.params["coins"]}}
    assert grounds(play(state, "city ci_muelheim white").event("city_warehouse_built")) == {
        "price_by_tile": {"coins": 2}
    }


def test_r47_the_price_in_ruhrort_goes_by_how_many_stand_there():
    state = buying(coins=9, tiles=("ruhrort_port",), supply=3)
    stands(state, belgium=(1, 2), rhineland=(3,))
    assert grounds(play(state, "port belgium").event("port_warehouse_built")) == {
        "price_in_port": {"count": 3, "coins": 5}
    }


# Sales and export


def test_6_4_what_of_a_die_arrives_and_is_paid():
    played = sale(loaded("st_steele", "st_oefte", pilot=True), "ci_werden")
    facts = grounds(played.every("coal_sold", 0)[0])
    assert facts["obstacles_crossed"]["value"] == 3
    assert facts["coin_for_cube"] == {}
    state = loaded("st_steele", "st_oefte", pilot=True)
    fresh(state, 0, cubes={"BR": 2})
    assert grounds(sale(state, "po_ruhrort").every("coal_sold", 0)[0]) == {
        "obstacles_crossed": {"count": 7, "value": 3},
        "area_full": {"area": "BR", "count": 2},
        "port_pays": {"coins": 1},
    }


def test_6_6_all_owners_of_a_warehouse_in_the_city_are_named():
    state = loaded("st_steele", "st_oefte", pilot=True)
    stands(state, ci_werden=(1, 0))
    played = sale(state, "ci_werden")
    assert [grounds(event) for event in played.every("warehouse_earned")] == [
        {"owners_in_city": {"seats": (0, 1)}},
        {"owners_in_city": {"seats": (0, 1)}},
    ]


def test_6_7_export_by_marker_and_position():
    state = table(round=5, phase=7)
    state.export = 4
    stands(state, **{state.countries[1]: (2, 0)})
    played = begun(state, 7)
    value = _track(state)[4]
    assert grounds(played.event("exported", 0)) == {
        "export_marker_at": {"cell": 5, "points": value},
        "position_adds": {"position": 2, "points": 0},
    }


def _track(state: State) -> tuple[int, ...]:
    return river(state).board.export_track


def test_r12_an_export_marker_that_stays_is_told_with_its_reason():
    for options, before, exported, kind in (
        ({"export_marker": "first_only"}, 3, 1, "sold_before"),
        ({}, -1, 0, "marker_at_end"),
        ({}, -1, 1, "marker_at_end"),
    ):
        state = loaded("st_mintard", "st_steele", pilot=True, **options)
        fresh(state, 1, option=None)
        state.export = before if before >= 0 else len(_track(state)) - 1
        played = begun(state, 4)
        position = played.state
        position.exported = exported
        seat = position.turn.seat
        while seat != 0:
            played = play(position, f"sell {_first(position)}", "end")
            position = played.state
            position.exported = exported
            seat = position.turn.seat
        stayed = play(position, "sell po_ruhrort").event("export_marker_stayed")
        assert stayed.entries == ()
        assert set(grounds(stayed)) == {kind}


def _first(state: State) -> str:
    return next(line.removeprefix("sell ") for line in legal(state) if line.startswith("sell "))


def test_6_7_coins_before_the_surplus_went():
    state = table(phase=7)
    fresh(state, 2, coins=13)
    assert grounds(begun(state, 7).event("surplus_returned", 2)) == {"coins_were": {"coins": 13}}


def test_6_5_a_progress_tile_names_the_cubes_it_takes():
    state = table(phase=5)
    needs = _combination(state, "lock_construction")
    fresh(state, 0, cubes=dict(needs))
    areas = tuple(area for area in ("BI", "BC", "BR", "WI", "WC", "WR") for _ in range(needs.get(area, 0)))
    received = begun(state, 5).every("tile_received", 0)
    (lock,) = (event for event in received if event.params["tile"] == "lock_construction")
    assert grounds(lock) == {"cubes_needed": {"areas": areas}}


def _combination(state: State, tile: str) -> dict[str, int]:
    return river(state).board.combinations[tile]


# The end


def test_7_0_a_majority_and_one_that_nobody_has_show_everybodys_warehouses():
    state = last()
    stands(state, essen=(0, 2, 2), werden=(0, 1))
    played = scored(state)
    assert grounds(played.event("depot_majority_scored")) == {
        "depot_counts": {"dominion": "essen", "counts": (1, 0, 2, 0)}
    }
    missed = played.event("majorities_missed")
    assert (missed.seat, missed.params) == (None, {"dominions": ("mark", "werden", "berg_broich")})
    assert [fact.params["counts"] for fact in missed.facts] == [(0, 0, 0, 0), (1, 1, 0, 0), (0, 0, 0, 0)]


def test_7_0_sets_name_their_places_and_who_has_none_of_them():
    state = last()
    essen = ("ci_kettwig", "ci_werden", "ci_steele")
    stands(state, **dict.fromkeys(essen, (0,)))
    played = scored(state)
    ((kind, said),) = grounds(played.event("essen_set_scored")).items()
    assert (kind, set(said["spaces"])) == ("cities_had", set(essen))  # type: ignore[call-overload]
    missed = played.event("sets_missed")
    assert (missed.seat, missed.params, missed.entries) == (None, {"counts": (3, 4, 4, 4)}, ())
    assert {fact.params["set"]: (fact.params["counts"], fact.params["needed"]) for fact in missed.facts} == {
        "essen_set": ((3, 0, 0, 0), 3),
        "mark_set": ((0, 0, 0, 0), 3),
        "city_set": ((3, 0, 0, 0), 7),
        "depot_set": ((0, 0, 0, 0), 4),
    }


def test_7_0_tiles_and_debts_that_bring_or_cost_nothing_are_told_too():
    state = last()
    fresh(state, 0, tiles=("mayor", "ruhr_valley_railway"), coins=0)
    fresh(state, 1, debts=2)
    played = scored(state)
    assert played.event("mayor_scored").params == {"coins": 0, "points": 0}
    assert played.event("railway_scored").params == {"count": 0, "points": 0}
    assert played.event("debts_scored").params == {"debts": 2, "points": 0}
    assert grounds(played.event("debts_scored")) == {"points_before": {"points": 0, "loss": 2}}


def test_r56_what_decides_between_equals():
    state = last()
    for seat in range(3):
        points(state, seat, 9)
        fresh(state, seat, coins=4 if seat < 2 else 3)
    shared = scored(state).every("victory_shared")
    assert len(shared) == 2
    assert grounds(shared[0]) == {
        "points_were": {"counts": (9, 9, 9, 0)},
        "coins_decide": {"counts": (4, 4, 3, 0)},
        "debts_decide": {"counts": (0, 0, 0, 0)},
    }
    fresh(state, 0, coins=5)
    assert set(grounds(scored(state).event("game_won"))) == {"points_were", "coins_decide"}


def test_r36_a_die_that_cannot_be_removed_is_told():
    state = table(round=11)
    state.dice = {}
    played = begun(state, 1)
    assert played.event("no_die_to_remove").params == {"count": 3}
    assert not isinstance(played.state.turn, turns.RemoveDie)
