"""Buttons, menus and forms of a running table: each press is judged anew and answered with a fresh panel."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from discord import InteractionType
from msgspec.structs import replace

from bot.controls import Press, form_id, number_in, read_id
from bot.outgoing.phase_posts import one_phase
from bot.outgoing.telling import told_plainly
from bot.post import Field, Form, Post, with_button
from bot.presenter import PRESENTERS, AnyPresenter
from bot.process.client import Interaction, Steiger
from bot.tables.answers import Answer
from bot.tables.loaded import own_seat
from bot.tables.notes import LONGEST as NOTE_LONGEST
from bot.tables.reminding import HOUR
from bot.tables.rights import in_play
from bot.tables.seeing import News, Seen
from bot.words import Words
from cogs.interactions.answering import Asked, answer, answered, open_form
from cogs.interactions.saying import say_typed
from cogs.learning.page import guide_line
from cogs.tables import coming
from cogs.views.board_words import CHANGED, in_words
from cogs.views.hours import asked_once, has_room
from cogs.views.lobby import where_gathering
from cogs.views.log import log_page
from cogs.views.panel import NEWS_PAGE, news, news_page, own_picture, panel
from cogs.views.pictures import picture_of
from cogs.views.practice import thinks, titles_of
from cogs.views.way_back import to_guide
from games.engine.event import Event

SEALED_TOLD: Final = 2
"""So many of the newest lines say what a move brought that became final at once."""


async def panel_of(asked: Asked, table: int, focus: str = "", sentence: str = "") -> Post:
    """The present panel of whoever asks."""
    return await shown(asked, await asked.service.look(asked.call, table), focus, sentence)


async def shown(asked: Asked, seen: Seen, focus: str = "", sentence: str = "") -> Post:
    """The panel of a seat; for a stranger who reads words the board in words, with what changed.

    In a practice game computers answer, and what they do follows.
    """
    other = await coming.instead(asked, seen, sentence)
    if other is not None:
        return other
    found = None
    if asked.text.spoken and seen.position is None:
        found = await changes(asked, seen)
    return panel(seen, asked.text, focus, _with_guide(seen, sentence, asked.text, focus), found=found)


def _with_guide(seen: Seen, sentence: str, text: Words, focus: str = "") -> str:
    """The sentence, and below it what the guide says in the middle of a turn."""
    return "\n".join(said for said in (sentence, guide_line(seen, text, focus)) if said)


async def opened(asked: Asked, seen: Seen, sentence: str = "", row: int = 0) -> Post:
    """The panel as it is opened: whoever reads words is told what changed, but for what the message of that `row`
    has just said."""
    other = await coming.instead(asked, seen, sentence)
    if other is not None:
        return other
    sentence = _with_guide(seen, sentence, asked.text)
    if not asked.text.spoken:
        return panel(seen, asked.text, sentence=sentence)
    message = asked.interaction.message
    told = None if message is None else message.id
    heard = await asked.service.told_by(seen.loaded.row.id, row, told) if row else None
    return panel(seen, asked.text, sentence=sentence, found=await changes(asked, seen), heard=heard)


async def changes(asked: Asked, seen: Seen) -> News:
    """What changed for whoever asks, where they read words and it can be said."""
    if not (asked.text.spoken and seen.loaded.begun and seen.loaded.playable):
        return News(seen, ())
    return await asked.service.changes(asked.call.user, seen.loaded.row.id)


async def panel_after(asked: Asked, table: int, said: Answer) -> Post:
    """The present panel of whoever asks, in the part of it in which they said what they did."""
    seen = await asked.service.look(asked.call, table)
    presenter = PRESENTERS[seen.loaded.game.id]
    came = "" if said.shows_itself else _what_came(seen, said, asked.text)
    if said == "move-sealed" and (asked.text.spoken or presenter.unseen):
        sealed = await asked.service.just_sealed(asked.call.user, table)
        came = "\n".join((came, *_revealed(seen, sealed.events, presenter, asked.text)))
    return await shown(asked, seen, presenter.focus_after(asked.said), came)


def _revealed(seen: Seen, events: Sequence[Event], presenter: AnyPresenter, text: Words) -> list[str]:
    """What a move that became final brought to light; whoever sees is told what the picture does not show."""
    party = seen.loaded.party
    if not text.spoken:
        return [presenter.tell(event, party, text) for event in events if event.kind in presenter.unseen]
    return [line.text for line in told_plainly(events, party, presenter, text, seen.view)][-SEALED_TOLD:]


def _what_came(seen: Seen, said: str, text: Words) -> str:
    """What came of a deed; of a turn that is finished also that the next is the same player's."""
    again = said == "turn-finished" and seen.position is not None and seen.position.at_turn
    return text("turn-finished-again" if again else said)


async def finished(asked: Asked, table: int, said: str) -> Post:
    """The panel after the end of a turn; below it, once in a player's life, whether their waking hours fit."""
    seen = await asked.service.look(asked.call, table)
    if seen.loaded.row.practice and not thinks(seen):
        return await coming.come(asked, table)
    post = await shown(asked, seen, sentence=_what_came(seen, said, asked.text))
    if seen.loaded.row.practice or not has_room(post) or not await asked.service.ask_hours(asked.call.user):
        return post
    return asked_once(post, seen.loaded, asked.text)


async def on_act(asked: Asked, press: Press, values: list[str]) -> Post:
    """Open the private panel; the public board for a stranger, or for somebody suspended, who is told so."""
    seen = await asked.service.act(asked.call, press.table)
    sentence = asked.text("seat-suspended", table=press.table) if seen.suspended else ""
    return await opened(asked, seen, sentence, number_in(press.arg) or 0)


async def on_do(asked: Asked, press: Press, values: list[str]) -> Post:
    """Carry out a move or a plan, from a button, a menu or a form."""
    text = _said(press, values)
    if asked.interaction.type is InteractionType.modal_submit:
        asked.said = text if len(values) > 1 else ""
        written, user = asked.interaction.client.written, asked.call.user
        written.keep(user, press.table, press.decision, press.arg, tuple(values))
        said = await say_typed(asked, press.table, press.decision, text)
        written.forget(user, press.table)
    else:
        asked.said = text
        said = await asked.service.move(asked.call, press.table, press.decision, text)
    return await panel_after(asked, press.table, said)


async def on_finish(asked: Asked, press: Press, values: list[str]) -> Post:
    """End and seal the turn."""
    return await finished(asked, press.table, await asked.service.finish(asked.call, press.table, press.decision))


async def on_back(asked: Asked, press: Press, values: list[str]) -> Post:
    """Take back a move, or the turn just finished."""
    said = await asked.service.back(asked.call, press.table, press.decision or None)
    return await panel_of(asked, press.table, sentence=asked.text(said))


async def on_show(asked: Asked, press: Press, values: list[str]) -> Post:
    """Show the panel with another focus."""
    return await panel_of(asked, press.table, values[0] if values else press.arg)


async def on_form(interaction: Interaction, press: Press, values: list[str]) -> None:
    """Open a form of the game."""

    async def make(asked: Asked) -> Form | Post:
        seen = await interaction.client.service.look(asked.call, press.table)
        if seen.position is None:
            own_seat(seen.loaded, interaction.user.id)
            in_play(seen.loaded)
            return await shown(asked, seen)  # which says what of the position cannot be read
        presenter = PRESENTERS[seen.loaded.game.id]
        form = presenter.form(seen.position, press.arg, seen.loaded.party, asked.text)
        if form is not None:
            return _written(asked, form, press.table)
        return panel(seen, asked.text, sentence=asked.text("stale"), refused=True)

    await open_form(interaction, make, press.table)


def _written(asked: Asked, form: Form, table: int) -> Form:
    """The form with what whoever asks wrote into it before, where that was refused."""
    made = read_id(form.id)
    if made is None:
        return form
    kept = asked.interaction.client.written.into(asked.call.user, table, made.decision, made.arg)
    if len(kept) != len(form.fields):
        return form
    fields = [replace(field, value=value) for field, value in zip(form.fields, kept, strict=True)]
    return replace(form, fields=tuple(fields))


async def on_mine(asked: Asked, press: Press, values: list[str]) -> Post:
    """Show the own board."""
    seen = await asked.service.look(asked.call, press.table)
    post = own_picture(await changes(asked, seen), asked.text)
    if not (press.decision and seen.loaded.row.guide):
        return post
    return with_button(post, to_guide(press.table, press.decision, asked.text))


async def on_news(asked: Asked, press: Press, values: list[str]) -> Post:
    """Show what happened since the own last turn; in a practice game with that turn, in which it may still go on,
    and from a page of the guide all that this tells of."""
    seen = await asked.service.look(asked.call, press.table)
    word, _, page = press.arg.partition(" ")
    wanted, guide, user = number_in(page) if word == NEWS_PAGE else None, press.decision, asked.interaction.user.id
    if not (seen.loaded.row.practice and seen.loaded.playable):
        return news(await asked.service.news(user, press.table), asked.text, wanted)
    learnt = await asked.service.learnt(user, press.table)
    if not (guide and seen.loaded.row.guide):
        return news(learnt.news, asked.text, wanted or 1, titles_of(learnt))
    pages = partial(news_page, press.table, guide=guide)
    post = news(learnt.news, asked.text, wanted, ("news-guide", "news-guide-page"), pages)
    return with_button(post, to_guide(press.table, guide, asked.text))


async def on_board(asked: Asked, press: Press, values: list[str]) -> Post:
    """Show the board or a part of it."""
    part = values[0] if values else "" if press.arg.isdigit() else press.arg
    seen = await asked.service.look(asked.call, press.table)
    return picture_of(await changes(asked, seen), part, asked.text)


async def on_words(asked: Asked, press: Press, values: list[str]) -> Post:
    """Give a part of the position in words, or the overview."""
    seen, part = await asked.service.look(asked.call, press.table), values[0] if values else press.arg
    if part.startswith(CHANGED) and seen.loaded.row.practice and seen.loaded.playable:
        return in_words((await asked.service.learnt(asked.call.user, press.table)).news, part, asked.text)
    return in_words(await asked.service.changes(asked.call.user, press.table), part, asked.text)


async def on_where(asked: Asked, press: Press, values: list[str]) -> Post:
    """Say where the table's turn message is."""
    seen = await asked.service.look(asked.call, press.table)
    row = seen.loaded.row
    if row.status == "lobby":
        return where_gathering(seen, asked.call.user, asked.text)
    if row.turn_message is None:
        return Post(asked.text("where-nowhere", table=row.called))
    link = f"https://discord.com/channels/{row.guild}/{row.place}/{row.turn_message}"
    return Post(asked.text("where", table=row.id, link=link))


async def on_phase(asked: Asked, press: Press, values: list[str]) -> Post:
    """Show the picture of one of several phases that a message told at once."""
    number, _, row = (values[0] if values else press.arg).partition(" ")
    seen = await asked.service.look(asked.call, press.table)
    message = asked.interaction.message
    letter = await asked.service.phases_of(
        press.table, number_in(row) or 0, None if message is None else message.id
    )
    chosen = number_in(number) or 0
    if letter is None or not 1 <= chosen <= len(letter.phases):
        return Post(asked.text("phase-gone"))
    return one_phase(letter, chosen, seen.loaded, asked.text)


async def on_snooze(asked: Asked, press: Press, values: list[str]) -> Post:
    """Put a reminder off."""
    hours, _, row = press.arg.partition(" ")
    call, chosen = asked.call, number_in(hours) or 0
    said = await asked.service.snooze(call, press.table, chosen, number_in(row) or 0)
    return Post(asked.text(said, until=call.now + chosen * HOUR))


async def on_log(asked: Asked, press: Press, values: list[str]) -> Post:
    """Show a page of the log."""
    service = asked.service
    await service.look(asked.call, press.table)
    return log_page(await service.log(asked.interaction.user.id, press.table, number_in(press.arg)), asked.text)


async def on_vote(asked: Asked, press: Press, values: list[str]) -> Post:
    """Cast a ballot."""
    vote, chosen = ballot_of(press)
    if vote is None:
        return Post(asked.text("control-unknown"))
    return Post(asked.text(await asked.service.cast(asked.call, press.table, vote, chosen)))


def ballot_of(press: Press) -> tuple[int | None, str]:
    """Which question a press answers, and what it chooses."""
    number, _, choice = press.arg.partition(" ")
    return number_in(number), choice.split(" ")[0]


async def on_note(interaction: Interaction, press: Press, values: list[str]) -> None:
    """Ask for a note to oneself, or keep the one that was written."""
    if values:

        async def work(asked: Asked) -> Post:
            said = await interaction.client.service.set_note(asked.call, press.table, values[0])
            return await panel_of(asked, press.table, sentence=asked.text(said))

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
            "act": answered(on_act),
            "do": answered(on_do),
            "finish": answered(on_finish),
            "back": answered(on_back),
            "show": answered(on_show),
            "form": on_form,
            "mine": answered(on_mine),
            "news": answered(on_news),
            "board": answered(on_board),
            "words": answered(on_words, anew=True),
            "where": answered(on_where),
            "phase": answered(on_phase),
            "log": answered(on_log),
            "note": on_note,
            "vote": answered(on_vote),
            "snooze": answered(on_snooze),
        }
    )
    bot.unanswered = on_unanswered


def _said(press: Press, values: list[str]) -> str:
    """What a press means as text; a form of several fields is its name and a line for each field."""
    if len(values) > 1:
        return "\n".join((press.arg, *(" ".join(value.split()) for value in values)))
    return values[0] if values else press.arg
