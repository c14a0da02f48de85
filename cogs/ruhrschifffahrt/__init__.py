"""Ruhrschifffahrt 1769-1890 on Discord: its presenter."""

from cogs.ruhrschifffahrt.presenter import PRESENTER

__all__ = ["PRESENTER"]
