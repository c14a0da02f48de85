"""Kohle & Kolonie on Discord: its presenter."""

from cogs.kohle_kolonie.presenter import PRESENTER

__all__ = ["PRESENTER"]
