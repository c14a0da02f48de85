"""Mise en place 10: the draft, and rankings left ahead for it."""

from coal_baron_builders import new_game, play, refusal

from games.coal_baron.actions import LeaveRanking
from games.coal_baron.game import GAME


def picks(state, count: int):
    """Take the first open card `count` times."""
    for _ in range(count):
        state = play(state, f"draft {state.draft[0]}", "end").state
    return state


def test_mise_en_place_10_z1_draft_direction():
    """From the right of the start player counter-clockwise, three rounds: seat 1 first of four takes last."""
    state = new_game(4, start=1)
    seats = []
    while state.phase == "draft":
        seats.append(state.turn.seat)
        state = picks(state, 1)
    assert seats == [0, 3, 2, 1] * 3
    assert [len(seat.outstanding) for seat in state.seats] == [3] * 4


def test_mise_en_place_10_first_shift_begins_with_the_start_player():
    state = picks(new_game(3, start=2), 9)
    assert (state.phase, state.shift, state.turn.seat, state.turn.stage) == ("shift", 1, 2, "place")


def test_a_pick_ends_by_end_turn():
    """The card is taken at once, the decision passes on with the end of the turn."""
    state = new_game(3)
    card = state.draft[4]
    assert refusal(state, "end").code == "nothing-drafted"
    state = play(state, f"draft {card}").state
    assert (state.turn.seat, state.turn.stage) == (2, "done")
    assert state.seats[2].outstanding[0].order == card
    assert refusal(state, f"draft {state.draft[0]}").code == "already-drafted"
    assert play(state, "end").state.turn.seat == 1


def test_a_card_that_is_gone_cannot_be_drafted():
    state = new_game(3)
    card = state.draft[0]
    violation = refusal(picks(state, 1), f"draft {card}")
    assert (violation.code, violation.params) == ("not-in-draft", {"order": card, "count": 9})


def test_nothing_is_placed_during_the_draft_nor_drafted_after():
    assert refusal(new_game(3), "place bank").code == "decision-open"
    state = picks(new_game(3), 9)
    assert refusal(state, "draft truck_01").code == "draft-over"


def test_mise_en_place_10_is_what_refusals_of_the_draft_cite():
    """Whose pick it is, and what a pick holds, follows from the draft and not from the turns of a shift."""
    state = new_game(3)
    assert refusal(state, f"draft {state.draft[0]}", seat=0).rule == "Mise en place 10"
    assert refusal(state, "place bank").rule == "Mise en place 10"
    state = play(state, f"draft {state.draft[0]}").state
    assert refusal(state, "place bank").rule == "Mise en place 10"
    assert refusal(picks(new_game(3), 9), "place bank", seat=1).rule == "Tour de jeu"


def test_ranking_picks_within_the_end_of_the_turn_before():
    """The next seat's first ranked card that is still open is taken and the turn passes on at once."""
    state = new_game(3)
    first, second, third = state.draft[:3]
    state = play(state, f"rank {first} {second}", seat=1).state
    played = play(state, f"draft {first}", "end")
    assert played.state.turn.seat == 0
    assert [own.order for own in played.state.seats[1].outstanding] == [second]
    assert played.event("order_drafted_ahead", 1).params == {"order": second}
    assert played.fired == [1]
    assert third in played.state.draft


def test_ranking_stays_for_the_next_rounds_and_is_cleared_after():
    state = new_game(3)
    wanted = state.draft[:3]
    state = play(state, f"rank {' '.join(wanted)}", seat=1).state
    while state.phase == "draft":
        assert state.turn.seat != 1
        state = play(state, f"draft {state.draft[-1]}", "end").state
    assert [own.order for own in state.seats[1].outstanding] == list(wanted)
    assert state.seats[1].ranking == ()


def test_a_ranking_whose_cards_are_gone_asks_live():
    state = new_game(3)
    card = state.draft[0]
    state = play(state, f"rank {card}", seat=1).state
    state = play(state, f"draft {card}", "end").state
    assert (state.turn.seat, state.turn.stage) == (1, "draft")


def test_every_seat_may_rank_and_the_draft_runs_to_its_end_at_once():
    """With rankings of all others and of the seat itself, one press plays the whole draft."""
    state = new_game(2, start=0)
    order = state.draft
    for seat in (0, 1):
        state = play(state, f"rank {' '.join(order)}", seat=seat).state
    played = play(state, f"draft {order[0]}", "end")
    assert played.fired == [0, 1]
    assert played.state.phase == "shift"
    assert played.kinds().count("order_drafted_ahead") == 5


def test_a_ranking_left_during_the_own_turn_fires_for_later_turns():
    state = new_game(2, start=0)
    card = state.draft[5]
    state = play(state, f"rank {card}", seat=1).state
    assert (state.turn.seat, state.turn.stage) == (1, "draft")
    played = play(state, f"draft {state.draft[0]}", "end", f"draft {state.draft[1]}", "end")
    assert [own.order for own in played.state.seats[1].outstanding] == [state.draft[0], card]


def test_rankings_that_cannot_be():
    state = new_game(3)
    gone = state.draft[0]
    state = picks(state, 1)
    one = state.draft[0]
    assert refusal(state, f"rank {one} {one}", seat=0).code == "ranking-repeats"
    assert refusal(state, f"rank {gone}", seat=0).code == "not-in-draft"
    assert refusal(state, "unrank", seat=0).code == "no-ranking"
    assert refusal(state, f"rank {one}", seat=7).code == "no-such-seat"
    empty = GAME.check(state, 0, LeaveRanking(()))
    assert empty is not None
    assert empty.code == "ranking-empty"
    assert refusal(picks(state, 8), f"rank {one}", seat=0).code == "draft-over"


def test_withdrawing_a_ranking():
    state = new_game(3)
    state = play(state, f"rank {state.draft[0]}", "unrank", seat=1).state
    assert state.seats[1].ranking == ()


def test_a_ranking_is_seen_by_its_owner_only():
    """View and events: nobody else learns that a ranking was left."""
    state = new_game(3)
    played = play(state, f"rank {state.draft[0]}", seat=1)
    assert all(event.only == (1,) for event in played.events)
    assert GAME.observe(played.state, 1).seats[1].ranking == state.draft[:1]
    for other in (0, 2, None):
        assert GAME.observe(played.state, other) == GAME.observe(state, other)


def test_leaving_a_ranking_keeps_the_scoring_shown():
    """An answer left ahead is no action of the turn: it changes nothing but the ranking."""
    state = new_game(3)
    after = play(state, f"rank {state.draft[0]}", seat=1).state
    after.seats[1].ranking = ()
    assert after == state
