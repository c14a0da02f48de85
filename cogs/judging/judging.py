"""The parts of the judge, put together for the groups of /rules and /table."""

from discord import app_commands

from bot.process.client import Steiger
from cogs.judging import can, disputing, fair, repairing, why
from cogs.judging.can import CanCommands
from cogs.judging.disputing import DisputeCommands
from cogs.judging.fair import FairCommands
from cogs.judging.repairing import RepairCommands
from cogs.judging.why import WhyCommands


class JudgingRules(CanCommands, WhyCommands, DisputeCommands, FairCommands):
    """What the judge adds to /rules."""


class JudgingTables(RepairCommands):
    """What the judge adds to /table."""


def add_to_rules(group: app_commands.Group) -> None:
    """Put the commands into the group of /rules; its cog is the `self` of each."""
    can.add_to_rules(group)
    why.add_to_rules(group)
    disputing.add_to_rules(group)
    fair.add_to_rules(group)


def add_to_table(group: app_commands.Group) -> None:
    """Put the commands into the group of /table; its cog is the `self` of each."""
    repairing.add_to_table(group)


def register(bot: Steiger) -> None:
    """Let the bot answer all presses of the judge, and what stands under *Apps*."""
    why.register(bot)
    disputing.register(bot)
    repairing.register(bot)
