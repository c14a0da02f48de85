"""Disputes and precedents: what a table settles by a vote."""

from discord import app_commands

from bot.process.client import Steiger


class DisputeCommands:
    """What the table settled: commands for the group of another cog."""

    bot: Steiger


def add_to_rules(group: app_commands.Group) -> None:
    """Put the commands into a group; its cog is the `self` of each."""


def register(bot: Steiger) -> None:
    """Let the bot answer these presses."""
