"""Why a computer prefers a move: what it changes of all that it counts, in words."""

from collections.abc import Sequence

from bot.presenter import Party, Reason
from bot.words import Words
from cogs.kohle_kolonie.names import names_of
from cogs.reasons import grouped, reasons_for
from players.entry import Change


def reasons(changes: Sequence[Change], party: Party, words: Words) -> list[Reason]:
    """What a move changes; what a ground brings has the ground's name."""
    names = names_of(words, party.board)
    return reasons_for(
        grouped(changes, {}, {}), "kk-worth", words, lambda group: names.ground(group.partition(".")[2])
    )
