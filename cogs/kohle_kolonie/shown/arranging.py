"""Ways to rearrange the pieces of a card just flipped: what each gains, and whether any does."""

from cogs.kohle_kolonie.shown.labels import arranged_gain
from games.engine.event import Seat
from games.kohle_kolonie.actions import Action, Arrange
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.pitheads import flipped_card
from games.kohle_kolonie.state import State
from games.kohle_kolonie.turns import Arrange as Arranging


def gain(state: State, seat: Seat, action: Action) -> int:
    """What a way to rearrange gains or loses in every round; to leave the pieces gains nothing."""
    if not isinstance(action, Arrange):
        return 0
    return arranged_gain(flipped_card(state), action.pieces, state.seats[seat])


def in_vain(state: State, seat: Seat) -> bool:
    """Whether it is asked how the pieces shall stand though no other way gains anything."""
    if not isinstance(state.turn, Arranging):
        return False
    return not any(gain(state, seat, action) > 0 for action in GAME.legal_actions(state, seat))
