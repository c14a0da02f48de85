"""What the game waits for: a turn at one of its stages.

In phase 3 a turn goes from `Option` (an option, or a start space without one) by its effects `Transport` and
`Replenish` to `Start`, and then stands at `Plan` until it ends.
"""

from typing import Final, TypeAlias

from games.engine.turns import Waiting, name_stages
from games.ruhrschifffahrt.facts import Tile


class Begin(Waiting, frozen=True, tag="begin"):
    """Nobody's turn: a phase starts, or the game is over."""


class Choose(Waiting, frozen=True, tag="choose"):
    """A coin or a point."""


class RemoveDie(Waiting, frozen=True, tag="remove_die"):
    """Which die leaves the game."""


class PlaceDice(Waiting, frozen=True, tag="place_dice"):
    """Where the dice come to lie that left a track."""


class Option(Waiting, frozen=True, tag="option"):
    """A special option, or a start without one."""


class Transport(Waiting, frozen=True, tag="transport"):
    """Where the die on the arrow goes."""


class Replenish(Waiting, frozen=True, tag="replenish"):
    """Which die rises."""


class Start(Waiting, frozen=True, tag="start"):
    """Where the barge starts: at the storage that Tow and transport has `filled`, if it has."""

    filled: str | None = None


class Plan(Waiting, frozen=True, tag="plan"):
    """Where the die is to be sold."""


class Sell(Waiting, frozen=True, tag="sell"):
    """Where the die is sold."""


class Purchase(Waiting, frozen=True, tag="purchase"):
    """Phase 6.

    `free_lock` says that the next lock costs nothing. `used` are the progress tiles used up in this phase; `moved`
    says whether a warehouse in Ruhrort was moved, `bought` whether anything was bought or repaid.
    """

    free_lock: bool = False
    used: tuple[Tile, ...] = ()
    moved: bool = False
    bought: bool = False


class Done(Waiting, frozen=True, tag="done"):
    """A die is removed, placed or sold; the turn can only be ended."""


Turn: TypeAlias = (
    Begin | Choose | RemoveDie | PlaceDice | Option | Transport | Replenish | Start | Plan | Sell | Purchase | Done
)
STAGES: Final = name_stages(Turn)
"""The stages by name."""
