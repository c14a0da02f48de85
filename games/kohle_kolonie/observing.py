"""What each seat may see: all but face-down markers, the order of large cards, and others' answers."""

from typing import Final

from games.engine.event import Seat
from games.kohle_kolonie import auction, facts, trust
from games.kohle_kolonie.income import income_of
from games.kohle_kolonie.loading import wagons_of
from games.kohle_kolonie.pitheads import administration_points
from games.kohle_kolonie.stages import active_seats
from games.kohle_kolonie.state import State
from games.kohle_kolonie.supplies import price_of
from games.kohle_kolonie.tableau import engines_of
from games.kohle_kolonie.terrain import Card, Terrain, terrain_of
from games.kohle_kolonie.turns import Bid, Declare, Done, Load, PlaceCard, PlaceLarge, Turn, Worker
from games.kohle_kolonie.view import (
    AuctionView,
    MineView,
    SeatView,
    Settlers,
    StationView,
    TrustView,
    View,
    VillageView,
)

_PRICED: Final = ("engine", "engineer", "settlement")


def observe(state: State, seat: Seat | None) -> View:
    """The position as `seat` (None: the public) sees it."""
    terrain = terrain_of(state)
    return View(
        viewer=seat,
        options=state.options,
        round=state.round,
        phase=state.phase,
        active=active_seats(state),
        turn=_turn(state, seat),
        order=state.order,
        bonus_track=state.bonus_track,
        discs=state.discs,
        engine_marker_shut=state.round == 1,
        display=state.display,
        mines=mines(state, terrain),
        villages={village: _village(state, terrain, village) for village in terrain.villages},
        stations={station.id: _station(state, terrain, station.id) for station in terrain.board.stations},
        markers_hidden=_hidden_markers(state),
        trust=_trust(state),
        disaster_markers=_revealed(state),
        disaster=state.disaster,
        subsidence=state.subsidence,
        merged=state.merged,
        to_consolidate=tuple(sorted(state.to_consolidate)),
        auction=_auction(state),
        prices={what: price_of(state, what) for what in _PRICED},
        raised=state.raised,
        bank=max(0, state.bank),
        worker_pool=state.worker_pool,
        engine_pool=state.engine_pool,
        seats=tuple(_seat(state, terrain, at, owner=at == seat) for at in range(len(state.seats))),
    )


def _turn(state: State, seat: Seat | None) -> Turn:
    for loader in state.loaders:
        if loader.seat == seat:
            return Done(loader.seat, "load") if loader.done else Load(loader.seat)
    return state.turn


# The board


def mines(state: State, terrain: Terrain) -> dict[str, MineView]:
    """Every mine of the board with its status, those out of play with three players included."""
    owned = {
        held.card: MineView("owned", seat, held.engine)
        for seat, own in enumerate(state.seats)
        for held in own.cards
        if held
    }
    owned |= {mine.card: MineView("trust", marker=mine.marker) for mine in state.trust.mines}
    turn = state.turn
    if isinstance(turn, Worker | PlaceCard | PlaceLarge):
        owned[turn.card] = MineView("owned", turn.seat, _engine_in_hand(state, turn.seat))
    board = terrain.board
    numbered = [str(mine.number) for mine in (*board.small_mines, *board.single_mines)]
    every = [*numbered, *(mine.ground for mine in board.large_mines)]
    return {
        card: owned.get(card) or _unowned(state, terrain.cards[card])
        if card in terrain.cards
        else MineView("unused")
        for card in every
    }


def _unowned(state: State, card: Card) -> MineView:
    if card.kind == "small" and card.ground in state.merged:
        return MineView("merged")
    return MineView("displayed" if card.id in state.display else "not_yet")


def _village(state: State, terrain: Terrain, village: str) -> VillageView:
    settlers = tuple(
        Settlers(seat, at.miners)
        for seat, own in enumerate(state.seats)
        for at in own.settlements
        if at.village == village
    )
    return VillageView(state.village_workers.get(village, 0), settlers, village in terrain.used_villages)


def _station(state: State, terrain: Terrain, station: str) -> StationView:
    miners = tuple(own.stations.get(station, 0) for own in state.seats)
    return StationView(station in state.station_markers, miners, station in terrain.used_stations)


def _hidden_markers(state: State) -> dict[str, int]:
    hidden = (*state.station_markers.values(), *state.returned_markers)
    return {marker: hidden.count(marker) for marker in facts.RAILWAY_MARKERS}


def _revealed(state: State) -> tuple[facts.DisasterMarker | None, ...]:
    shown = state.round - (state.disaster is None)
    return tuple(marker if at < shown else None for at, marker in enumerate(state.disaster_markers))


def _trust(state: State) -> TrustView:
    return TrustView(
        state.trust.track,
        state.trust.coins,
        trust.purchases(state),
        state.trust.extra_coin,
        tuple(mine.card for mine in state.trust.mines),
    )


def _auction(state: State) -> AuctionView | None:
    running = state.auction
    if running is None:
        return None
    turn, leader = state.turn, auction.leader(state, running)
    if not isinstance(turn, Bid):
        return AuctionView(running, leader, turn.seat if isinstance(turn, Declare) else None, None, None)
    least = auction.next_bid(state, running)
    return AuctionView(running, leader, turn.seat, least, auction.cost_of(running, turn.seat, least))


# Players


def _engine_in_hand(state: State, seat: Seat) -> bool:
    """Whether an engine won waits, with its large mine, for a space."""
    running = state.auction
    return running is not None and running.winner == seat and running.engine


def _seat(state: State, terrain: Terrain, seat: Seat, *, owner: bool) -> SeatView:
    own = state.seats[seat]
    return SeatView(
        coins=own.coins,
        points=own.points,
        workers=own.workers,
        pool=own.pool,
        engineers=own.engineers,
        settlements_left=facts.SETTLEMENTS - len(own.settlements),
        cards=own.cards,
        rescue=own.rescue,
        secured=own.secured,
        pitheads=own.pitheads,
        settlements=own.settlements,
        stations=own.stations,
        lost=own.lost,
        beside=own.beside,
        engines=engines_of(own) + _engine_in_hand(state, seat),
        extra=own.extra,
        bonus=own.bonus,
        markers=own.markers,
        fresh=own.fresh,
        income=income_of(terrain, own),
        wagons=wagons_of(terrain, own),
        administration=administration_points(own),
        score=own.score,
        answers=own.answers if owner else None,
    )
