"""The Coal Trust: its track, and the mines it takes (5.1.4 to 5.1.6, 5.4)."""

from typing import Final

from msgspec.structs import replace

from games.engine.event import Fact
from games.kohle_kolonie import facts
from games.kohle_kolonie.change import Change
from games.kohle_kolonie.state import State, TrustMine
from games.kohle_kolonie.terrain import Terrain

_RULE: Final = "5.1.5"


def purchases(state: State) -> int:
    """How many cards the Trust takes in a round."""
    return min(1 + state.trust.buying_power, facts.MOST_PURCHASES)


def _in_the_row(state: State, terrain: Terrain) -> list[str]:
    """The displayed cards among which lowest and highest are looked for, by number (`numbering`)."""
    if state.options.numbering == "singles_apart":
        small = [card for card in state.display if terrain.cards[card].kind == "small"]
        return small or list(state.display)
    return list(state.display)


def take(change: Change, card: str, kind: str, rule: str, *why: Fact) -> None:
    """The Trust takes a displayed card; an engine marks the mine, or a coin when there is none."""
    state = change.state
    why = (Fact("numbers_for_sale", {"numbers": state.display}), *why)
    if state.options.numbering == "singles_apart":
        why = (*why, Fact("singles_apart"))
    if not state.engine_pool:
        rule = "trust_coin_marker"
        why = (*why, Fact("no_engine_in_pool"))
    elif rule == _RULE and change.terrain.cards[card].kind == "single":
        rule = "trust_single"
    state.display = tuple(id for id in state.display if id != card)
    mark(change, card)
    change.tell(kind, rule, {"card": card}, (f"mine.{card}",), public=True, facts=why)


def mark(change: Change, card: str) -> None:
    """Mark a mine as the Trust's."""
    state = change.state
    marker = "engine" if state.engine_pool else "coin"
    if marker == "engine":
        state.engine_pool -= 1
    else:
        state.bank -= 1
    state.trust = replace(state.trust, mines=(*state.trust.mines, TrustMine(card, marker)))


def take_highest(change: Change) -> None:
    """The event of the highest number; without a card it has no effect (`highest_number_empty`)."""
    row = _in_the_row(change.state, change.terrain)
    if not row:
        change.tell("trust_found_nothing", "highest_number_empty", public=True)
        return
    kinds = {change.terrain.cards[card].kind for card in change.state.display}
    take(change, row[-1], "trust_took_highest", "numbering" if len(kinds) > 1 else "5.1.4 Events")
    trust = change.state.trust
    change.state.trust = replace(trust, taken_by_event=trust.taken_by_event + 1)


def go_on(change: Change) -> bool:
    """Phase 6: take the cards with the lowest numbers, as many as there are (`trust_short_display`)."""
    state = change.state
    taken = _counting_purchases(state)
    due = purchases(state) - (state.trust.taken_by_event if taken else 0)
    for bought in range(1, due + 1):
        row = _in_the_row(state, change.terrain)
        purchase = Fact("trust_purchase", {"number": bought, "due": due, "markers": state.trust.buying_power})
        why = (purchase, *taken)
        if not row:
            change.tell("trust_found_nothing", "trust_short_display", public=True, facts=why)
            break
        sooner = bought == due and _power_just_raised(state)
        take(change, row[0], "trust_bought", "buying_power_at_once" if sooner else _RULE, *why)
    if due <= 0:
        change.tell("trust_bought_already", "highest_number_counts_as_purchase", public=True, facts=taken)
    return False


def _counting_purchases(state: State) -> tuple[Fact, ...]:
    """The mines taken by the event in this round, where they count among the purchases and there are any."""
    taken = state.trust.taken_by_event
    counts = taken and state.options.highest_number_counts_as_purchase == "yes"
    return (Fact("taken_by_event", {"count": taken}),) if counts else ()


def _power_just_raised(state: State) -> bool:
    """Whether the last card is one more for the disaster of this very round."""
    disaster = state.disaster
    return disaster is not None and disaster.happened and disaster.marker == "buying_power"


def lose_coin(change: Change) -> None:
    """A black disc takes one coin off the track (`trust_removal`)."""
    state = change.state
    track = state.trust.track
    taken = [space for space, coin in enumerate(track) if coin]
    if not taken:
        change.tell("trust_has_no_coin", "5.1.4 Discs", {}, ("trust_track",), public=True)
        return
    space = taken[-1] if state.options.trust_removal == "from_six" else taken[0]
    state.trust = replace(state.trust, track=(*track[:space], False, *track[space + 1 :]))
    state.bank += 1
    params = {"space": space + 1, "count": state.trust.coins}
    change.tell("trust_weakened", "trust_removal", params, ("trust_track",), public=True)


def refill(change: Change) -> None:
    """At the start of rounds 4 and 5 a coin goes on each blank space from 1 to 3 (5.4)."""
    state = change.state
    if state.round not in facts.REFILL_ROUNDS:
        return
    track = state.trust.track
    filled = (*(True,) * facts.REFILLED_SPACES, *track[facts.REFILLED_SPACES :])
    blank = tuple(space for space in range(1, facts.REFILLED_SPACES + 1) if not track[space - 1])
    added = len(blank)
    state.trust = replace(state.trust, track=filled)
    state.bank -= added
    if added:
        params = {"count": added, "coins": state.trust.coins}
        why = (Fact("spaces_refilled", {"spaces": blank}),)
        change.tell("trust_refilled", "5.4", params, ("trust_track",), public=True, facts=why)
    else:
        params = {"coins": state.trust.coins}
        change.tell("trust_not_refilled", "5.4", params, ("trust_track",), public=True)
