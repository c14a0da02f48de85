"""Ruhrschifffahrt 1769-1890 on Discord: its presenter."""

from typing import Final

from bot.presenter import Presenter
from cogs.ruhrschifffahrt.presenter import RuhrschifffahrtPresenter

PRESENTER: Final[Presenter] = RuhrschifffahrtPresenter()
