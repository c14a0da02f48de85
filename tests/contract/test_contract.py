"""What every game must hold to, whatever its rules: the contract of `games/engine/contract.py`."""

import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from contract_hooks import HOOKS
from walks import audited, redealt, setup_for, steps_of, walk

from bot.tables.plans import plan_fault
from games.engine.codec import NewerSchema, Unreadable, decode, decode_state, encode, encode_state
from games.engine.contract import Setup, apply_all, is_answer, seals
from games.engine.event import visible_events
from games.engine.violation import IllegalAction
from games.registry import GAMES
from tests.games.record import Record, record_of, replay
from tests.soaking import sampled

TABLES = [(game, players) for game in GAMES for players in GAMES[game].seats]
SEEDS = sampled(3, 20)
QUICK_SEEDS = 3
"""Random games of each table in the quick part."""


@cache
def positions(game_id: str, players: int) -> list[Any]:
    """Positions of one random game, every seventh step, the last included."""
    taken = list(walk(GAMES[game_id], setup_for(GAMES[game_id], players, 7)))
    return [step.before for step in taken[::7]] + [taken[-1].transition.state]


def test_every_game_has_hooks():
    assert set(HOOKS) == set(GAMES)
    assert all(game.id == name for name, game in GAMES.items())


@pytest.mark.one_quick
@pytest.mark.parametrize(("game_id", "players"), TABLES)
@pytest.mark.parametrize(
    "seed", [seed if seed < QUICK_SEEDS else pytest.param(seed, marks=pytest.mark.slow) for seed in range(SEEDS)]
)
def test_random_games_hold(game_id: str, players: int, seed: int):
    """Some action is legal until the end, nothing appears or vanishes, the ledger sums, nothing hidden shows."""
    steps = audited(GAMES[game_id], setup_for(GAMES[game_id], players, seed), thorough=100)
    assert steps > 50


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_random_games_hold_a_larger_sample(game_id: str, players: int):
    for seed in range(100, sampled(101, 106)):
        audited(GAMES[game_id], setup_for(GAMES[game_id], players, seed), thorough=10)


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_every_legal_action_applies_and_leaves_its_input_untouched(game_id: str, players: int):
    game = GAMES[game_id]
    for state in positions(game_id, players):
        before = encode_state(game, state)
        for seat in game.active_seats(state):
            for action in game.legal_actions(state, seat):
                after = game.apply(state, seat, action).state
                assert after is not state
        assert encode_state(game, state) == before


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_check_and_apply_agree_on_everything(game_id: str, players: int):
    """`apply` refuses exactly what `check` refuses, with the same violation, which has a code and a rule."""
    game = GAMES[game_id]
    for state in positions(game_id, players)[::6]:
        for seat in range(players):
            for action in HOOKS[game_id].candidates(state):
                violation = game.check(state, seat, action)
                if violation is None:
                    game.apply(state, seat, action)
                    continue
                assert violation.code
                assert violation.rule
                with pytest.raises(IllegalAction) as caught:
                    game.apply(state, seat, action)
                assert caught.value.violation == violation


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_actions_as_json_there_and_back(game_id: str, players: int):
    game = GAMES[game_id]
    for state in positions(game_id, players):
        for seat in game.active_seats(state):
            for action in game.legal_actions(state, seat):
                assert decode(encode(action), game.action_type) == action


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_notation_is_read_back(game_id: str, players: int):
    game = GAMES[game_id]
    written = {}
    for state in positions(game_id, players):
        for seat in game.active_seats(state):
            for action in game.legal_actions(state, seat):
                line = game.notation(action)
                assert game.parse(line) == action
                assert written.setdefault(line, action) == action
                assert "\n" not in line


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_replay_gives_the_same_state(game_id: str, players: int):
    """From the record alone, written as JSON and read again."""
    game = GAMES[game_id]
    setup = setup_for(game, players, 3)
    steps, final = steps_of(game, setup)
    record = decode(encode(record_of(game, setup, steps)), Record)
    again = replay(game, record)
    assert again.state == final
    assert encode_state(game, again.state) == encode_state(game, final)


@pytest.mark.one_quick
@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_redeal_leaves_the_view_and_changes_the_rest(game_id: str, players: int):
    """What a seat cannot know is dealt anew: its view stays, the state does not, and others see other things."""
    game = GAMES[game_id]
    for state in positions(game_id, players):
        for seat in range(players):
            dealt = [redealt(game, state, seat, number) for number in range(3)]
            assert all(game.observe(other, seat) == game.observe(state, seat) for other in dealt)
            assert all(other != state for other in dealt)
            assert redealt(game, state, seat, 0) == dealt[0]


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_a_redealt_game_can_be_played_on(game_id: str, players: int):
    """The seat that looks ahead finds positions in which default actions reach the end."""
    game = GAMES[game_id]
    state = positions(game_id, players)[len(positions(game_id, players)) // 2]
    state = redealt(game, state, 0, 1)
    while active := game.active_seats(state):
        state = game.apply(state, active[0], game.default_action(state, active[0])).state
    assert game.outcome(state) is not None


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_default_actions_end_turns_and_the_game(game_id: str, players: int):
    """All seats gone: default actions alone reach the end, every turn within a handful of them."""
    game = GAMES[game_id]
    state = game.new_game(setup_for(game, players, 5)).state
    run = 0
    while active := game.active_seats(state):
        action = game.default_action(state, active[0])
        state = game.apply(state, active[0], action).state
        run = 0 if action == game.end_turn else run + 1
        assert run < 12
    assert game.outcome(state) is not None


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_default_actions_end_any_position(game_id: str, players: int):
    game = GAMES[game_id]
    for state in positions(game_id, players)[::5]:
        here = state
        for _ in range(12):
            active = game.active_seats(here)
            if not active:
                break
            action = game.default_action(here, active[0])
            here = game.apply(here, active[0], action).state
            if action == game.end_turn:
                break
        else:
            pytest.fail("a turn that default actions do not end")


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_reveals_and_ends_of_phases_seal(game_id: str, players: int):
    """A take back never crosses a reveal: each step that shows, ends a phase or hands over is sealed."""
    game = GAMES[game_id]
    for taken in walk(game, setup_for(game, players, 11)):
        transition = taken.transition
        handed_over = game.active_seats(taken.before) != game.active_seats(transition.state)
        expected = bool(transition.reveals or transition.phase_ends) or handed_over
        assert seals(game, taken.before, transition) is expected
        if is_answer(game, taken.action):
            assert not expected
        chosen = HOOKS[game_id].OWN_CHOICES
        hidden = [event for event in transition.events if event.only is not None and event.kind not in chosen]
        if hidden and not is_answer(game, taken.action):
            assert transition.reveals


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_private_events_reach_their_seats_only(game_id: str, players: int):
    game = GAMES[game_id]
    for taken in walk(game, setup_for(game, players, 13)):
        public = visible_events(taken.transition.events, None)
        assert all(event.only is None for event in public)
        for seat in range(players):
            seen = visible_events(taken.transition.events, seat)
            assert set(map(id, public)) <= set(map(id, seen))


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_a_plan_is_applied_whole_or_not_at_all(game_id: str, players: int):
    """A plan that fails at a step names the step, and nothing of it is done."""
    game = GAMES[game_id]
    state = game.new_game(setup_for(game, players, 1)).state
    seat = game.active_seats(state)[0]
    first = game.legal_actions(state, seat)[0]
    before = encode_state(game, state)
    with pytest.raises(IllegalAction) as caught:
        apply_all(game, state, seat, [first, first])
    assert caught.value.step == 2
    assert encode_state(game, state) == before
    transitions = apply_all(game, state, seat, [first, game.end_turn])
    assert len(transitions) == 2
    assert transitions[0].state == game.apply(state, seat, first).state


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_a_plan_with_a_reveal_before_its_last_action_is_refused(game_id: str, players: int):
    game = GAMES[game_id]
    tried = 0
    for taken in walk(game, setup_for(game, players, 17)):
        seats = game.active_seats(taken.transition.state)
        if taken.transition.reveals and seats == (taken.seat,) and not is_answer(game, taken.action):
            following = game.legal_actions(taken.transition.state, taken.seat)[0]
            with pytest.raises(IllegalAction) as caught:
                apply_all(game, taken.before, taken.seat, [taken.action, following])
            assert (caught.value.step, caught.value.violation.code) == (2, "reveal-inside-plan")
            tried += 1
    assert tried


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_what_follows_a_final_action_of_a_plan_is_not_judged(game_id: str, players: int):
    """Legal or not, the same answer: it would tell what was shown, whose answer fired, or what comes next."""
    game = GAMES[game_id]
    tried = 0
    for taken in walk(game, setup_for(game, players, 18)):
        final = taken.transition.fired or seals(game, taken.before, taken.transition)
        if not final or is_answer(game, taken.action):
            continue
        for following in (taken.action, game.end_turn):
            with pytest.raises(IllegalAction) as caught:
                apply_all(game, taken.before, taken.seat, [taken.action, following])
            assert (caught.value.step, caught.value.violation.code) == (2, "reveal-inside-plan")
            tried += 1
    assert tried


@pytest.mark.parametrize("game_id", GAMES)
def test_an_end_before_the_last_action_is_no_plan(game_id: str):
    game = GAMES[game_id]
    state = game.new_game(setup_for(game, 3, 1)).state
    first = game.legal_actions(state, game.active_seats(state)[0])[0]
    assert plan_fault(game, [game.end_turn, first]) == "end-inside-plan"
    assert plan_fault(game, [first, game.end_turn]) is None


@pytest.mark.slow
@pytest.mark.parametrize("game_id", GAMES)
def test_the_same_in_every_process(game_id: str):
    """What is listed, and in which order, does not hang on the process's hash seed."""
    script = (
        "from walks import setup_for, steps_of; from games.registry import GAMES; "
        f"game = GAMES[{game_id!r}]; print(steps_of(game, setup_for(game, game.seats[-1], 29))[0])"
    )
    here = Path(__file__).parent
    path = os.pathsep.join((str(here.parents[1]), str(here)))
    printed = {
        subprocess.run(
            [sys.executable, "-c", script],
            env={**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": seed},
            check=True,
            capture_output=True,
        ).stdout
        for seed in ("1", "2", "3")
    }
    assert len(printed) == 1


@pytest.mark.parametrize("game_id", GAMES)
def test_options_default_first_and_each_value_plays(game_id: str):
    game = GAMES[game_id]
    defaults = msgspec.to_builtins(game.options_type())
    for name, values in game.public_options:
        assert values[0] == defaults[name]
        for value in values:
            options = game.options_type(**{name: value})
            assert game.new_game(Setup(seats=game.seats[0], options=options, seed="0" * 32)).state is not None


@pytest.mark.parametrize("game_id", GAMES)
def test_stored_states_are_refused_when_damaged_or_newer(game_id: str):
    game = GAMES[game_id]
    state = game.new_game(setup_for(game, game.seats[0], 1)).state
    stored = encode_state(game, state)
    with pytest.raises(Unreadable):
        decode_state(game, stored[:-20])
    with pytest.raises(Unreadable):
        decode_state(game, stored.replace(game.id.encode(), b"another"))
    newer = f'"schema":{game.schema + 1}'.encode()
    with pytest.raises(NewerSchema):
        decode_state(game, stored.replace(f'"schema":{game.schema}'.encode(), newer, 1))


@pytest.mark.one_quick
@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_a_deal_depends_on_nothing_that_the_seat_cannot_know(game_id: str, players: int):
    """Positions that a seat cannot tell apart are dealt alike by the same generator."""
    game = GAMES[game_id]
    for state in positions(game_id, players):
        for seat in (None, *range(players)):
            bare = game.unanswered(state)
            hidden = [redealt(game, state, seat, number) for number in (1, 2)]
            dealt = [redealt(game, game.unanswered(one), seat, 7) for one in hidden]
            assert dealt[0] == dealt[1] == redealt(game, bare, seat, 7)
            assert encode_state(game, dealt[0]) == encode_state(game, dealt[1])


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_without_answers_the_game_is_the_same(game_id: str, players: int):
    """Nothing but answers is taken out, of everybody, and no more the second time."""
    game = GAMES[game_id]
    for state in positions(game_id, players):
        before = encode_state(game, state)
        bare = game.unanswered(state)
        assert encode_state(game, state) == before
        assert game.unanswered(bare) == bare
        for seat in game.active_seats(state):
            assert game.legal_actions(bare, seat) == game.legal_actions(state, seat)
        assert game.clock(bare) == game.clock(state)


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_a_seat_can_withdraw_all_that_it_has_left(game_id: str, players: int):
    """Each withdrawal is legal after the one before; nothing is left then, and nothing else has changed."""
    game = GAMES[game_id]
    for state in (one for one in positions(game_id, players) if game.active_seats(one)):
        answered = after = redealt(game, state, None, 3)
        for seat in range(players):
            for action in game.withdrawals(answered, seat):
                after = game.apply(after, seat, action).state
            assert not game.withdrawals(after, seat)
        assert after == game.unanswered(answered)


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_the_clock_goes_on(game_id: str, players: int):
    """It never goes back; who has acted in a phase need not decide any more in it."""
    game = GAMES[game_id]
    clocks = [game.clock(state) for state in positions(game_id, players)]
    at = [(clock.round, clock.phase) for clock in clocks]
    assert at == sorted(at)
    assert at[0][0] == 1
    for state, clock in zip(positions(game_id, players), clocks, strict=True):
        assert not set(clock.acted) & set(game.active_seats(state))
        assert clock.round == game.round_of(state) or not game.active_seats(state)
