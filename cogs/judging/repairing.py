"""/table repair: setting public things of a position right."""

from discord import app_commands

from bot.process.client import Steiger


class RepairCommands:
    """Setting a position right: commands for the group of another cog."""

    bot: Steiger


def add_to_table(group: app_commands.Group) -> None:
    """Put the commands into a group; its cog is the `self` of each."""


def register(bot: Steiger) -> None:
    """Let the bot answer these presses."""
