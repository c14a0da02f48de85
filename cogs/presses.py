"""Buttons, menus and forms of a running table: each press is judged anew and answered with a fresh panel."""

from discord import InteractionType

from bot.client import Interaction, Steiger
from bot.controls import Press, form_id, number_in
from bot.post import Field, Form, Post
from bot.presenter import PRESENTERS
from bot.tables.loaded import own_seat
from bot.tables.notes import LONGEST as NOTE_LONGEST
from bot.tables.rights import in_play
from cogs.answering import Asked, answer, open_form
from cogs.saying import say_typed
from cogs.views.boards import board_part
from cogs.views.log import log_page
from cogs.views.panel import news, own_board, panel


async def panel_of(asked: Asked, table: int, focus: str = "", note: str = "") -> Post:
    """The present panel of whoever asks."""
    seen = await asked.interaction.client.service.look(asked.call, table)
    return panel(seen, asked.text, focus, note)


async def panel_after(asked: Asked, table: int, note: str) -> Post:
    """The present panel of whoever asks, in the part of it in which they said what they did."""
    seen = await asked.interaction.client.service.look(asked.call, table)
    focus = PRESENTERS[seen.loaded.game.id].focus_after(asked.said)
    return panel(seen, asked.text, focus, note)


async def on_act(interaction: Interaction, press: Press, values: list[str]) -> None:
    """Open the private panel; the public board for a stranger, or for somebody suspended, who is told so."""

    async def work(asked: Asked) -> Post:
        seen = await interaction.client.service.act(asked.call, press.table)
        note = asked.text("seat-suspended", table=press.table) if seen.suspended else ""
        return panel(seen, asked.text, note=note)

    await answer(interaction, work, press.table)


async def on_do(interaction: Interaction, press: Press, values: list[str]) -> None:
    """Carry out a move or a plan, from a button, a menu or a form."""
    text = _said(press, values)

    async def work(asked: Asked) -> Post:
        if interaction.type is InteractionType.modal_submit:
            asked.said = text if len(values) > 1 else ""
            said = await say_typed(asked, press.table, press.decision, text)
        else:
            asked.said = text
            said = await interaction.client.service.move(asked.call, press.table, press.decision, text)
        note = "" if said.shows_itself else asked.text(said)
        return await panel_after(asked, press.table, note)

    await answer(interaction, work, press.table)


async def on_finish(interaction: Interaction, press: Press, values: list[str]) -> None:
    """End and seal the turn."""

    async def work(asked: Asked) -> Post:
        said = await interaction.client.service.finish(asked.call, press.table, press.decision)
        return await panel_of(asked, press.table, note=asked.text(said))

    await answer(interaction, work, press.table)


async def on_back(interaction: Interaction, press: Press, values: list[str]) -> None:
    """Take back a move, or the turn just finished."""

    async def work(asked: Asked) -> Post:
        said = await interaction.client.service.back(asked.call, press.table, press.decision or None)
        return await panel_of(asked, press.table, note=asked.text(said))

    await answer(interaction, work, press.table)


async def on_show(interaction: Interaction, press: Press, values: list[str]) -> None:
    """Show the panel with another focus."""

    async def work(asked: Asked) -> Post:
        return await panel_of(asked, press.table, values[0] if values else press.arg)

    await answer(interaction, work, press.table)


async def on_form(interaction: Interaction, press: Press, values: list[str]) -> None:
    """Open a form of the game."""

    async def make(asked: Asked) -> Form | Post:
        seen = await interaction.client.service.look(asked.call, press.table)
        if seen.position is None:
            own_seat(seen.loaded, interaction.user.id)
            in_play(seen.loaded)
            return panel(seen, asked.text)  # which says what of the position cannot be read
        presenter = PRESENTERS[seen.loaded.game.id]
        form = presenter.form(seen.position, press.arg, seen.loaded.scene, asked.text)
        return form or panel(seen, asked.text, note=asked.text("stale"), refused=True)

    await open_form(interaction, make, press.table)


async def on_mine(interaction: Interaction, press: Press, values: list[str]) -> None:
    """Show the own board."""

    async def work(asked: Asked) -> Post:
        return own_board(await interaction.client.service.look(asked.call, press.table), asked.text)

    await answer(interaction, work, press.table)


async def on_news(interaction: Interaction, press: Press, values: list[str]) -> None:
    """Show what happened since the own last turn."""

    async def work(asked: Asked) -> Post:
        await interaction.client.service.look(asked.call, press.table)
        return news(await interaction.client.service.news(interaction.user.id, press.table), asked.text)

    await answer(interaction, work, press.table)


async def on_board(interaction: Interaction, press: Press, values: list[str]) -> None:
    """Show the board or a part of it."""
    part = values[0] if values else "" if press.arg.isdigit() else press.arg

    async def work(asked: Asked) -> Post:
        seen = await interaction.client.service.look(asked.call, press.table)
        return board_part(seen, part, asked.text)

    await answer(interaction, work, press.table)


async def on_where(interaction: Interaction, press: Press, values: list[str]) -> None:
    """Say where the table's turn message is."""

    async def work(asked: Asked) -> Post:
        seen = await interaction.client.service.look(asked.call, press.table)
        row = seen.loaded.row
        if row.status == "lobby" and row.lobby_message is not None:
            card = f"https://discord.com/channels/{row.guild}/{row.channel}/{row.lobby_message}"
            return Post(asked.text("where-card", table=row.id, link=card))
        if row.turn_message is None:
            return Post(asked.text("where-nowhere", table=row.id))
        link = f"https://discord.com/channels/{row.guild}/{row.place}/{row.turn_message}"
        return Post(asked.text("where", table=row.id, link=link))

    await answer(interaction, work, press.table)


async def on_log(interaction: Interaction, press: Press, values: list[str]) -> None:
    """Show a page of the log."""

    async def work(asked: Asked) -> Post:
        service = interaction.client.service
        await service.look(asked.call, press.table)
        return log_page(await service.log(interaction.user.id, press.table, number_in(press.arg)), asked.text)

    await answer(interaction, work, press.table)


async def on_vote(interaction: Interaction, press: Press, values: list[str]) -> None:
    """Cast a ballot."""
    vote, chosen = ballot_of(press)
    if vote is None:
        await on_unanswered(interaction, press, values)
        return

    async def work(asked: Asked) -> Post:
        said = await interaction.client.service.cast(asked.call, press.table, vote, chosen)
        return Post(asked.text(said))

    await answer(interaction, work, press.table)


def ballot_of(press: Press) -> tuple[int | None, str]:
    """Which question a press answers, and what it chooses."""
    number, _, choice = press.arg.partition(" ")
    return number_in(number), choice.split(" ")[0]


async def on_note(interaction: Interaction, press: Press, values: list[str]) -> None:
    """Ask for a note to oneself, or keep the one that was written."""
    if values:

        async def work(asked: Asked) -> Post:
            said = await interaction.client.service.set_note(asked.call, press.table, values[0])
            return await panel_of(asked, press.table, note=asked.text(said))

        await answer(interaction, work, press.table)
        return

    async def make(asked: Asked) -> Form | Post:
        seen = await interaction.client.service.look(asked.call, press.table)
        seat = own_seat(seen.loaded, interaction.user.id)
        in_play(seen.loaded)
        field = Field("note", asked.text("form-note"), seat.note, required=False, long=True, longest=NOTE_LONGEST)
        return Form(form_id("note", press.table), asked.text("button-note"), (field,))

    await open_form(interaction, make, press.table)


async def on_unanswered(interaction: Interaction, press: Press, values: list[str]) -> None:
    """Answer a control that no part of the bot knows any more."""

    async def work(asked: Asked) -> Post:
        return Post(asked.text("control-unknown"))

    await answer(interaction, work)


def register(bot: Steiger) -> None:
    """Let the bot answer these presses."""
    bot.presses.update(
        {
            "act": on_act,
            "do": on_do,
            "finish": on_finish,
            "back": on_back,
            "show": on_show,
            "form": on_form,
            "mine": on_mine,
            "news": on_news,
            "board": on_board,
            "where": on_where,
            "log": on_log,
            "note": on_note,
            "vote": on_vote,
        }
    )
    bot.unanswered = on_unanswered


def _said(press: Press, values: list[str]) -> str:
    """What a press means as text; a form of several fields is its name and a line for each field."""
    if len(values) > 1:
        return "\n".join((press.arg, *(" ".join(value.split()) for value in values)))
    return values[0] if values else press.arg
