"""/rules can: whether something would be legal, now or at another stage, for oneself or for another seat."""

from asyncio import to_thread
from typing import Any, Final

from discord import app_commands

from bot.post import Choice, Post
from bot.presenter import PRESENTERS
from bot.process.client import Interaction, Steiger
from bot.process.commands import described
from bot.tables.foretelling import Foretold, Question
from bot.tables.loaded import Call
from bot.words import Words
from cogs.interactions.answering import Asked, call_of, commanded
from cogs.interactions.completing import Found, completed
from cogs.tables.seats import seat_named, seats_to_name
from cogs.typed.asking import offered, other_ways, still_open
from cogs.typed.questions import actions_of, typed_of
from cogs.views.can import Way, can_post, which_post
from games.engine.notation import LONGEST
from games.engine.violation import MalformedAction

_LONGEST_NAME: Final = 100


class CanCommands:
    """What would be legal: commands for the group of another cog."""

    bot: Steiger

    @app_commands.describe(action=described("opt-can-action"), seat=described("opt-can-seat"))
    @commanded
    async def can(
        self,
        asked: Asked,
        action: app_commands.Range[str, 1, LONGEST],
        seat: app_commands.Range[str, 0, _LONGEST_NAME] = "",
    ) -> Post:
        """Say whether an action would be legal, what it costs and brings, or which rule forbids it."""
        question = await _question(asked.interaction, asked.call, seat)
        game = question.game
        try:
            actions = actions_of(typed_of(game.id), question.shown, question.seat, action, asked.text)
        except MalformedAction as error:
            typed, state = typed_of(game.id), question.shown
            lacks = still_open(typed, state, question.seat, action, asked.text, own=question.own)
            if lacks is not None:
                return which_post(lacks, asked.text)
            said = PRESENTERS[game.id].malformed(error.code, error.params, asked.text)
            return Post(asked.text("refused", reason=said))
        found = await asked.service.foretell(question, actions)
        if found.verdict == "no" and len(actions) == 1:
            ways = await self._ways(asked, question, found, action, actions[0])
            legal = next((one for one in ways if one.found.verdict == "yes"), None)
            if legal is not None:
                others = [one for one in ways if one is not legal and one.found.verdict in ("yes", "no")]
                return can_post(question, [legal.action], legal.found, asked.text, legal.name, others)
        return can_post(question, actions, found, asked.text)

    async def _ways(self, asked: Asked, question: Question, found: Foretold, said: str, action: Any) -> list[Way]:
        """What is judged with each value of an option that was left open."""
        typed = typed_of(question.game.id)
        others = other_ways(typed, found.before, question.seat, said, action, asked.text)
        return [Way(name, one, await asked.service.foretell(question, [one])) for name, one in others]

    async def actions(self, interaction: Interaction, current: str) -> Found:
        """The commands of the game, then the values of their options, legal ones first."""

        async def offer(text: Words) -> list[Choice]:
            question = await _question(interaction, call_of(interaction), _seat_given(interaction))
            typed, state = typed_of(question.game.id), question.shown
            return list(await to_thread(offered, typed, state, question.seat, current, text, own=question.own))

        return await completed(interaction, offer)

    async def of_seats(self, interaction: Interaction, current: str) -> Found:
        """The players of the table here."""
        return await seats_to_name(interaction, current, "look")


async def _question(interaction: Interaction, call: Call, seat: str) -> Question:
    """For whom it is asked at the table here; raises Refused."""
    service = interaction.client.service
    row = await service.find(call.user, interaction.channel_id or 0)
    if not seat.strip():
        return await service.question(call, row.id)
    seen = await service.look(call, row.id, wakes=False)
    return await service.question(call, row.id, seat_named(seen, seat))


def _seat_given(interaction: Interaction) -> str:
    return str(getattr(interaction.namespace, "seat", None) or "")


def add_to_rules(group: app_commands.Group) -> None:
    """Put the commands into a group; its cog is the `self` of each."""
    made: app_commands.Command[Any, ..., None]
    made = app_commands.Command(name="can", description=described("cmd-rules-can"), callback=CanCommands.can)
    made.autocomplete("action")(CanCommands.actions)
    made.autocomplete("seat")(CanCommands.of_seats)
    group.add_command(made)
