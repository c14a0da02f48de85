"""Coal Baron on Discord: its presenter."""

from typing import Final

from bot.presenter import Presenter
from cogs.coal_baron.presenter import CoalBaronPresenter

PRESENTER: Final[Presenter] = CoalBaronPresenter()
