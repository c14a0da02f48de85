"""Answering an interaction: in time, once, privately, whatever happens.

Refused, RuleRefused, MalformedRefused   its sentence; for a seated player above a fresh panel
Stale                                    a fresh panel
Damaged                                  what of the table cannot be read, with the number that the host has
DatabaseError                            "not saved", nothing has changed; "not read" where nothing was to change
anything else                            an incident number; the cause goes to the host
any of these after the commit            what was asked counts, whatever kept its view from being shown
unknown interaction, second delivery     nothing is done
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from functools import wraps
from typing import Any, Concatenate, Final, ParamSpec, TypeAlias, TypeVar

import discord
import msgspec
from aiohttp import ClientError
from discord import app_commands

from bot.board_faults import board_refusal
from bot.contesting import Point, contest_buttons
from bot.controls import Press, button_id
from bot.drawing import as_chosen
from bot.errors import (
    BoardFaults,
    BoardOfOtherGame,
    Damaged,
    MalformedRefused,
    Refusal,
    Refused,
    RuleRefused,
    Stale,
)
from bot.outgoing.precedent_text import by_hand_lines, cited_lines
from bot.post import TEXT_LIMIT, Button, Form, Post, fit, with_button, with_buttons
from bot.presenter import PRESENTERS
from bot.process.client import Interaction, Pressed, Steiger
from bot.refusals import FAULTS
from bot.rulebooks.references import way_to
from bot.storage import ReadError, StorageError
from bot.tables.answers import Answer
from bot.tables.loaded import Call
from bot.tables.seeing import Seen
from bot.tables.service import TableService
from bot.tickets import Ticket
from bot.widgets import allowed, attached, file_of, view_of
from bot.words import Language, Words, language_of, words
from cogs.instead import instead
from cogs.interactions.first_answer import defer, is_new, send_form, send_nothing
from cogs.moves import move_said
from cogs.views.heard import heard
from cogs.views.panel import panel
from cogs.views.way_back import back_button, has_way_on, remove_button
from games.engine.contract import REVEALED
from games.engine.violation import MalformedAction

log = logging.getLogger(__name__)

PICTURE_WAIT: Final = 2.0
INVALID: Final = 400
GIVEN_UP: Final = frozenset({"position", "game", "options", "board"})
"""Parts without which a table can only be given up, a practice game removed."""


@dataclass
class Asked:
    """An interaction being answered: in which language, about which table if that is known, and what was said.

    `after` is what the same answer shows next, worked out once nobody has to wait for it. `ended` is called where
    nothing of it is to come any more, however it ended, perhaps more than once.
    """

    interaction: Interaction
    text: Words
    table: int | None = None
    said: str = ""
    after: "Work | None" = None
    ended: Callable[[], None] = lambda: None
    ticket: Ticket | None = None

    def mean(self, table: int) -> None:
        """Record which table a command turned out to mean: until it is carried out no computer plays there."""
        self.table = table
        if self.ticket is not None:
            self.ticket.table = table

    @property
    def call(self) -> Call:
        """Who asks, and by which interaction."""
        return call_of(self.interaction)

    @property
    def service(self) -> TableService:
        """What players can do with tables."""
        return self.interaction.client.service


Answered: TypeAlias = Callable[[Asked, Press, list[str]], Awaitable[Post]]
"""Says what a press is answered with; the list holds the chosen values of a menu or the field values of a form."""
Work = Callable[[Asked], Awaitable[Post]]
C = TypeVar("C")
P = ParamSpec("P")


def call_of(interaction: Interaction) -> Call:
    """Who asks, and by which interaction."""
    return Call(
        interaction=interaction.id,
        user=interaction.user.id,
        name=interaction.user.display_name,
        now=interaction.client.clock.now(),
        guild=interaction.guild_id or 0,
        moderates=(interaction.channel_id or 0) if interaction.permissions.manage_messages else 0,
        manages=interaction.permissions.manage_guild,
        roles=_roles(interaction),
    )


def _roles(interaction: Interaction) -> tuple[int, ...]:
    """The roles that somebody holds in the server of the interaction."""
    user = interaction.user
    return tuple(role.id for role in user.roles) if isinstance(user, discord.Member) else ()


async def answer(interaction: Interaction, work: Work, table: int | None = None, *, anew: bool = False) -> None:
    """Take a ticket, defer, do the work in order of arrival, and show its post privately.

    `anew`: as a message of its own, even where a private one was pressed. The queue is that of the channel, which
    is the table's. Pictures are drawn after the ticket is given back, and so is what comes `after`: not shown
    where something else was pressed in the same message meanwhile. Whoever reads words has it in one of its own.
    """
    if not is_new(interaction):
        return
    asked = Asked(interaction, client_words(interaction), table)
    try:
        post = await _in_turn(asked, work, anew=anew)
        if post is not None:
            await show(interaction, post)
            if asked.after is not None:
                await _follow(asked)
    finally:
        asked.ended()


async def _in_turn(asked: Asked, work: Work, *, anew: bool) -> Post | None:
    """What an interaction is answered with, worked out in order of arrival; None where that is not ours."""
    interaction = asked.interaction
    ticket = interaction.client.service.queues.ticket(interaction.channel_id or 0, asked.table or 0)
    asked.ticket = ticket
    try:
        if not await defer(interaction, anew=anew):
            return None
        async with ticket:
            return await _worked(asked, work)
    finally:
        ticket.leave()


async def _follow(asked: Asked) -> None:
    """Show what comes after an answer; it ends with the bot, whose end waits for nobody's thoughts."""
    interaction, following = asked.interaction, asked.interaction.client.following
    task = asyncio.current_task()
    assert task is not None
    following.add(task)
    try:
        while asked.after is not None:
            work, asked.after = asked.after, None
            post = await _worked(asked, work)
            if asked.text.spoken:
                await show(interaction, post, anew=True)
            elif not interaction.client.pages.turned(interaction.id):
                await show(interaction, post)
    finally:
        following.discard(task)


def answered(handler: Answered, *, anew: bool = False) -> Pressed:
    """The handler of a press as the bot calls it: answered as in `answer`."""

    async def pressed(interaction: Interaction, press: Press, values: list[str]) -> None:
        await answer(interaction, lambda asked: handler(asked, press, values), press.table, anew=anew)

    return pressed


def commanded(
    method: Callable[Concatenate[C, Asked, P], Awaitable[Post]],
) -> Callable[Concatenate[C, Interaction, P], Coroutine[Any, Any, None]]:
    """The method of a command as Discord's library calls it: answered as in `answer`."""

    @wraps(method)
    async def called(cog: C, interaction: Interaction, /, *args: P.args, **options: P.kwargs) -> None:
        await answer(interaction, lambda asked: method(cog, asked, *args, **options))

    return called


async def open_form(
    interaction: Interaction, make: Callable[[Asked], Awaitable[Form | Post]], table: int | None = None
) -> None:
    """Open a form; read-only, so it waits for no queue. A post instead of a form is shown as an answer."""
    if not is_new(interaction):
        return
    asked = Asked(interaction, client_words(interaction), table)
    try:
        asked.text = await words_for(interaction)
        made: Form | Post = await make(asked)
        if isinstance(made, Form):
            await send_form(interaction, made)
            return
    except Exception as error:
        made = await _failure(asked, error)
    if await defer(interaction):
        await show(interaction, made)


async def show(interaction: Interaction, post: Post, *, anew: bool = False) -> None:
    """Put a post into the private answer, or `anew` below it; pictures that take long follow by edit."""
    try:
        await (_send(interaction, post) if anew else _show(interaction, post))
    except (discord.RateLimited, ClientError, OSError) as error:
        log.warning("interaction %s could not be answered: %s", interaction.id, error)
    except discord.HTTPException as error:
        log.warning("interaction %s could not be answered: %s", interaction.id, error)
        if error.status == INVALID:
            await _show_bare(interaction, post, error)
    except Exception as error:  # a control that Discord's library already refuses
        await _show_bare(interaction, post, error)


async def words_for(interaction: Interaction) -> Words:
    """The texts in the user's own language: the chosen one, else the client's, else English."""
    chosen = language_of(await interaction.client.service.language(interaction.user.id))
    return _words_in(chosen, interaction) if chosen else client_words(interaction)


def client_words(interaction: Interaction) -> Words:
    """The texts in the language of the user's client, as long as nothing could be read."""
    return _words_in(language_of(interaction.locale.value) or "en", interaction)


def _words_in(language: Language, interaction: Interaction) -> Words:
    return words(language, spoken=interaction.client.service.reads_words(interaction.user.id))


async def failed_command(interaction: Interaction, error: app_commands.AppCommandError) -> None:
    """Answer a command that could not even begin, such as one of an earlier version."""
    outdated = app_commands.CommandSignatureMismatch | app_commands.CommandNotFound
    if interaction.type is discord.InteractionType.autocomplete:
        log.info("nothing to complete: %s", error)
        await send_nothing(interaction)
        return

    async def work(asked: Asked) -> Post:
        if isinstance(error, outdated):
            return Post(asked.text("command-changed"))
        if isinstance(error, app_commands.TransformerError):
            return Post(asked.text("option-unreadable", value=str(error.value)[:100]))
        raise error.__cause__ or error

    await answer(interaction, work)


async def _worked(asked: Asked, work: Work) -> Post:
    try:
        asked.text = await words_for(asked.interaction)
        post = await work(asked)
    except Exception as error:
        return await _with_ways_out(asked, await _failure(asked, error), error)
    post = _with_way_back(asked, post)
    return await _with_refusal(asked, heard(post, asked.text) if asked.text.spoken else post)


def _with_way_back(asked: Asked, post: Post) -> Post:
    """The answer; one in place of the panel of a practice game has the way back, which no other message has."""
    table = asked.table
    if table is None or has_way_on(post, table) or not asked.service.practises(asked.interaction.user.id, table):
        return post
    return with_button(post, back_button(table, asked.text))


async def _with_ways_out(asked: Asked, post: Post, error: Exception) -> Post:
    """The same for a failure, with the way to be rid of a game that may be at fault; none to one that is gone."""
    table = asked.table
    if table is None or has_way_on(post, table) or not await _practises(asked):
        return post
    back = back_button(table, asked.text)
    if isinstance(error, Damaged) or not isinstance(error, Refusal | StorageError):
        return with_buttons(post, (back, remove_button(table, asked.text)))
    return with_button(post, back)


async def _practises(asked: Asked) -> bool:
    """Whether the table is a practice game of whoever asks, as far as was seen where nothing can be read."""
    user, table = asked.interaction.user.id, asked.table
    if table is None:
        return False
    try:
        return await asked.service.still_practises(user, table)
    except Exception as error:  # the answer itself is what matters
        log.warning("table %s: whose practice game it is cannot be read: %s", table, error)
        return asked.service.practises(user, table)


async def _with_refusal(asked: Asked, post: Post) -> Post:
    """The answer, below it once that Discord takes no direct messages to whoever asks."""
    user, waiting = asked.interaction.user.id, asked.interaction.client.outbox.not_told
    if user not in waiting:
        return post
    waiting.discard(user)
    try:
        if not await asked.service.tell_refused(user):
            return post
    except StorageError as error:
        log.error("user %s cannot be told that no direct message arrives: %s", user, error)
        return post
    line = asked.text("my-pings-refused")
    return msgspec.structs.replace(post, text=f"{fit(post.text, TEXT_LIMIT - len(line) - 1)}\n{line}")


async def _failure(asked: Asked, error: Exception) -> Post:
    text = asked.text
    done = asked.service.done(asked.interaction.id)
    if done is not None:
        return _unseen(asked, done, error)
    if isinstance(error, StorageError):
        log.error("%s: %s", where_of(asked.interaction), error)
        return Post(text("not-read" if isinstance(error, ReadError) else "not-saved"))
    if not isinstance(error, Refusal) or isinstance(error, Damaged):
        return await _incident(asked, error)
    try:
        seen = await _seen(asked)
        return _refused(asked, error, seen, await _cited(asked, error, seen))
    except Exception as second:  # never silence, whatever is wrong with the sentence or the panel
        return await _incident(asked, second)


async def _incident(asked: Asked, error: Exception) -> Post:
    number = asked.interaction.client.incidents.report(error, where_of(asked.interaction))
    if isinstance(error, Damaged) and error.part in GIVEN_UP and await _practises(asked):
        return Post(asked.text("damaged-practice", host=told_host(asked, number)))
    return Post(fault_text(asked, error, number))


def told_host(asked: Asked, number: str) -> str:
    """That the host has an incident's number, or has to be told it."""
    told = asked.interaction.client.settings.incident_channel is not None
    return asked.text("host-told" if told else "host-untold", number=number)


def _unseen(asked: Asked, done: Answer, error: Exception) -> Post:
    """What was asked is committed, only the answer to it failed: it counts, and *Act* shows how it stands.

    Of a hint nothing is left then.
    """
    if isinstance(error, StorageError | Refusal):
        log.error("%s counts, but its answer failed: %s", where_of(asked.interaction), error)
    else:
        asked.interaction.client.incidents.report(error, where_of(asked.interaction))
    if asked.table is None or not done.is_deed:
        return Post(asked.text("counts" if done.is_kept else "hint-failed"))
    act = Button(asked.text("button-act"), button_id("act", asked.table), "primary")
    return Post(f"{asked.text(done)}\n{asked.text('move-counts')}", ((act,),))


async def _cited(asked: Asked, error: Refusal, seen: Seen | None) -> list[str]:
    """The newest precedent of the table on the rule by which something is refused, and who carries it out."""
    if not isinstance(error, RuleRefused) or seen is None:
        return []
    try:
        found = await asked.service.cited_at(seen.loaded.row.id, error.violation.rule)
    except (Refusal, StorageError):  # the refusal itself is what matters
        return []
    return [*cited_lines(found[-1:], seen.loaded, asked.text), *by_hand_lines(found, asked.text)]


def _refused(asked: Asked, error: Refusal, seen: Seen | None, cited: list[str]) -> Post:
    """The panel with what was refused; its picture stays where a form was, which is mended with it in sight."""
    text = asked.text
    lines = [refusal_text(error, seen, text), *cited]
    if seen is None or seen.position is None:
        return Post("\n".join(lines))
    written, user = asked.interaction.client.written, asked.interaction.user.id
    kept = asked.interaction.type is discord.InteractionType.modal_submit and written.kept(
        user, seen.loaded.row.id, seen.position.decision
    )
    sentence = "\n".join([*lines, *([text("form-kept")] if kept else [])])
    presenter = PRESENTERS[seen.loaded.game.id]
    post = panel(seen, text, presenter.focus_after(asked.said), sentence, refused=not kept)
    return _with_ways(post, error, seen, text)


def _with_ways(post: Post, error: Refusal, seen: Seen, text: Words) -> Post:
    """The panel with the ways on from what the rules refuse, where a row has room for them.

    They lead to the section, to why, and to a dispute of what is kept.
    """
    if not isinstance(error, RuleRefused):
        return post
    table = seen.loaded.row.id
    way = way_to(seen.loaded.game.id, error.violation.rule, table, text)
    ways = [] if way is None else [way]
    if error.number is not None:
        contests = contest_buttons(table, Point("refusal", error.number), text)
        ways += contests[:1] if seen.loaded.row.practice else contests
    return with_buttons(post, ways)


def fault_text(asked: Asked, error: Exception, number: str) -> str:
    """What is said of a fault by its number."""
    if isinstance(error, Damaged):
        practises = error.part not in GIVEN_UP and asked.service.practises(asked.interaction.user.id, error.table)
        called = 0 if practises else error.table
        return asked.text(f"damaged-{error.part}", table=called, host=told_host(asked, number))
    told = asked.interaction.client.settings.incident_channel is not None
    return asked.text("incident" if told else "incident-logged", number=number)


def refusal_text(error: Refusal, seen: Seen | None, text: Words) -> str:
    """A refusal as a sentence."""
    match error:
        case Stale():
            return text("stale")
        case Refused():
            return text(error.key, **error.values)
        case RuleRefused() if seen is not None:
            presenter = PRESENTERS[seen.loaded.game.id]
            reason = _with_nearest(error, presenter.refusal(error.violation, seen.loaded.party, text), seen, text)
            if error.steps == 1:
                return text("refused", reason=reason)
            said = _step_in_words(error, seen, text)
            return text("plan-refused", step=error.step, steps=error.steps, text=said, reason=reason)
        case BoardFaults() | BoardOfOtherGame():
            head, *faults = board_refusal(error, text)
            return fit("\n".join([head, *(f"• {fault}" for fault in faults)]), TEXT_LIMIT)
        case MalformedRefused() if seen is not None:
            return text("refused", reason=_unread(error, seen, text))
        case _:
            return text("refused-plainly")


def _unread(error: MalformedRefused, seen: Seen, text: Words) -> str:
    """Why a text is no action, with an example of the reader's own things where the game has one."""
    presenter, position = PRESENTERS[seen.loaded.game.id], seen.position
    typed = str(error.params.get("verb", error.params.get("word", "")))
    own = "" if position is None else presenter.example(position.state, position.seat, typed, text)
    return presenter.malformed(error.code, {**error.params, "example": own} if own else error.params, text)


def _with_nearest(error: RuleRefused, reason: str, seen: Seen, text: Words) -> str:
    """The reason, and the nearest legal thing where the reason does not name it."""
    if error.violation.code == REVEALED:
        nearest = text("nearest-steps", count=error.step - 1)
    elif error.attempt is None:
        return reason
    else:
        presenter = PRESENTERS[seen.loaded.game.id]
        nearest = instead(error.attempt, error.violation, presenter, seen.loaded.party, text)
    return f"{reason} {nearest}".rstrip()


def _step_in_words(error: RuleRefused, seen: Seen, text: Words) -> str:
    """A step of a plan in the words of the reader, or as it is written where no position says what it means."""
    if seen.position is None:
        return error.text
    game, presenter = seen.loaded.game, PRESENTERS[seen.loaded.game.id]
    try:
        action = game.parse(error.text)
    except MalformedAction:
        return error.text
    return move_said(presenter, seen.position.state, action, seen.loaded.party, text)


async def _seen(asked: Asked) -> Seen | None:
    if asked.table is None:
        return None
    try:
        return await asked.service.seen(asked.interaction.user.id, asked.table)
    except (Refusal, StorageError):
        return None


async def _show(interaction: Interaction, post: Post) -> None:
    drawing = asyncio.ensure_future(_drawn(interaction.client, post, interaction.user.id))
    done, _ = await asyncio.wait([drawing], timeout=PICTURE_WAIT)
    pages = interaction.client.pages
    if not done:
        if not pages.turned(interaction.id):
            await _edit(interaction, post, [])
        await asyncio.wait([drawing])
    files = _files(interaction, drawing)
    if not pages.turned(interaction.id):
        await _edit(interaction, post, files)


async def _send(interaction: Interaction, post: Post) -> None:
    """Show a post as one more private message: of an edit no screen reader says anything."""
    files = [*map(file_of, post.shots, await _drawn(interaction.client, post, interaction.user.id))]
    files += map(attached, post.files)
    view = view_of(post.rows) if post.rows else discord.utils.MISSING
    await interaction.followup.send(
        post.text, view=view, files=files, ephemeral=True, allowed_mentions=allowed(post)
    )


async def _show_bare(interaction: Interaction, post: Post, error: Exception) -> None:
    """The text alone, where the whole answer can never be shown."""
    interaction.client.incidents.report(error, f"answer to {where_of(interaction)}")
    try:
        await _edit(interaction, Post(fit(post.text, TEXT_LIMIT)), [])
    except FAULTS as again:
        log.warning("interaction %s could not be answered: %s", interaction.id, again)


async def _drawn(client: Steiger, post: Post, user: int) -> list[Any]:
    """The pictures of a private answer, as the user chose to have them."""
    chosen = client.service.pictures(user)
    return [await client.drawer.draw(as_chosen(shot.picture, chosen)) for shot in post.shots]


def _files(interaction: Interaction, drawing: "asyncio.Future[list[Any]]", /) -> list[Any]:
    error = drawing.exception()
    if error is not None:
        interaction.client.incidents.report(error, "a private picture")
        return []
    return drawing.result()


async def _edit(interaction: Interaction, post: Post, drawn: list[Any]) -> None:
    files = [file_of(shot, picture) for shot, picture in zip(post.shots, drawn, strict=False)]
    files += map(attached, post.files)
    view = view_of(post.rows) if post.rows else None
    try:
        shown = await interaction.edit_original_response(
            content=post.text, view=view, attachments=files, allowed_mentions=allowed(post)
        )
    except discord.Forbidden:
        if not files:
            raise
        shown = await interaction.edit_original_response(
            content=post.text, view=view, attachments=[], allowed_mentions=allowed(post)
        )
    interaction.client.pages.show(interaction.id, shown.id)


def where_of(interaction: Interaction) -> str:
    """What was being answered, for the host."""
    data: Any = interaction.data or {}
    name = data.get("name") or data.get("custom_id", "").split(":")[:2]
    return f"interaction {name}"
