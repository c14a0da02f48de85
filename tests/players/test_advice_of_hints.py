"""A hint never shows a plan alone where something else can be done; how computers play does not hang on that."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from minds_tried import MINDS, TABLES, positions, walked
from msgspec.structs import replace

from benchmarks.duels import sources
from games.coal_baron import facts as coal
from games.coal_baron import turns as coal_turns
from games.engine.codec import encode_state
from games.engine.contract import seals
from games.kohle_kolonie import turns
from games.kohle_kolonie.actions import Bid
from games.registry import GAMES
from players.advice.advising import TOLD, advise, told, weigh
from players.advice.entry import advice_of
from players.entry import Question, think_of
from players.kinds import Kind
from players.levels import level_of
from players.mind import AnyMind
from players.minds import mind_of
from players.thinking import Compared
from tests.soaking import sampled

GAMES_EACH = 4
ROOT = Path(__file__).parents[2]


def question(game_id: str, state: Any, seat: int) -> Question:
    return Question(game_id, encode_state(GAMES[game_id], state), seat, "apprentice", 5)


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_a_plan_stands_beside_others_that_begin_otherwise(game_id: str, players: int) -> None:
    """The computer's choice stays the first; with several plans nothing is added."""
    game, alone = GAMES[game_id], 0
    for state, seat in positions(game_id, players):
        asked = question(game_id, state, seat)
        thought, advice = think_of(asked), advice_of(asked)
        if len(thought) > 1:
            assert advice == thought
            continue
        alone += 1
        assert advice[0].line == thought[0].line
        assert len({tuple(sorted(one.line)) for one in advice}) == len(advice), "none is another in another order"
        for one in advice:
            after = state
            for notation in one.line[:-1]:
                after = game.apply(after, seat, game.parse(notation)).state
            assert game.check(after, seat, game.parse(one.line[-1])) is None, one.line
    assert alone or game_id == "coal_baron"


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_what_a_plan_leads_to_comes_to_its_difference(game_id: str, players: int) -> None:
    """All plans are played on equally often; the first is the best, or as good as games tell and best at sight."""
    mind, level = mind_of(game_id), replace(level_of("inspector", game_id), width=1, plans=3, games=GAMES_EACH)
    led = several = beside = 0
    for state, seat in positions(game_id, players)[:: sampled(4, 1)]:
        ranked = weigh(mind, state, seat, level, 7, lambda: 0.0)
        first, *others = ranked
        assert first.later == ()
        assert {one.games for one in (first, *others)} == {GAMES_EACH if others else 0}
        kinds = {kind_in(mind, one.actions).name for one in ranked}
        several += len(kinds) > 2
        chosen = told(mind, ranked)
        assert [one for one in ranked if one in chosen] == [*chosen]
        assert len(chosen) == min(len(ranked), TOLD)
        assert chosen[0] == first
        twins = _of_the_kind_of_the_first(mind, ranked)
        beside += bool(twins)
        assert any(one in chosen for one in twins) or not twins, "another of its kind stands beside the best"
        shown = {kind_in(mind, one.actions).name for one in chosen}
        assert len(shown) == min(len(kinds), TOLD - bool(twins)), "and other kinds before more of that"
        for one in others:
            led += 1
            assert sum(item.worth for item in one.later) == pytest.approx(one.worth - first.worth, abs=1e-6)
            assert one.worth - first.worth <= one.unsure
        assert [one.worth for one in others] == sorted((one.worth for one in others), reverse=True)
    assert led
    assert several
    assert beside


@pytest.mark.slow
@pytest.mark.parametrize("game_id", MINDS)
def test_where_the_time_is_up_what_was_compared_is_told(game_id: str) -> None:
    mind, level = mind_of(game_id), level_of("inspector", game_id)
    for state, seat in positions(game_id, GAMES[game_id].seats[-1])[::7]:
        found = advise(mind, state, seat, level, 7, lambda: 99.0)
        assert all(not one.games and not one.later for one in found.compared)
        assert legal(mind, state, seat, found.actions)


@pytest.mark.parametrize(
    ("game_id", "line", "said"),
    [
        ("kohle_kolonie", ("coin", "buy 14", "worker linden", "end"), "buy 14"),
        ("kohle_kolonie", ("buy 15", "end"), "buy 15"),
        ("kohle_kolonie", ("flip workforce", "end"), "flip workforce"),
        ("ruhrschifffahrt", ("option pilot", "start st_horst", "end"), "start st_horst"),
        ("coal_baron", ("place money_6", "end"), "place money"),
        ("coal_baron", ("place money_4", "end"), "place money"),
    ],
)
def test_exchanges_flips_and_options_make_no_other_kind_of_plan(
    game_id: str, line: tuple[str, ...], said: str
) -> None:
    assert mind_of(game_id).kind(line).name == said


@pytest.mark.parametrize(
    ("game_id", "one", "two"),
    [
        ("coal_baron", ("place money_6", "end"), ("place money_4", "end")),
        ("coal_baron", ("place mining_4", "fill truck_01 grey", "end"), ("place mining_4", "cage 1", "end")),
        ("ruhrschifffahrt", ("lock ob_horst", "end"), ("lock ob_kemnade", "end")),
        ("ruhrschifffahrt", ("depot mark", "end"), ("depot essen", "end")),
        ("ruhrschifffahrt", ("start st_horst", "plan ci_essen"), ("start st_horst", "plan in_forge")),
        ("kohle_kolonie", ("settle linden", "end"), ("settle welper", "end")),
    ],
)
def test_plans_of_a_kind_are_told_apart_by_what_they_are_about(
    game_id: str, one: tuple[str, ...], two: tuple[str, ...]
) -> None:
    kinds = [mind_of(game_id).kind(line) for line in (one, two)]
    assert kinds[0].name == kinds[1].name
    assert kinds[0].which != kinds[1].which


def test_steps_of_mining_for_other_orders_are_other_kinds() -> None:
    kind = mind_of("coal_baron").kind
    fills = ("cage 0", "fill truck_01 grey", "end"), ("cage 0", "pair truck_02 grey cage:brown cage:brown", "end")
    assert len({kind(line).name for line in (*fills, ("cage 1", "load grey", "end"))}) == 3


@pytest.mark.slow
def test_where_one_game_comes_to_its_end_all_do() -> None:
    """Else points that were scored would be compared with those that are expected."""
    mind, level = (
        mind_of("coal_baron"),
        replace(level_of("inspector", "coal_baron"), width=1, games=GAMES_EACH),
    )
    expected: dict[int, set[str]] = {}
    for state, seat in walked("coal_baron", 3, 14, 0.7):
        left = sum(own.workers for own in state.seats)
        if state.shift == coal.SHIFTS and isinstance(state.turn, coal_turns.Place) and 22 <= left <= 34:
            items = [
                item.what for one in weigh(mind, state, seat, level, 7, lambda: 0.0)[1:] for item in one.later
            ]
            expected[left] = {what for what in items if what.startswith("majority.")}
    assert any(expected[left] for left in expected if left > 28)
    assert len(expected) > 5
    assert not any(expected[left] for left in expected if left <= 28)


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_what_somebody_began_is_weighed_beside_the_best(game_id: str, players: int) -> None:
    """However bad it is, and the rest of it as good as that can be; with and without time for it."""
    game, mind, chance = GAMES[game_id], mind_of(game_id), Random(players)
    level = replace(level_of("inspector", game_id), width=1, plans=3, games=GAMES_EACH)
    worse = 0
    for state, seat in positions(game_id, players)[:: sampled(4, 1)]:
        action = chance.choice(game.legal_actions(state, seat))
        transition = game.apply(state, seat, action)
        if action == game.end_turn or transition.fired or seals(game, state, transition):
            continue
        for passed in (0.0, 99.0):
            found = advise(mind, state, seat, level, 7, lambda passed=passed: passed, (action,)).compared
            (own, *_) = [one for one in found if one.actions[0] == action]
            after = state
            for step in own.actions[:-1]:
                after = game.apply(after, seat, step).state
            assert game.check(after, seat, own.actions[-1]) is None
            assert len(found) <= TOLD
            assert found[0].worth - own.worth >= -own.unsure
            worse += passed == 0 and found[0] is not own
    assert worse


def _of_the_kind_of_the_first(mind: AnyMind, ranked: tuple[Compared, ...]) -> list[Compared]:
    name = kind_in(mind, ranked[0].actions).name
    return [one for one in ranked[1:] if kind_in(mind, one.actions).name == name]


def kind_in(mind: AnyMind, actions: tuple[Any, ...]) -> Kind:
    return mind.kind([mind.game.notation(action) for action in actions])


def legal(mind: AnyMind, state: Any, seat: int, actions: tuple[Any, ...]) -> bool:
    """Whether the first of the actions is legal."""
    return mind.game.check(state, seat, actions[0]) is None


@pytest.mark.slow
def test_what_comes_when_a_phase_ends_is_nothing_that_a_bid_has_at_once() -> None:
    """Whoever passes last ends the consolidation, and points and coins come of the phases after it."""
    mind, level = mind_of("kohle_kolonie"), replace(level_of("inspector", "kohle_kolonie"), games=GAMES_EACH)
    bidding = [
        (state, seat)
        for state, seat in walked("kohle_kolonie", 3, 43, 0.7)
        if isinstance(state.turn, turns.Bid) and _can_bid(state, seat)
    ]
    for state, seat in bidding[:4]:
        for plan in advise(mind, state, seat, level, 7, lambda: 0.0).compared:
            assert not {"points", "coins", "workers"} & {one.what for one in plan.changes if one.amount}


@pytest.mark.slow
def test_to_pass_is_compared_with_a_bid() -> None:
    """And a bid with passing."""
    compared = [
        {one.line[0].split()[0] for one in advice_of(question("kohle_kolonie", state, seat))}
        for state, seat in walked("kohle_kolonie", 3, 43, 0.7)
        if isinstance(state.turn, turns.Bid) and _can_bid(state, seat)
    ]
    assert len(compared) > 3
    assert all({"bid", "pass"} <= words for words in compared), compared


def _can_bid(state: Any, seat: int) -> bool:
    return any(isinstance(action, Bid) for action in GAMES["kohle_kolonie"].legal_actions(state, seat))


def test_it_is_none_of_the_sources_by_which_games_are_kept() -> None:
    assert not any("advice" in name for game in GAMES for name, _ in sources(ROOT, game))
