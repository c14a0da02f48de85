"""The toy on Discord: its presenter."""

from cogs.toy.presenter import PRESENTER

__all__ = ["PRESENTER"]
