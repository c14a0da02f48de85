"""Buying a mine card: worker or settler, space, second miner (5.1.2a)."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from msgspec.structs import replace

from games.engine.event import Seat
from games.engine.violation import Violation, quoted
from games.kohle_kolonie.actions import Action, BuyMine, PlaceCard, TakeSettler, TakeWorker
from games.kohle_kolonie.miners import legal_second, put
from games.kohle_kolonie.move import Move
from games.kohle_kolonie.state import SeatState, State, Turn
from games.kohle_kolonie.tableau import allowed_spaces, lay, place_on, violation_of_place
from games.kohle_kolonie.terrain import Terrain, terrain_of
from games.kohle_kolonie.turns import going_on

_RULE: Final = "5.1.2a"


@cache  # as many as there are cards
def buy_card(card: str) -> BuyMine:
    """The action object for a card, built once."""
    return BuyMine(card)


@cache  # as many as there are villages
def _worker_from(village: str) -> TakeWorker:
    return TakeWorker(village)


@cache  # as many as there are villages
def _settler_from(village: str) -> TakeSettler:
    return TakeSettler(village)


def villages_with_workers(state: State, terrain: Terrain, ground: str) -> list[str]:
    """Villages next to the ground that have workers."""
    return [village for village in terrain.villages_of[ground] if state.village_workers.get(village)]


def settlers(own: SeatState, terrain: Terrain, ground: str) -> list[str]:
    """Villages next to the ground where a miner of the seat stands at a settlement."""
    beside = terrain.villages_of[ground]
    return [at.village for at in own.settlements if at.miners and at.village in beside]


def violation_of_buying(state: State, seat: Seat, action: BuyMine) -> Violation | None:
    """Why the mine cannot be bought, if so."""
    terrain, own = terrain_of(state), state.seats[seat]
    if action.card not in state.display:
        return _not_displayed(state, terrain, action.card)
    card = terrain.cards[action.card]
    if not allowed_spaces(terrain, own):
        return Violation("tableau-full", _RULE, {"card": card.id})
    if villages_with_workers(state, terrain, card.ground):
        if not own.pool:
            return Violation("pool-empty", "purchase_needs_pool_miner")
    elif not settlers(own, terrain, card.ground):
        return Violation("no-worker-adjacent", _RULE, {"card": card.id, "ground": card.ground})
    if card.price > own.coins:
        params = {"card": card.id, "coins_needed": card.price, "coins_have": own.coins}
        return Violation("too-few-coins-for-mine", _RULE, params)
    return None


def _not_displayed(state: State, terrain: Terrain, card: str) -> Violation:
    if card not in terrain.cards:
        return Violation("unknown-card", _RULE, {"word": quoted(card)})
    known = terrain.cards[card]
    if known.kind == "large":
        return Violation("large-not-for-sale", "5.1.8", {"card": card})
    if known.round > state.round:
        return Violation("card-not-yet", "5.4", {"card": card, "round": known.round})
    return Violation("card-not-displayed", _RULE, {"card": card})


def legal_purchases(state: State, seat: Seat) -> Iterator[Action]:
    """Every mine that the seat can buy now."""
    terrain, own = terrain_of(state), state.seats[seat]
    if not allowed_spaces(terrain, own):
        return
    coins, pool, workers = own.coins, own.pool, state.village_workers
    for id in state.display:
        card = terrain.cards[id]
        if card.price <= coins:
            beside = terrain.villages_of[card.ground]
            if any(workers.get(village) for village in beside):
                if pool:
                    yield buy_card(id)
            elif settlers(own, terrain, card.ground):
                yield buy_card(id)


def buy(move: Move, action: BuyMine) -> None:
    """Pay the mine, score a single one; worker, space and second miner are asked where there is a choice."""
    state, seat, terrain = move.state, move.seat, move.terrain
    card = terrain.cards[action.card]
    move.coins(seat, -card.price)
    move.note(seat, "mines", 1)
    move.score(seat, "single_mines", card.points)
    state.display = tuple(id for id in state.display if id != card.id)
    params = {"card": card.id, "coins": card.price, "points": card.points}
    move.tell("mine_bought", _RULE, params, (f"mine.{card.id}", f"seat.{seat}.coins"))
    turn = replace(state.turn, taken=True, stage="worker", card=card.id)
    move.wait(turn)
    villages = villages_with_workers(state, terrain, card.ground)
    if len(villages) == 1:
        _take_worker(move, turn, villages[0])
    elif not villages:
        homes = settlers(state.seats[seat], terrain, card.ground)
        if len(homes) == 1:
            _take_settler(move, turn, homes[0])


# The miner that marks the mine


def violation_of_worker(state: State, seat: Seat, action: TakeWorker) -> Violation | None:
    """Why no worker can be taken from the village, if so."""
    terrain, turn = terrain_of(state), state.turn
    ground = terrain.cards[turn.card or ""].ground
    villages = villages_with_workers(state, terrain, ground)
    if action.village in villages:
        return None
    if action.village not in terrain.villages:
        return Violation("unknown-village", _RULE, {"word": quoted(action.village)})
    if action.village not in terrain.villages_of[ground]:
        return Violation("village-not-adjacent", _RULE, {"village": action.village, "ground": ground})
    return Violation("no-worker-in-village", _RULE, {"village": action.village})


def violation_of_settler(state: State, seat: Seat, action: TakeSettler) -> Violation | None:
    """Why no miner can be taken from the settlement, if so; a worker always comes first (`worker_first`)."""
    terrain, own = terrain_of(state), state.seats[seat]
    ground = terrain.cards[state.turn.card or ""].ground
    villages = villages_with_workers(state, terrain, ground)
    if villages:
        return Violation("worker-first", "worker_first", {"instead_village": villages[0]})
    if action.village in settlers(own, terrain, ground):
        return None
    if action.village not in terrain.villages:
        return Violation("unknown-village", _RULE, {"word": quoted(action.village)})
    return Violation("no-settler-there", _RULE, {"village": action.village})


def take_worker(move: Move, action: TakeWorker) -> None:
    """Take a worker: the mine's own, or the one for its second miner."""
    turn = move.state.turn
    if turn.stage == "worker":
        _take_worker(move, turn, action.village)
        return
    _remove_worker(move, action.village)
    move.tell("second_worker_taken", _RULE, {"village": action.village}, (f"village.{action.village}",))
    move.wait(replace(turn, stage="second_miner"))
    if not any(True for _ in legal_second(move.state, move.seat)):
        move.wait(going_on(turn))


def take_settler(move: Move, action: TakeSettler) -> None:
    """Move a miner from the settlement onto the mine."""
    _take_settler(move, move.state.turn, action.village)


def _remove_worker(move: Move, village: str) -> None:
    state = move.state
    state.village_workers = {**state.village_workers, village: state.village_workers[village] - 1}
    own = move.of(move.seat)
    own.workers += 1
    move.note(move.seat, "workers", 1)


def _take_worker(move: Move, turn: Turn, village: str) -> None:
    _remove_worker(move, village)
    move.miners(move.seat, -1)
    move.tell("worker_taken", _RULE, {"village": village, "card": turn.card or ""}, (f"village.{village}",))
    _find_space(move, turn)


def _take_settler(move: Move, turn: Turn, village: str) -> None:
    put(move.terrain, move.of(move.seat), village, -1)
    params = {"village": village, "card": turn.card or ""}
    move.tell("settler_moved", _RULE, params, (f"village.{village}", f"mine.{turn.card}"))
    _find_space(move, turn)


# The card on the tableau


def _find_space(move: Move, turn: Turn) -> None:
    spaces = allowed_spaces(move.terrain, move.of(move.seat))
    if len(spaces) == 1:
        _place(move, turn, spaces[0])
    else:
        move.wait(replace(turn, stage="place_card"))


def violation_of_space(state: State, seat: Seat, action: PlaceCard) -> Violation | None:
    """Why the card cannot be laid on the space, if so."""
    return violation_of_place(terrain_of(state), state.seats[seat], action)


def legal_spaces(state: State, seat: Seat) -> list[Action]:
    """Every space on which the card in hand may be laid."""
    return [place_on(space) for space in allowed_spaces(terrain_of(state), state.seats[seat])]


def place(move: Move, action: PlaceCard) -> None:
    """Lay the card just bought; a second worker may follow."""
    _place(move, move.state.turn, action.space)


def _place(move: Move, turn: Turn, space: str) -> None:
    card = move.terrain.cards[turn.card or ""]
    lay(move, move.seat, card.id, space)
    if card.bonus == "miner" and villages_with_workers(move.state, move.terrain, card.ground):
        move.wait(replace(turn, stage="second_worker"))
    else:
        move.wait(going_on(turn))


def legal_steps(state: State, seat: Seat) -> list[Action]:
    """What the stages of a purchase that take a worker or settler allow."""
    terrain, turn = terrain_of(state), state.turn
    ground = terrain.cards[turn.card or ""].ground
    villages = villages_with_workers(state, terrain, ground)
    if villages:
        return [_worker_from(village) for village in villages]
    return [_settler_from(village) for village in settlers(state.seats[seat], terrain, ground)]
