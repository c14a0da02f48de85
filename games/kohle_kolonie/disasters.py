"""Phase 5: drawing discs, losses, events, subsidence (5.1.4)."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from msgspec.structs import replace

from games.engine.event import Fact, Seat
from games.engine.turns import expect
from games.kohle_kolonie import facts, trust, turns
from games.kohle_kolonie.actions import LoseMiner, Pay
from games.kohle_kolonie.change import Change
from games.kohle_kolonie.miners import movable, place_of, put
from games.kohle_kolonie.securing import (
    ask_to_secure,
    forget_protection,
    tell_none_to_secure,
    tell_secured_nothing,
    unsecured,
)
from games.kohle_kolonie.state import Disaster, SeatState, State
from games.kohle_kolonie.terrain import Terrain, terrain_of

_RULE: Final = "5.1.4 Discs"
_EVENTS: Final = "5.1.4 Events"
PAYMENTS: Final = (Pay("coin"), Pay("points"))
BLACK: Final = "black"
BLANK: Final = "blank"


@cache  # as many as there are spots
def _lose(spot: str) -> LoseMiner:
    return LoseMiner(spot)


# The order of the phase (`disaster_order`)


def go_on(change: Change) -> bool:
    """Ask who can secure a mine, draw, deal with losses and the event; False once all is done."""
    state, turn = change.state, change.state.turn
    order = state.order
    rest = order if isinstance(turn, turns.Begin) else order[order.index(turn.seat) + 1 :]
    disaster = state.disaster
    if disaster is None:
        if isinstance(turn, turns.Secure):
            forget_protection(change, turn.seat)
            tell_secured_nothing(change, turn.seat)
        if ask_to_secure(change, rest):
            return True
        tell_none_to_secure(change)
        disaster = _draw(change)
        return _lose_all(change, disaster, order) or _event(change, disaster)
    if isinstance(turn, turns.Done) and turn.asked == "lose_miner":
        _lose_points(change, turn.seat)
        return _lose_all(change, disaster, rest) or _event(change, disaster)
    return _ask_to_pay(change, rest)


# Drawing


def discs_of(terrain: Terrain, own: SeatState) -> int:
    """How many discs a seat lays into the bag."""
    return min(len(unsecured(terrain, own)), facts.DISCS)


def _draw(change: Change) -> Disaster:
    """Fill the bag, reveal the marker of the round, draw three discs; black ones weaken the Trust at once."""
    state, terrain = change.state, change.terrain
    discs = tuple(discs_of(terrain, own) for own in state.seats)
    bag = [str(seat) for seat, count in enumerate(discs) for _ in range(count)]
    again = state.round > 1 and any(discs)  # those of the rounds before came back
    why = tuple(_disc_fact(terrain, seat, state.seats[seat], discs[seat]) for seat in state.order)
    change.tell("bag_filled", "discs_back" if again else _RULE, {"counts": discs}, public=True, facts=why)
    marker = state.disaster_markers[state.round - 1]
    change.tell("disaster_revealed", _RULE, {"disaster": marker}, ("disaster",), public=True)
    mixed, state.rng = state.rng.shuffled([*bag, *(BLACK,) * facts.NEUTRAL_DISCS, BLANK])
    drawn = mixed[: facts.DRAWN_DISCS]
    happened = any(disc in bag for disc in drawn)
    state.disaster = disaster = Disaster(marker, drawn, happened)
    change.reveal("disaster")
    for disc in drawn:
        _tell_disc(change, disc)
    if not happened:
        change.tell("no_disaster", _EVENTS, {"disaster": marker}, public=True)
    return disaster


def _disc_fact(terrain: Terrain, seat: Seat, own: SeatState, discs: int) -> Fact:
    """Which mines put the discs of a seat into the bag, and which are safe."""
    filled = [space for space, card in zip(terrain.spaces, own.cards, strict=True) if card]
    if not filled:
        return Fact("no_mine", {"seat": seat})
    exposed = unsecured(terrain, own) if discs else []
    return Fact(
        "discs_laid",
        {
            "seat": seat,
            "discs": discs,
            "unsecured_spaces": tuple(exposed),
            "safe_spaces": tuple([space for space in filled if space not in exposed]),
        },
    )


def _tell_disc(change: Change, disc: str) -> None:
    if disc == BLACK:
        change.tell("black_drawn", _RULE, public=True)
        trust.lose_coin(change)
    elif disc == BLANK:
        change.tell("blank_drawn", _RULE, public=True)
    else:
        change.tell("disc_drawn", _RULE, seat=int(disc))


# Losses


def _lose_all(change: Change, disaster: Disaster, seats: Sequence[Seat]) -> bool:
    """Miners and points of the seats drawn, in turn order; True where somebody must choose a miner."""
    for seat in seats:
        count = disaster.drawn.count(str(seat))
        if not count:
            continue
        left = _lose_from_pool(change, seat, count)
        left = _lose_without_choice(change, seat, left)
        if left:
            change.wait(turns.LoseMiner(seat, left))
            return True
        _lose_points(change, seat)
    return False


def _struck(change: Change, seat: Seat) -> tuple[Fact, ...]:
    """Which mines of a seat were unsecured, and how many of its discs were drawn."""
    disaster, own = change.state.disaster, change.state.seats[seat]
    drawn = 0 if disaster is None else disaster.drawn.count(str(seat))
    laid = _disc_fact(change.terrain, seat, own, discs_of(change.terrain, own))
    return laid, Fact("discs_drawn", {"seat": seat, "discs": drawn})


def _lose_from_pool(change: Change, seat: Seat, count: int) -> int:
    pool = change.state.seats[seat].pool
    lost = min(count, pool)
    if lost:
        why = (*_struck(change, seat), Fact("miner_for_each_disc", {"discs": count, "pool": pool}))
        change.miners(seat, -lost)
        _mourn(change, seat, lost)
        change.tell("miners_lost", _RULE, {"count": lost}, (f"seat.{seat}.pool",), seat=seat, facts=why)
    return count - lost


def _mourn(change: Change, seat: Seat, count: int) -> None:
    own, at = change.of(seat), change.state.round - 1
    own.lost = (*own.lost[:at], own.lost[at] + count, *own.lost[at + 1 :])


def _lose_without_choice(change: Change, seat: Seat, left: int) -> int:
    """Give up miners from the only spot that has any; gives how many are still to be chosen."""
    while left:
        spots = movable(change.terrain, change.state.seats[seat])
        if not spots:
            change.tell("no_miner_to_lose", "disaster_miner_choice", {"count": left}, seat=seat)
            return 0
        if len(spots) > 1:
            return left
        _give_up(change, seat, spots[0])
        left -= 1
    return 0


def _give_up(change: Change, seat: Seat, spot: str) -> None:
    put(change.terrain, change.of(seat), spot, -1)
    _mourn(change, seat, 1)
    place = place_of(seat, spot, change.terrain)
    why = (Fact("pool_empty"),)
    change.tell("miner_given_up", "disaster_miner_choice", {"spot": spot}, (place,), seat=seat, facts=why)


def _lose_points(change: Change, seat: Seat) -> None:
    """The loss of the round, once however many discs were drawn, never below 0."""
    state = change.state
    loss = change.terrain.board.disaster_losses[state.round - 1]
    why = [*_struck(change, seat), Fact("disaster_space", {"round": state.round, "points": loss})]
    if state.disaster is not None and (discs := state.disaster.drawn.count(str(seat))) > 1:
        why.append(Fact("lost_only_once", {"discs": discs}))
    why += _kept(state, seat, loss)
    lost = -change.score(seat, "disasters", -loss)
    params = {"points": lost}
    change.tell("disaster_suffered", _RULE, params, (f"seat.{seat}.points",), seat=seat, facts=tuple(why))


def _kept(state: State, seat: Seat, loss: int) -> tuple[Fact, ...]:
    """That fewer points are lost than the loss takes, there being no more."""
    have = state.seats[seat].points
    return (Fact("never_below_nothing", {"points_have": have, "points": have - loss}),) if have < loss else ()


def _tell_spared(change: Change, disaster: Disaster) -> None:
    """Say in one line whom the disaster has spared; where there was none, that is said already."""
    seats = tuple(seat for seat in change.state.order if str(seat) not in disaster.drawn)
    if seats and disaster.happened:
        change.tell("disaster_spared", _RULE, {"seats": seats}, public=True)


def losses(state: State, seat: Seat) -> list[LoseMiner]:
    """From every spot from which a miner can be given up."""
    return [_lose(spot) for spot in movable(terrain_of(state), state.seats[seat])]


def lose_miner(change: Change, action: LoseMiner) -> None:
    """Give up the miner; the rest where there is no choice any more."""
    seat, turn = change.seat, expect(change.state.turn, turns.LoseMiner)
    _give_up(change, seat, action.source)
    left = _lose_without_choice(change, seat, turn.miners - 1)
    change.wait(turns.LoseMiner(seat, left) if left else turns.Done(seat, "lose_miner"))


# Events


def _event(change: Change, disaster: Disaster) -> bool:
    """The marker of the round takes effect where a disaster happened; True where somebody must pay."""
    state = change.state
    _tell_spared(change, disaster)
    if disaster.happened:
        match disaster.marker:
            case "highest_number":
                trust.take_highest(change)
            case "extra_coin":
                state.trust = replace(state.trust, extra_coin=True)
                change.tell("extra_coin_waits", _EVENTS, {}, ("trust_track",), public=True)
            case "buying_power":
                state.trust = replace(state.trust, buying_power=state.trust.buying_power + 1)
                params = {"count": trust.purchases(state)}
                why = (Fact("buying_power", {"markers": state.trust.buying_power}),)
                change.tell("buying_power_raised", _EVENTS, params, ("purchase_track",), public=True, facts=why)
            case "subsidence":
                state.subsidence = True
                change.tell("subsidence_stays", _EVENTS, {}, ("subsidence",), public=True)
    if not (state.subsidence and BLANK in disaster.drawn):
        _tell_no_subsidence(change, disaster)
        return False
    change.tell("subsidence_strikes", "subsidence_trigger", {}, ("subsidence",), public=True)
    return _ask_to_pay(change, state.order)


def _tell_no_subsidence(change: Change, disaster: Disaster) -> None:
    """Say why nobody pays for subsidence: the marker does not lie there, or no blank was drawn."""
    if BLANK in disaster.drawn:
        change.tell("blank_without_effect", _RULE, public=True)
    elif change.state.subsidence:
        change.tell("subsidence_rests", "subsidence_trigger", {}, ("subsidence",), public=True)


def _ask_to_pay(change: Change, seats: Sequence[Seat]) -> bool:
    """Every player pays a coin or loses points, in turn order (`subsidence_pay`)."""
    for seat in seats:
        own = change.state.seats[seat]
        answer = own.answers.subsidence
        if not own.coins:
            _pay(change, seat, "points")
        elif answer is not None:
            change.tell("subsidence_ahead", _EVENTS, {"payment": answer.what}, seat=seat)
            _pay(change, seat, answer.what)
            change.fired.append(seat)
        else:
            change.wait(turns.Subsidence(seat))
            return True
    return False


def pay(change: Change, action: Pay) -> None:
    """Pay for subsidence."""
    _pay(change, change.seat, action.what)
    change.wait(turns.Done(change.seat, "subsidence"))


def _pay(change: Change, seat: Seat, what: str) -> None:
    if what == "coin":
        change.coins(seat, -facts.SUBSIDENCE_COINS)
        params = {"coins": facts.SUBSIDENCE_COINS}
        why = (Fact("subsidence_coin", params),)
        change.tell("subsidence_paid", "subsidence_pay", params, (f"seat.{seat}.coins",), seat=seat, facts=why)
        return
    state, loss, places = change.state, facts.SUBSIDENCE_POINTS, (f"seat.{seat}.points",)
    poor = () if state.seats[seat].coins else (Fact("no_coin"),)
    why = (Fact("subsidence_points", {"points": loss}), *poor, *_kept(state, seat, loss))
    lost = -change.score(seat, "subsidence", -loss)
    change.tell("subsidence_suffered", "subsidence_pay", {"points": lost}, places, seat=seat, facts=why)
