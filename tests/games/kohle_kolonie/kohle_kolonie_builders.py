"""Positions of Kohle & Kolonie with defaults, and a short way to play on from them."""

from typing import Any

import msgspec

from games.engine.contract import Setup
from games.engine.event import Seat
from games.engine.rng import Rng
from games.engine.turns import expect
from games.kohle_kolonie import facts, rounds
from games.kohle_kolonie.change import Change
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.options import Options
from games.kohle_kolonie.pitheads import with_piece
from games.kohle_kolonie.state import (
    SOURCES,
    MineCard,
    PitheadSide,
    SeatState,
    Settlement,
    State,
    TrustMine,
)
from games.kohle_kolonie.terrain import Terrain, terrain_of
from games.kohle_kolonie.turns import Act, Begin, Done, Miners, MinersLeft, Used
from tests.games.played import Played, Player, led_to

SEED = "0123456789abcdef0123456789abcdef"
ALL_SPACES = ("A1", "A2", "A3", "B1", "B2", "B3")
_PLAYER = Player(GAME)
play, judged, refusal = _PLAYER.play, _PLAYER.judged, _PLAYER.refusal
legal = _PLAYER.legal


def new_game(players: int = 4, *, start: Seat | None = 0, seed: str = SEED, **options: Any) -> State:
    """The position before the first choice of a bonus marker."""
    setup = Setup(seats=players, options=Options(**options), seed=seed, start_seat=start)
    return GAME.new_game(setup).state


def table(players: int = 4, *, round: int = 1, phase: int = 2, seat: Seat = 0, **options: Any) -> State:
    """A position in an action phase: `seat` is at turn, the order is that of the seats, all markers lie there."""
    state = new_game(players, **options)
    terrain = terrain_of(state)
    state.round, state.phase = round, phase  # type: ignore[assignment]
    state.turn = Act(seat, Used())
    numbered = [card for card in terrain.cards.values() if card.number and card.round <= round]
    state.display = tuple(card.id for card in numbered)
    return state


def fresh(state: State, seat: Seat, **changes: Any) -> SeatState:
    """A seat's side with some of it changed; coins come from the bank."""
    own = state.seats[seat]
    for name, value in changes.items():
        if name == "coins":
            state.bank -= value - own.coins
        setattr(own, name, value)
    return own


def points(state: State, seat: Seat, total: int) -> None:
    """Let the seat have so many points."""
    state.seats[seat].score = (total, *(0,) * (len(SOURCES) - 1))


def mines(state: State, seat: Seat, *cards: str, engines: tuple[str, ...] = ()) -> None:
    """Lay these cards on the seat's next spaces, with miners on the board and engines on some."""
    terrain, own = terrain_of(state), state.seats[seat]
    laid = [held for held in own.cards if held] + [MineCard(card, card in engines) for card in cards]
    own.cards = (*laid, *(None,) * (len(terrain.spaces) - len(laid)))
    own.pool -= len(cards)
    state.engine_pool -= len(engines)
    state.display = tuple(card for card in state.display if card not in cards)


def at(state: State, seat: Seat, **spaces: str) -> None:
    """Lay cards on named spaces: ``at(state, 0, A1="2", B1="6")``."""
    terrain, own = terrain_of(state), state.seats[seat]
    cards = list(own.cards)
    for space, card in spaces.items():
        cards[terrain.space_index[space]] = MineCard(card)
    own.cards = tuple(cards)
    own.pool -= len(spaces)
    state.display = tuple(card for card in state.display if card not in spaces.values())


def trust_mines(state: State, *cards: str, marker: str = "engine") -> None:
    """Give these mines to the Trust."""
    marks = tuple(TrustMine(card, marker) for card in cards)  # type: ignore[arg-type]
    state.trust = msgspec.structs.replace(state.trust, mines=(*state.trust.mines, *marks))
    if marker == "engine":
        state.engine_pool -= len(cards)
    state.display = tuple(card for card in state.display if card not in cards)


def trust_coins(state: State, count: int) -> None:
    """Leave so many coins on the Trust's track, on its first spaces."""
    track = tuple(space < count for space in range(facts.TRUST_SPACES))
    state.trust = msgspec.structs.replace(state.trust, track=track)


def pieces(state: State, seat: Seat, *spots: str) -> None:
    """Set pieces on pithead places; miners and engineers come from the seat's pool."""
    own = state.seats[seat]
    for spot in spots:
        own.pitheads = with_piece(own.pitheads, spot, 1)
        if ".m" in spot:
            own.pool -= 1
        elif ".e" in spot:
            own.engineers -= 1
        else:
            state.engine_pool -= 1


def flipped(state: State, seat: Seat, *cards: str) -> None:
    """Flip empty pithead cards for nothing."""
    own = state.seats[seat]
    for card in cards:
        index = facts.PITHEAD_INDEX[card]
        back = facts.PITHEADS[index].back or ()
        side = PitheadSide(True, (0,) * len(back))
        own.pitheads = (*own.pitheads[:index], side, *own.pitheads[index + 1 :])


def settled(state: State, seat: Seat, **villages: int) -> None:
    """Settlements of a seat with miners: ``settled(state, 0, horst=2)``; their workers are gone."""
    own = state.seats[seat]
    own.settlements += tuple(Settlement(village, miners) for village, miners in villages.items())
    own.pool -= sum(villages.values())
    for village in villages:
        empty(state, village)


def empty(state: State, *villages: str) -> None:
    """Take the workers from villages into the pool."""
    for village in villages:
        state.worker_pool += state.village_workers.get(village, 0)
    state.village_workers = {**state.village_workers, **dict.fromkeys(villages, 0)}


def railway(state: State, seat: Seat, **stations: int) -> None:
    """Put miners of a seat on stations; the markers there are gone."""
    own = state.seats[seat]
    own.stations = {**own.stations, **stations}
    own.pool -= sum(stations.values())
    state.station_markers = {id: kind for id, kind in state.station_markers.items() if id not in stations}


def hold(state: State, seat: Seat, marker: Any) -> None:
    """Let the seat hold a bonus marker; the others' places stay as they are."""
    state.bonus_track = tuple(None if kind == marker else kind for kind in state.bonus_track)
    state.seats[seat].bonus = marker


def still(state: State) -> MinersLeft:
    """What is left of the miners action that is open."""
    return expect(state.turn, Miners).left


def begin_phase(state: State, phase: int) -> Played[State]:
    """Begin a phase and carry on until somebody must decide."""
    change = Change(state, state.order[0])
    change.state.phase = phase  # type: ignore[assignment]
    change.wait(Begin(state.order[0]))
    return _carried_on(change)


def consolidate(state: State, *grounds: str) -> Played[State]:
    """Reveal these grounds in this order in phase 9 and carry on until somebody must decide."""
    change = Change(state, state.order[0])
    change.state.phase = 9
    change.state.to_consolidate = grounds
    change.wait(Done(state.order[0], "place_large"))
    return _carried_on(change)


def _carried_on(change: Change) -> Played[State]:
    rounds.go_on(change)
    done = change.transition()
    return led_to(done)


def drawing(state: State, *discs: str) -> State:
    """The state with a seed under which the next disaster draws these discs, in whatever order."""
    for number in range(100_000):
        state.rng = Rng(f"{number:032x}")
        bag = [str(seat) for seat, own in enumerate(state.seats) for _ in range(_discs(state, own))]
        mixed, _ = state.rng.shuffled([*bag, "black", "black", "black", "blank"])
        if sorted(mixed[:3]) == sorted(discs):
            return state
    raise AssertionError(f"no seed draws {discs}")


def _discs(state: State, own: SeatState) -> int:
    spaces = terrain(state).spaces
    open_mines = [
        space
        for space, card, manned in zip(spaces, own.cards, own.rescue, strict=True)
        if card and not manned and space not in own.secured
    ]
    return min(3, len(open_mines))


def disaster(state: State, marker: str, *discs: str) -> Played[State]:
    """Phase 5 with this marker and these discs, when nobody secures anything."""
    markers = list(state.disaster_markers)
    index = markers.index(marker)  # type: ignore[arg-type]
    here = state.round - 1
    markers[here], markers[index] = markers[index], markers[here]
    state.disaster_markers = tuple(markers)
    played = begin_phase(drawing(state, *discs), 5)
    while played.state.phase == 5 and played.state.turn.stage == "secure":
        further = play(played.state, "end")
        played = Played(
            further.state,
            played.events + further.events,
            played.reveals + further.reveals,
            played.phase_ends + further.phase_ends,
            played.fired + further.fired,
        )
    return played


def terrain(state: State) -> Terrain:
    return terrain_of(state)


def cards_held(state: State, seat: Seat) -> dict[str, str]:
    """Space to card."""
    spaces = terrain_of(state).spaces
    return {space: held.card for space, held in zip(spaces, state.seats[seat].cards, strict=True) if held}
