"""Trial games with sensible enough players, who leave answers ahead or do not; their turns are counted."""

from collections import Counter
from collections.abc import Iterator
from random import Random

from games.engine.contract import Setup, is_answer
from games.engine.event import Seat
from games.kohle_kolonie import actions as kk
from games.kohle_kolonie import facts
from games.kohle_kolonie.auction import mine_value, trust_value
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.miners import BEGIN
from games.kohle_kolonie.options import Options
from games.kohle_kolonie.state import State
from games.kohle_kolonie.tableau import held
from games.kohle_kolonie.terrain import terrain_of

STEPS = (kk.ChooseBonus, kk.InsertMiner, kk.TakeWorker, kk.TakeSettler, kk.PutMiners, kk.Pay)
KINDS = {1: "bonus", 5: "disasters", 9: "auctions", 10: "loading"}


def trial(seed: int, players: int = 4, *, ahead: tuple[Seat, ...]) -> Counter[str]:
    """Turns that somebody had to take, by what they were for; the seats of `ahead` leave answers."""
    chance = Random(seed)
    setup = Setup(seats=players, options=Options(), seed=f"{seed:032x}")
    state = GAME.new_game(setup).state
    turns: Counter[str] = Counter()
    while active := GAME.active_seats(state):
        state = _leave(state, ahead, chance)
        seat = active[0]
        action = _choose(state, seat, chance)
        if action == GAME.end_turn:
            turns[KINDS.get(state.phase, "actions")] += 1
        state = GAME.apply(state, seat, action).state
    return turns


def trial_states(seed: int, players: int) -> Iterator[State]:
    """The positions of a game in which all leave answers ahead, turn by turn."""
    chance = Random(seed)
    state = GAME.new_game(Setup(seats=players, options=Options(), seed=f"{seed:032x}")).state
    while active := GAME.active_seats(state):
        state = _leave(state, tuple(range(players)), chance)
        action = _choose(state, active[0], chance)
        state = GAME.apply(state, active[0], action).state
        if action == GAME.end_turn:
            yield state


def _choose(state: State, seat: Seat, chance: Random) -> kk.Action:
    """Bids up to what a mine is worth, the best action at hand, at most a few steps of miners."""
    legal = GAME.legal_actions(state, seat)
    if state.turn.stage == "bid":
        ceiling = _ceiling(state, seat, state.auction.ground if state.auction else "")
        least = legal[0]
        return least if isinstance(least, kk.Bid) and least.value <= ceiling else kk.Pass()
    for kind in (kk.BuyMine, kk.Flip, kk.PlaceSettlement, kk.BuyEngine, kk.InsertEngineer, kk.PlaceCard, kk.Load):
        if found := [action for action in legal if isinstance(action, kind)]:
            return chance.choice(found)
    if steps := [action for action in legal if isinstance(action, STEPS)]:
        return chance.choice(steps)
    if state.turn.stage == "act" and BEGIN[False] in legal:
        return BEGIN[False]
    return GAME.default_action(state, seat)


def _ceiling(state: State, seat: Seat, ground: str) -> int:
    own = state.seats[seat]
    value = mine_value(terrain_of(state), own, ground)
    return value + min(own.coins, 4) if value else 0


def _leave(state: State, seats: tuple[Seat, ...], chance: Random) -> State:
    """These seats leave what they have not left yet and might be asked soon."""
    for seat in seats:
        for answer in _missing(state, seat, chance):
            if GAME.check(state, seat, answer) is None:
                assert is_answer(GAME, answer)
                state = GAME.apply(state, seat, answer).state
    return state


def _missing(state: State, seat: Seat, chance: Random) -> list[kk.Action]:
    own, terrain = state.seats[seat], terrain_of(state)
    answers = own.answers
    found: list[kk.Action] = []
    if answers.ranking is None:
        found.append(kk.LeaveRanking(tuple(chance.sample(facts.BONUS_MARKERS, 7))))
    if answers.protection is None and state.phase < 5:
        found.append(kk.LeaveProtection(("A1", "A2")[: own.coins // 2]))
    if answers.subsidence is None:
        found.append(kk.LeaveSubsidence("coin"))
    if answers.loading is None:
        found.append(kk.LeaveLoading("all"))
    if answers.places is None:
        found.append(kk.LeavePlaces(terrain.spaces))
    left = {ceiling.ground for ceiling in answers.ceilings}
    for ground in dict.fromkeys(terrain.cards[card].ground for card in held(own)):
        if ground in terrain.small and ground not in left and trust_value(state, terrain, ground) != 0:
            found.append(kk.LeaveCeiling(ground, _ceiling(state, seat, ground)))
    return found
