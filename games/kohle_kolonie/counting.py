"""What there is of each kind of piece, wherever it lies, and whether that is what the box holds (2.0)."""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import chain
from typing import Final

from games.engine.event import Seat
from games.engine.violation import Violation
from games.kohle_kolonie import facts
from games.kohle_kolonie.change import ACCOUNTS
from games.kohle_kolonie.pitheads import overfilled, pieces_held
from games.kohle_kolonie.settlements import settlements_in
from games.kohle_kolonie.state import SeatState, State
from games.kohle_kolonie.tableau import engines_of
from games.kohle_kolonie.terrain import Terrain, terrain_of
from games.kohle_kolonie.turns import PlaceCard, PlaceLarge, Worker

_RULE: Final = "2.0"
_SEPARATOR: Final = "."


def card_in_hand(state: State, seat: Seat) -> str | None:
    """The card that the seat has bought or won but not laid yet."""
    turn = state.turn
    return turn.card if isinstance(turn, Worker | PlaceCard | PlaceLarge) and turn.seat == seat else None


def _engine_in_hand(state: State, seat: Seat) -> int:
    """The steam engine that waits, with a large mine just won, for a space."""
    auction = state.auction
    return int(auction is not None and auction.winner == seat and auction.engine)


def owned(state: State, seat: Seat) -> Mapping[str, int]:
    """What the seat has by account of the ledger."""
    own = state.seats[seat]
    amounts = (
        own.coins,
        own.points,
        own.workers,
        own.pool,
        own.engineers,
        facts.SETTLEMENTS - len(own.settlements),
        engines_of(own) + _engine_in_hand(state, seat),
        sum(card is not None for card in own.cards) + (card_in_hand(state, seat) is not None),
        own.extra,
        len(own.markers) + len(own.fresh),
    )
    return dict(zip(ACCOUNTS, amounts, strict=True))


# How many there are


def pieces(state: State) -> Counter[str]:
    """How much there is of everything in the box, as "coins", "miners.0", "card.17", wherever it lies."""
    trust = state.trust
    marked = Counter(mine.marker for mine in trust.mines)
    found = Counter(
        {
            "coins": state.bank + trust.coins + marked["coin"] + sum(own.coins for own in state.seats),
            "engines": state.engine_pool + marked["engine"] + _engines_of_seats(state),
            "workers": state.worker_pool
            + sum(state.village_workers.values())
            + sum(own.workers for own in state.seats),
        }
    )
    for seat, own in enumerate(state.seats):
        found[f"miners.{seat}"] = _miners_of(state, seat)
        found[f"engineers.{seat}"] = own.engineers + pieces_held(own.pitheads, "engineer")
    found.update(f"card.{card}" for card in _cards(state))
    found.update(_markers(state))
    return found


def _engines_of_seats(state: State) -> int:
    return sum(engines_of(own) + _engine_in_hand(state, seat) for seat, own in enumerate(state.seats))


def _miners_of(state: State, seat: Seat) -> int:
    """Miners of a seat, those included that mark its mines on the board."""
    own = state.seats[seat]
    in_hand = card_in_hand(state, seat) is not None and not isinstance(state.turn, Worker)
    marking = sum(card is not None for card in own.cards) + in_hand
    inside = own.pool + sum(own.rescue) + pieces_held(own.pitheads, "miner") + sum(own.lost)
    return inside + marking + sum(own.stations.values()) + sum(at.miners for at in own.settlements)


def _cards(state: State) -> Iterator[str]:
    """Every card once for each place it is in: yet to come, displayed, owned, the Trust's, or merged."""
    yield from state.display
    yield from (mine.card for mine in state.trust.mines)
    for seat, own in enumerate(state.seats):
        yield from (held.card for held in own.cards if held)
        if (card := card_in_hand(state, seat)) is not None:
            yield card
    for card in terrain_of(state).cards.values():
        if card.kind == "large":
            if card.id not in state.merged:
                yield card.id
            continue
        if card.round > state.round:
            yield card.id
        if card.kind == "small" and card.ground in state.merged:
            yield card.id


def _markers(state: State) -> Iterator[str]:
    """Bonus and disaster markers, and railway markers not used up."""
    yield from (f"bonus.{marker}" for marker in state.bonus_track if marker)
    yield from (f"bonus.{own.bonus}" for own in state.seats if own.bonus)
    yield from (f"disaster.{marker}" for marker in state.disaster_markers)
    kept = chain.from_iterable((*own.markers, *own.fresh) for own in state.seats)
    for marker in (*state.station_markers.values(), *state.returned_markers, *kept):
        yield f"marker.{marker}"


def _box(terrain: Terrain, seats: int) -> dict[str, int]:
    """What the box holds with this board and number of players."""
    return {
        "coins": facts.COINS,
        "engines": facts.ENGINES,
        "workers": facts.WORKERS,
        **{f"miners.{seat}": facts.MINERS for seat in range(seats)},
        **{f"engineers.{seat}": facts.ENGINEERS for seat in range(seats)},
        **{f"card.{card}": 1 for card in terrain.cards},
        **{f"bonus.{marker}": 1 for marker in facts.BONUS_MARKERS},
        **{f"disaster.{marker}": count for marker, count in Counter(facts.DISASTER_MARKERS).items()},
        **{f"marker.{marker}": count for marker, count in terrain.board.railway_markers.items()},
    }


# Whether that adds up


def conserved(state: State) -> tuple[Violation, ...]:
    """Each kind of piece of which there is more or less than the box holds, less than nothing, or more in a place
    than has room there. The bank may owe coins (`coin_bank`), and railway markers that were used are gone."""
    found = [*_miscounted(state), *_below_zero(state)]
    for seat, own in enumerate(state.seats):
        found += _crowded(state, seat, own)
    return (*found, *_crowded_villages(state))


def _miscounted(state: State) -> Iterator[Violation]:
    found, box = pieces(state), _box(terrain_of(state), len(state.seats))
    for piece in (*box, *(piece for piece in found if piece not in box)):
        count, most = found[piece], box.get(piece, 0)
        used_up = piece.startswith("marker.") and count < most
        if count != most and not used_up:
            yield _wrong_count(piece, count, most)


def _wrong_count(piece: str, count: int, box: int) -> Violation:
    kind, _, which = piece.partition(_SEPARATOR)
    match kind:
        case "miners" | "engineers":
            params = {"piece": kind, "seat": int(which), "count": count, "box": box}
            return Violation("seat-pieces-miscounted", _RULE, params)
        case "card":
            return Violation("card-miscounted", _RULE, {"card": which, "count": count})
        case "bonus":
            return Violation("bonus-miscounted", _RULE, {"bonus": which, "count": count})
        case "disaster":
            return Violation("disaster-miscounted", _RULE, {"disaster": which, "count": count, "box": box})
        case "marker":
            return Violation("markers-miscounted", _RULE, {"marker": which, "count": count, "box": box})
        case _:
            return Violation("pieces-miscounted", _RULE, {"piece": kind, "count": count, "box": box})


def _below_zero(state: State) -> Iterator[Violation]:
    for piece, count in (("engines", state.engine_pool), ("workers", state.worker_pool)):
        if count < 0:
            yield Violation("below-zero", _RULE, {"piece": piece, "count": count})
    for seat, own in enumerate(state.seats):
        amounts = {**owned(state, seat), "beside": own.beside, "lost": min(own.lost)}
        for piece, count in amounts.items():
            if count < 0:
                yield Violation("seat-below-zero", _RULE, {"piece": piece, "seat": seat, "count": count})


def _crowded(state: State, seat: Seat, own: SeatState) -> Iterator[Violation]:
    """More of a seat's pieces in one place than have room there, and pieces where none can stand."""
    homes = Counter(at.village for at in own.settlements)
    places = [(at.village, at.miners, facts.MINERS_PER_SETTLEMENT) for at in own.settlements]
    for spot, count, most in (*places, *overfilled(own.pitheads)):
        if not 0 <= count <= most:
            yield Violation("spot-overfilled", _RULE, {"seat": seat, "spot": spot, "count": count, "most": most})
    for village, count in homes.items():
        if count > 1:
            yield Violation("settlement-twice", "5.1.2c", {"seat": seat, "village": village})
    board = {station.id for station in terrain_of(state).board.stations}
    for station, count in own.stations.items():
        if station not in board or count < 1:
            yield Violation("no-such-miner", "5.3", {"seat": seat, "spot": station, "count": count})
    if own.extra > len(own.extra_from):
        params = {"seat": seat, "count": own.extra, "most": len(own.extra_from)}
        yield Violation("extra-overcounted", "5.1.3", params)


def _crowded_villages(state: State) -> Iterator[Violation]:
    """Villages with more settlements than they have spaces for, or other workers than they can have."""
    for village in terrain_of(state).villages.values():
        standing = settlements_in(state, village.id)
        if standing > village.spaces:
            params = {"village": village.id, "count": standing, "most": village.spaces}
            yield Violation("village-overfilled", "5.1.2c", params)
        count = state.village_workers.get(village.id, 0)
        if not 0 <= count <= village.workers:
            params = {"village": village.id, "count": count, "most": village.workers}
            yield Violation("village-workers-miscounted", _RULE, params)
