"""Coal Baron on Discord: its presenter."""

from cogs.coal_baron.presenter import PRESENTER

__all__ = ["PRESENTER"]
