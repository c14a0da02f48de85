"""Kohle & Kolonie on Discord: its presenter."""

from typing import Final

from bot.presenter import Presenter
from cogs.kohle_kolonie.presenter import KohleKoloniePresenter

PRESENTER: Final[Presenter] = KohleKoloniePresenter()
