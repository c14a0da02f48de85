"""What the contract tests must know of Kohle & Kolonie: candidates, what seats own, what is in the box."""

from collections.abc import Iterable, Mapping
from functools import cache
from random import Random
from typing import Final

from games.kohle_kolonie import actions as kk
from games.kohle_kolonie import boards, counting, facts
from games.kohle_kolonie.game import PLAYING
from games.kohle_kolonie.options import Options
from games.kohle_kolonie.pitheads import SPOTS
from games.kohle_kolonie.stages import active_seats
from games.kohle_kolonie.state import State
from games.kohle_kolonie.terrain import terrain_for, terrain_of
from games.kohle_kolonie.turns import Arrange

_BOARD: Final = boards.known[boards.STEIGER]
_ALL: Final = terrain_for(Options(), 5)
_SPACES: Final = _ALL.spaces
_VILLAGES: Final = tuple(_ALL.villages)
_STATIONS: Final = tuple(station.id for station in _BOARD.stations)
_MINER_SPOTS: Final = (
    *(f"rescue.{space}" for space in _SPACES),
    *sorted(spot for spot in SPOTS if ".m" in spot),
    *_VILLAGES,
    *_STATIONS,
    "pool",
)
_ENGINEER_SPOTS: Final = tuple(sorted(spot for spot in SPOTS if ".e" in spot))
IDS: Final = (
    *_ALL.cards,
    *_VILLAGES,
    *_MINER_SPOTS[:24],
    *_ENGINEER_SPOTS,
    *_SPACES,
    *_STATIONS,
    *facts.BONUS_MARKERS,
    *facts.PITHEAD_INDEX,
    "coins",
    "workers",
    "points",
    "coin",
    "bonus",
    "aid",
    "none",
    "marker",
    "ceiling",
    "ranking",
    "1",
    "2",
)
OWN_CHOICES: Final = ("answer_lapsed",)
owned: Final = counting.owned


@cache
def _candidates() -> list[kk.Action]:
    """Every well-formed action of a turn that the board knows, but for arrangements and bids beyond reason."""
    found: list[kk.Action] = [
        *(kk.ChooseBonus(marker) for marker in facts.BONUS_MARKERS),
        *(kk.BuyMine(card) for card in _ALL.cards),
        *(kk.TakeWorker(village) for village in _VILLAGES),
        *(kk.TakeSettler(village) for village in _VILLAGES),
        *(kk.PlaceCard(space) for space in _SPACES),
        *(kk.PutMiners(count) for count in range(4)),
        *(kk.InsertMiner(spot) for spot in _MINER_SPOTS),
        *(kk.RedeployMiner(source, to) for source in _MINER_SPOTS for to in _MINER_SPOTS),
        *(kk.RedeployEngineer(source, to) for source in _ENGINEER_SPOTS for to in _ENGINEER_SPOTS),
        *_of_the_wrong_kind(),
        kk.TakeCoin(),
        *(kk.Flip(card, pay) for card in facts.PITHEAD_INDEX for pay in (None, "workers", "coins")),
        kk.Exchange("coins"),
        kk.Exchange("workers"),
        kk.SpendExtra(),
        kk.Stop(),
        *(kk.Secure(space) for space in _SPACES),
        *(kk.Rescue(space) for space in _SPACES),
        *(kk.LoseMiner(spot) for spot in _MINER_SPOTS),
        kk.Pay("coin"),
        kk.Pay("points"),
        *(
            kk.Declare(aid, count, points)
            for aid in (False, True)
            for count in range(5)
            for points in (None, 0, 1, 2, 3, 4)
        ),
        *(kk.Bid(value) for value in range(60)),
        kk.Pass(),
        *(kk.Load(count, bonus) for count in range(5) for bonus in (False, True)),
        kk.EndTurn(),
    ]
    for bonus in (False, True):
        found += [kk.BuyEngine(to, bonus) for to in (*_SPACES, "cokery.s1")]
        found += [kk.PlaceSettlement(village, bonus) for village in _VILLAGES]
        found += [kk.InsertEngineer(spot, bonus) for spot in _ENGINEER_SPOTS]
        found.append(kk.BeginMiners(bonus))
    return found


def _of_the_wrong_kind() -> Iterable[kk.Action]:
    """Miners where engineers or engines stand, and engineers and engines where miners do."""
    for spot in (*_ENGINEER_SPOTS, "cokery.s1"):
        yield from (kk.InsertMiner(spot), kk.LoseMiner(spot))
        yield from (kk.RedeployMiner(spot, to) for to in ("pool", "rescue.A1", "cokery.m1", "ironworks.m2"))
        yield from (kk.RedeployMiner(source, spot) for source in ("rescue.A1", "cokery.m1"))
    for spot in ("cokery.m1", "cokery.s1", "rescue.A1"):
        yield from (kk.RedeployEngineer(spot, "cokery.e1"), kk.RedeployEngineer("cokery.e1", spot))
        yield from (kk.InsertEngineer(spot), kk.BuyEngine("cokery.m1" if spot == "cokery.s1" else spot))


def candidates(state: State | None) -> Iterable[kk.Action]:
    """The fixed ones, and every arrangement of the card just flipped."""
    yield from _candidates()
    if state is None:
        yield kk.Arrange((1, 0, 0, 0))
    elif isinstance(state.turn, Arrange):
        slots = len(state.seats[state.turn.seat].pitheads[facts.PITHEAD_INDEX[state.turn.card]].pieces)
        for number in range(3**slots):
            yield kk.Arrange(tuple(number // 3**place % 3 for place in range(slots)))


def pieces(state: State) -> Mapping[str, int]:
    """What there is of everything that is never used up; nothing is negative, or more than has room."""
    assert not counting.conserved(state)
    return {piece: count for piece, count in counting.pieces(state).items() if not piece.startswith("marker.")}


def hidden(state: State, seat: int | None) -> Iterable[str]:
    """The generator's seed. Markers are few kinds, so that what hides them is the new deal's test."""
    yield state.rng.seed


def choose(state: State, seat: int, chance: Random) -> kk.Action | None:
    """Buy, build and bid more often than chance would, and end turns only when nothing else is left."""
    legal = PLAYING.legal_actions(state, seat)
    wanted = [
        action
        for action in legal
        if isinstance(action, kk.BuyMine | kk.PlaceSettlement | kk.Flip | kk.BuyEngine | kk.SpendExtra | kk.Load)
    ]
    if wanted:
        return chance.choice(wanted)
    bids = [action for action in legal if isinstance(action, kk.Bid)]
    if bids:
        return chance.choice(bids[:3])
    going_on = [action for action in legal if not isinstance(action, kk.EndTurn | kk.Exchange)]
    return chance.choice(going_on or legal)


def answer(state: State, chance: Random) -> tuple[int, kk.Action] | None:
    """Some answer of some seat, or the withdrawal of one."""
    if not active_seats(state):
        return None
    seat = chance.randrange(len(state.seats))
    if chance.random() < 0.2 and (withdrawal := _withdrawal(state, seat, chance)):
        return seat, withdrawal
    return seat, chance.choice(
        [answer for answer in _answers(state, chance) if PLAYING.check(state, seat, answer) is None]
    )


def _answers(state: State, chance: Random) -> list[kk.Action]:
    terrain = terrain_of(state)
    coins = [space for space in terrain.spaces if space in terrain.coin_spaces]
    secured = chance.sample(coins, chance.randint(0, 3))
    others = [space for space in terrain.spaces if space not in secured]
    found: list[kk.Action] = [
        kk.LeaveRanking(tuple(chance.sample(facts.BONUS_MARKERS, chance.randint(1, 7)))),
        kk.LeaveProtection(tuple(secured), tuple(chance.sample(others, chance.randint(0, 2)))),
        kk.LeaveSubsidence(chance.choice(("coin", "points"))),
        kk.LeaveLoading(chance.choice(("never", "cards", "all"))),
        kk.LeavePlaces(tuple(chance.sample(terrain.spaces, chance.randint(1, 6)))),
    ]
    if grounds := [ground for ground in terrain.small if ground not in state.merged]:
        chosen = state.options.administration_points_optional == "chosen" and chance.random() < 0.5
        points = chance.randint(0, 2) if chosen else None
        ceiling = kk.LeaveCeiling(
            chance.choice(grounds), chance.randint(0, 12), chance.random() < 0.3, chance.randint(0, 1), points
        )
        found += [ceiling] * 3
    return found


def _withdrawal(state: State, seat: int, chance: Random) -> kk.Withdraw | None:
    answers = state.seats[seat].answers
    left = [
        kk.Withdraw(name)
        for name in ("ranking", "protection", "subsidence", "loading", "places")
        if getattr(answers, name) is not None
    ]
    left += [kk.Withdraw("ceiling", ceiling.ground) for ceiling in answers.ceilings]
    return chance.choice(left) if left else None
