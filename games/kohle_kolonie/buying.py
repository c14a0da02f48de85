"""Buying a mine card: worker or settler, space, second miner (5.1.2a)."""

from functools import cache
from typing import Final

from games.engine.event import Fact, Seat
from games.engine.turns import expect
from games.engine.violation import Violation, quoted
from games.kohle_kolonie import turns
from games.kohle_kolonie.actions import BuyMine, PlaceCard, TakeSettler, TakeWorker
from games.kohle_kolonie.change import Change
from games.kohle_kolonie.miners import can_move_any, put
from games.kohle_kolonie.state import SeatState, State
from games.kohle_kolonie.tableau import allowed_spaces, lay
from games.kohle_kolonie.terrain import Terrain, terrain_of

_RULE: Final = "5.1.2a"


@cache  # as many as there are cards
def _buy_card(card: str) -> BuyMine:
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


def homes(own: SeatState, terrain: Terrain, ground: str) -> list[str]:
    """Villages next to the ground where a miner of the seat stands at a settlement."""
    beside = terrain.villages_of[ground]
    return [at.village for at in own.settlements if at.miners and at.village in beside]


def purchases(state: State, seat: Seat) -> list[BuyMine]:
    """Every mine that is displayed, as long as the tableau has room."""
    if not allowed_spaces(terrain_of(state), state.seats[seat]):
        return []
    return [_buy_card(card) for card in state.display]


def not_for_sale(state: State, seat: Seat, action: BuyMine) -> Violation:
    """The card is not displayed, or the tableau has no room for any."""
    terrain, card = terrain_of(state), action.card
    if card in state.display:
        return Violation("tableau-full", _RULE, {"card": card})
    if card not in terrain.cards:
        if card in terrain.unused_cards:
            return Violation("card-unused", "three_player_cards", {"word": quoted(card)})
        return Violation("unknown-card", _RULE, {"word": quoted(card)})
    known = terrain.cards[card]
    if known.kind == "large":
        return Violation("large-not-for-sale", "5.1.8", {"card": card})
    if known.round > state.round:
        return Violation("card-not-yet", "5.4", {"card": card, "round": known.round})
    rule = "unbought_cards_leave" if known.ground in state.merged else _RULE
    return Violation("card-not-displayed", rule, {"card": card})


def has_miner(state: State, seat: Seat, action: BuyMine) -> bool:
    """Whether a miner can mark the mine."""
    return marks(state, seat, terrain_of(state).cards[action.card].ground)


def marks(state: State, seat: Seat, ground: str) -> bool:
    """Whether a miner can mark a mine of the ground: one from the pool for a worker, else one from an own
    settlement."""
    terrain, own, workers = terrain_of(state), state.seats[seat], state.village_workers
    for village in terrain.villages_of[ground]:
        if workers.get(village):
            return own.pool > 0
    return bool(homes(own, terrain, ground))


def no_miner(state: State, seat: Seat, action: BuyMine) -> Violation:
    """There is no miner that could mark the mine."""
    terrain = terrain_of(state)
    card = terrain.cards[action.card]
    if villages_with_workers(state, terrain, card.ground):
        return Violation("pool-empty", "purchase_needs_pool_miner")
    holds_marker = "worker" in state.seats[seat].markers
    rule = "worker_marker_not_on_board" if holds_marker else _RULE
    return Violation("no-worker-adjacent", rule, {"card": card.id, "ground": card.ground})


def can_pay(state: State, seat: Seat, action: BuyMine) -> bool:
    """Whether the seat has the coins for the mine."""
    return terrain_of(state).cards[action.card].price <= state.seats[seat].coins


def too_dear(state: State, seat: Seat, action: BuyMine) -> Violation:
    """The seat cannot pay the mine."""
    card = terrain_of(state).cards[action.card]
    params = {"card": card.id, "coins_needed": card.price, "coins_have": state.seats[seat].coins}
    return Violation("too-few-coins-for-mine", _RULE, params)


def buy(change: Change, action: BuyMine) -> None:
    """Pay the mine, score a single one; worker, space and second miner are asked where there is a choice."""
    state, seat, terrain = change.state, change.seat, change.terrain
    card = terrain.cards[action.card]
    change.coins(seat, -card.price)
    change.book(seat, "mines", 1)
    change.score(seat, "single_mines", card.points)
    state.display = tuple(id for id in state.display if id != card.id)
    params = {"card": card.id, "coins": card.price, "points": card.points}
    why = (card_price(card.id, card.price),)
    if card.points:
        why = (*why, card_points(card.id, card.points))
    change.tell("mine_bought", _RULE, params, (f"mine.{card.id}", f"seat.{seat}.coins"), facts=why)
    turn = turns.Worker(seat, turns.Used(True, turns.used_up(state.turn).extra), card.id)
    change.wait(turn)
    villages = villages_with_workers(state, terrain, card.ground)
    if len(villages) == 1:
        _take_worker(change, turn, villages[0])
    elif not villages:
        settled = homes(state.seats[seat], terrain, card.ground)
        if len(settled) == 1:
            _take_settler(change, turn, settled[0])


@cache  # as many as there are cards
def card_price(card: str, coins: int) -> Fact:
    """What a card costs."""
    return Fact("card_price", {"card": card, "coins": coins})


@cache  # as many as there are cards
def card_points(card: str, points: int) -> Fact:
    """What a card brings once."""
    return Fact("card_points", {"card": card, "points": points})


# The miner that marks the mine


def workers(state: State, seat: Seat) -> list[TakeWorker]:
    """From every village next to the mine that has workers."""
    terrain = terrain_of(state)
    return [_worker_from(village) for village in villages_with_workers(state, terrain, _ground(state, terrain))]


def no_worker_there(state: State, seat: Seat, action: TakeWorker) -> Violation:
    """No worker can be taken from the village."""
    terrain, village = terrain_of(state), action.village
    if village not in terrain.villages:
        return Violation("unknown-village", _RULE, {"word": quoted(village)})
    ground = _ground(state, terrain)
    if village not in terrain.villages_of[ground]:
        return Violation("village-not-adjacent", _RULE, {"village": village, "ground": ground})
    return Violation("no-worker-in-village", _RULE, {"village": village})


def settlers(state: State, seat: Seat) -> list[TakeSettler]:
    """From every own settlement next to the mine that has a miner."""
    terrain = terrain_of(state)
    villages = homes(state.seats[seat], terrain, _ground(state, terrain))
    return [_settler_from(village) for village in villages]


def no_workers(state: State, seat: Seat) -> bool:
    """Whether no village next to the mine has workers: they come first (`worker_first`)."""
    return not workers(state, seat)


def worker_first(state: State, seat: Seat) -> Violation:
    """A worker is there to be taken instead."""
    return Violation("worker-first", "worker_first", {"instead_village": workers(state, seat)[0].village})


def no_settler_there(state: State, seat: Seat, action: TakeSettler) -> Violation:
    """No miner can be taken from a settlement in the village."""
    if action.village not in terrain_of(state).villages:
        return Violation("unknown-village", _RULE, {"word": quoted(action.village)})
    return Violation("no-settler-there", _RULE, {"village": action.village})


def _ground(state: State, terrain: Terrain) -> str:
    """The ground of the mine that is being bought."""
    return terrain.cards[expect(state.turn, turns.Buying).card].ground


def take_worker(change: Change, action: TakeWorker) -> None:
    """Take a worker: the mine's own, or the one for its second miner."""
    turn = expect(change.state.turn, turns.Buying)
    if isinstance(turn, turns.Worker):
        _take_worker(change, turn, action.village)
        return
    _remove_worker(change, action.village)
    change.tell("second_worker_taken", _RULE, {"village": action.village}, (f"village.{action.village}",))
    change.wait(turns.SecondMiner(turn.seat, turn.used, turn.card))
    if not can_move_any(change.state, change.seat):
        change.wait(turns.going_on(change.state.turn))


def take_settler(change: Change, action: TakeSettler) -> None:
    """Move a miner from the settlement onto the mine."""
    _take_settler(change, expect(change.state.turn, turns.Worker), action.village)


def _remove_worker(change: Change, village: str) -> None:
    state = change.state
    state.village_workers = {**state.village_workers, village: state.village_workers[village] - 1}
    own = change.of(change.seat)
    own.workers += 1
    change.book(change.seat, "workers", 1)


def _take_worker(change: Change, turn: turns.Worker, village: str) -> None:
    _remove_worker(change, village)
    change.miners(change.seat, -1)
    change.tell("worker_taken", _RULE, {"village": village, "card": turn.card}, (f"village.{village}",))
    _find_space(change, turn)


def _take_settler(change: Change, turn: turns.Worker, village: str) -> None:
    put(change.terrain, change.of(change.seat), village, -1)
    params = {"village": village, "card": turn.card}
    change.tell("settler_moved", _RULE, params, (f"village.{village}", f"mine.{turn.card}"))
    _find_space(change, turn)


# The card on the tableau


def _find_space(change: Change, turn: turns.Worker) -> None:
    spaces = allowed_spaces(change.terrain, change.of(change.seat))
    if len(spaces) == 1:
        _place(change, turn, spaces[0])
    else:
        change.wait(turns.PlaceCard(turn.seat, turn.used, turn.card))


def place(change: Change, action: PlaceCard) -> None:
    """Lay the card just bought; a second worker may follow."""
    _place(change, expect(change.state.turn, turns.PlaceCard), action.space)


def _place(change: Change, turn: turns.Buying, space: str) -> None:
    card = change.terrain.cards[turn.card]
    lay(change, change.seat, card.id, space)
    if card.bonus == "miner" and villages_with_workers(change.state, change.terrain, card.ground):
        change.wait(turns.SecondWorker(turn.seat, turn.used, turn.card))
    else:
        change.wait(turns.Act(turn.seat, turn.used))
