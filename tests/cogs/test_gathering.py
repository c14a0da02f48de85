"""What `/table new` knows of a place before anything is stored."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.errors import Refused
from cogs.tables.gathering import check_place

FIT = (discord.TextChannel, discord.Thread, discord.VoiceChannel, discord.StageChannel)
UNFIT = (discord.ForumChannel, discord.CategoryChannel, discord.PartialMessageable, discord.DMChannel)


def interaction_in(kind: type[Any] | None) -> Any:
    return SimpleNamespace(channel=None if kind is None else object.__new__(kind))


@pytest.mark.parametrize("kind", FIT)
def test_a_table_is_played_where_people_write(kind: type[Any]) -> None:
    check_place(interaction_in(kind))


@pytest.mark.parametrize("kind", [*UNFIT, None])
def test_elsewhere_it_is_refused(kind: type[Any] | None) -> None:
    with pytest.raises(Refused, match="channel-unfit"):
        check_place(interaction_in(kind))
