"""Fin de la partie: conversions, undelivered orders, balance, the winner."""

import pytest
from coal_baron_builders import complete, last_turn, lines, mine, order, play, refusal

from games.coal_baron.game import GAME
from games.coal_baron.state import Section

LIGHT = ("yellow_1_light", "yellow_2_light", "brown_1_light", "brown_2_light", "grey_1_light", "grey_2_light")
DARK = ("yellow_1_dark", "brown_1_dark", "grey_1_dark", "black_1_dark")
PRINTED_EMPTY = tuple(Section(section.kind, (None,)) for section in mine())
NO_CUBES = {"sections": PRINTED_EMPTY}


def end_rows(played, seat: int) -> dict[str, int]:
    """The last four rows of a seat's score sheet."""
    outcome = GAME.outcome(played.state)
    assert outcome is not None
    return {row.source: row.points[seat] for row in outcome.rows[-4:]}


def final(**own):
    """The end of the last shift, the other seats with nothing that scores."""
    bare = {**NO_CUBES, "francs": 0}
    return play(last_turn(shift=3, seats={0: {**bare, **own}, 1: bare, 2: bare}), "end")


def test_fin_de_la_partie_example():
    """7 francs +1, 4 cubes wherever they are +1, one order left -1, 7 light and 4 dark tiles -6."""
    tiles = [f"{kind}:" for kind in (*LIGHT, "black_1_light", *DARK)]
    tiles[0] = "yellow_1_light:yellow"
    sections = (*PRINTED_EMPTY, *mine(*tiles)[4:])
    played = final(
        francs=7,
        sections=sections,
        cage=("grey",),
        storage=("black",),
        outstanding=(order("handcart_11", "yellow"),),
    )
    assert end_rows(played, 0) == {"francs": 1, "cubes": 1, "undelivered": -1, "balance": -6}
    assert played.state.seats[0].francs == 2
    assert played.event("balance_counted", 0).params == {"light": 7, "dark": 4, "points": -6}


def test_e1_third_scoring_before_the_conversions():
    """Two ends of a phase with their states: after the shift's scoring, and after everything."""
    played = final(francs=7)
    assert [end.phase for end in played.phase_ends] == ["shift_3", "game"]
    assert [end.state.seats[0].francs for end in played.phase_ends] == [7, 2]
    assert played.phase_ends[1].state.phase == "over"


@pytest.mark.parametrize(("francs", "points", "left"), [(0, 0, 0), (4, 0, 4), (5, 1, 0), (14, 2, 4)])
def test_e4_francs_are_converted_and_the_rest_kept(francs: int, points: int, left: int):
    played = final(francs=francs)
    assert end_rows(played, 0)["francs"] == points
    assert played.state.seats[0].francs == left


def test_e3_two_cubes_on_one_space_count_two():
    played = final(outstanding=(order("truck_01", "grey+black"),), storage=("grey",))
    assert end_rows(played, 0)["cubes"] == 1


def test_o2_a_complete_order_not_delivered_costs_a_point():
    assert end_rows(final(outstanding=(complete("truck_01"), order("truck_02"))), 0)["undelivered"] == -2


def test_e2_balance_counts_tiles_not_minecarts_and_no_printed_sections():
    """Two double tiles light against two single ones dark are balanced, on whatever levels."""
    tiles = ("grey_2_light:", "black_2_light:", "yellow_1_dark:", "brown_1_dark:")
    played = final(sections=(*PRINTED_EMPTY, *mine(*tiles)[4:]))
    assert end_rows(played, 0)["balance"] == 0
    assert end_rows(final(), 0)["balance"] == 0


def test_fin_de_la_partie_most_points_win():
    played = final(points=30)
    outcome = GAME.outcome(played.state)
    assert outcome is not None
    assert outcome.ranks[0] == (0,)
    assert played.event("game_won").seat == 0
    assert outcome.totals[0] == sum(row.points[0] for row in outcome.rows)


def test_e5_tie_is_broken_by_francs_left_after_conversion():
    """Seat 1 has more francs left although it had fewer before."""
    seats = {seat: {**NO_CUBES, "francs": francs} for seat, francs in enumerate((5, 4, 0))}
    seats[1]["points"] = 1
    outcome = GAME.outcome(play(last_turn(shift=3, seats=seats), "end").state)
    assert outcome is not None
    assert outcome.totals == (47, 47, 46)
    assert outcome.tie_break == (0, 4, 0)
    assert outcome.ranks[0] == (1,)


def test_e5_shared_victory():
    """Equal points and francs share the rank; both are told."""
    seats = {seat: {**NO_CUBES, "francs": 3} for seat in range(3)}
    seats[2]["francs"] = 1
    played = play(last_turn(shift=3, seats=seats), "end")
    outcome = GAME.outcome(played.state)
    assert outcome is not None
    assert outcome.ranks == ((0, 1), (2,))
    assert [event.seat for event in played.events if event.kind == "victory_shared"] == [0, 1]


def test_e6_negative_scores_and_more_than_100():
    heavy = tuple(order(f"truck_{number:02}") for number in range(1, 12))
    played = play(
        last_turn(shift=3, seats={0: {"outstanding": heavy, "francs": 0}, 1: {"points": 150, **NO_CUBES}}), "end"
    )
    outcome = GAME.outcome(played.state)
    assert outcome is not None
    assert outcome.totals[0] == -11 + 1
    assert outcome.totals[1] > 150


def test_nothing_after_the_end():
    state = final().state
    assert GAME.active_seats(state) == ()
    assert lines(state) == []
    assert refusal(state, "place bank", seat=0).code == "game-over"
    assert refusal(state, "rank truck_01", seat=0).code == "draft-over"


def test_no_outcome_before_the_end():
    assert GAME.outcome(last_turn(shift=3)) is None


def test_score_sheet_says_of_how_many():
    """The counts beside the points: cards, francs before conversion, cubes, orders, excess tiles."""
    outcome = GAME.outcome(final(francs=12, delivered=("truck_11",), cage=("grey",)).state)
    assert outcome is not None
    counts = {row.source: row.counts[0] for row in outcome.rows if row.counts}
    assert counts["deliveries"] == 1
    assert counts["coal_black"] == 3
    assert (counts["francs"], counts["cubes"], counts["undelivered"], counts["balance"]) == (12, 1, 0, 0)
