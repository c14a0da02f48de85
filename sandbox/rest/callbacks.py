"""First answers to interactions, and follow-ups through their token."""

from typing import Any

from sandbox.errors import ApiError, Faults
from sandbox.interactions import (
    ANSWER,
    AUTOCOMPLETE,
    COMMAND,
    COMPONENT,
    DEFER,
    DEFER_UPDATE,
    FORM,
    MODAL,
    SUGGEST,
    UPDATE,
    Interaction,
)
from sandbox.limits import EPHEMERAL, check_choices, check_message, check_modal
from sandbox.messages import LOADING, Draft, amend, compose, note_pings
from sandbox.rest.call import Answer, Call
from sandbox.rest.messages import left_after, refuse_if_archived, revive
from sandbox.shapes import Json, as_dict, dicts, whole

ALLOWED = {
    COMMAND: (ANSWER, DEFER, MODAL),
    COMPONENT: (ANSWER, DEFER, DEFER_UPDATE, UPDATE, MODAL),
    AUTOCOMPLETE: (SUGGEST,),
    FORM: (ANSWER, DEFER, DEFER_UPDATE, UPDATE),
}


async def first(call: Call) -> Answer:
    """POST the first answer to an interaction."""
    parts = call.parts
    interaction = call.site.interactions.for_callback(parts["interaction_id"], parts["interaction_token"])
    call.entry.audience = interaction.user_id
    kind, data = whole(call.fields.get("type")), as_dict(call.fields.get("data"))
    _check_kind(interaction, kind)
    message = _perform(call, interaction, kind, data)
    interaction.callback = kind
    call.site.interactions.save(interaction)
    if call.query.get("with_response", "").lower() not in ("1", "true"):
        return None
    return _response(call, interaction, message)


def _check_kind(interaction: Interaction, kind: int) -> None:
    needs_source = kind in (DEFER_UPDATE, UPDATE) and not interaction.source
    if kind not in ALLOWED[interaction.type] or needs_source:
        faults = Faults()
        faults.add("type", "BASE_TYPE_CHOICES", f"Interaction {interaction.type} takes no answer {kind}.")
        faults.settle()


def _perform(call: Call, interaction: Interaction, kind: int, data: Json) -> Json | None:
    match kind:
        case 4:
            check_message(data, call.files)
            return _new_message(call, interaction, data, original=True)
        case 5:
            interaction.loading = True
            data = {"flags": whole(data.get("flags")) & EPHEMERAL}
            return _new_message(call, interaction, data, original=True, flags=LOADING)
        case 6:
            interaction.original = interaction.source
            return _find(call, interaction, interaction.source)
        case 7:
            interaction.original = interaction.source
            return _changed(call, interaction, _source(call, interaction), data)
        case 8:
            choices = dicts(data.get("choices"))
            check_choices(choices)
            interaction.choices = choices
        case _:
            check_modal(data)
            interaction.modal = data
    return None


def _source(call: Call, interaction: Interaction) -> Json:
    found = _find(call, interaction, interaction.source)
    if found is None:
        raise ApiError(10008)
    return found


def _find(call: Call, interaction: Interaction, message_id: str) -> Json | None:
    return call.world.private.get(message_id) or call.world.message(interaction.channel_id, message_id)


def _new_message(call: Call, interaction: Interaction, data: Json, original: bool = False, flags: int = 0) -> Json:
    channel = call.world.channels.get(interaction.channel_id)
    if channel is None:
        raise ApiError(10003)
    private = bool(whole(data.get("flags")) & EPHEMERAL)
    to = (interaction.user_id, interaction.session) if private else None
    if not private:
        call.entry.audience = "everyone"
        revive(call, channel)
    extra: Json = {"application_id": call.world.bot_id, "webhook_id": call.world.bot_id}
    extra["interaction_metadata"] = _metadata(call, interaction)
    extra["_title"] = interaction.title
    message = compose(call.world, Draft(channel, call.world.bot_id, data, call.uploads, to=to, extra=extra))
    message["type"] = 20 if interaction.type == COMMAND and original else message["type"]
    message["flags"] |= flags
    if original:
        interaction.original, interaction.private = message["id"], private
    call.site.announcer.message_new(message)
    return message


def _metadata(call: Call, interaction: Interaction) -> Json:
    notes: Json = {"id": interaction.id, "type": interaction.type, "name": interaction.title}
    notes["user"] = call.world.public_user(interaction.user_id)
    channel = call.world.channels.get(interaction.channel_id, Json())
    notes["authorizing_integration_owners"] = {"0": channel.get("guild_id", "0")}
    if interaction.source:
        notes["interacted_message_id"] = interaction.source
    return notes


def _changed(call: Call, interaction: Interaction, message: Json, body: Json) -> Json:
    call.entry.audience = interaction.user_id if "_to" in message else "everyone"
    if "_to" not in message and message["channel_id"] in call.world.channels:
        refuse_if_archived(call.world.channels[message["channel_id"]])
    check_message(body, call.files, had_something=left_after(message, body))
    amend(call.world, message, body, call.uploads)
    call.site.announcer.message_changed(message)
    if message["id"] == interaction.original:
        interaction.loading, interaction.touched = False, True
    return message


def _response(call: Call, interaction: Interaction, message: Json | None) -> Json:
    about: Json = {"id": interaction.id, "type": interaction.type}
    response: Json = {"interaction": about}
    if message is not None:
        about["response_message_id"] = message["id"]
        about["response_message_loading"] = interaction.loading
        about["response_message_ephemeral"] = "_to" in message
        response["resource"] = {"type": interaction.callback, "message": call.site.announcer.shown(message)}
    elif interaction.callback == MODAL:
        response["resource"] = {"type": MODAL}
    return response


def _by_token(call: Call) -> Interaction:
    if call.parts["webhook_id"] != call.world.bot_id:
        raise ApiError(10015)
    interaction = call.site.interactions.for_webhook(call.parts["webhook_token"])
    call.entry.audience = interaction.user_id
    return interaction


def _wanted(call: Call, interaction: Interaction) -> Json:
    wanted = call.parts["message_id"]
    message = _find(call, interaction, interaction.original if wanted == "@original" else wanted)
    if message is None or message["author"]["id"] != call.world.bot_id:
        raise ApiError(10008)
    return message


async def follow_up(call: Call) -> Answer:
    """POST a follow-up; the first after a deferral becomes the original."""
    interaction = _by_token(call)
    body = call.fields
    check_message(body, call.files)
    original: Any = _find(call, interaction, interaction.original) if interaction.loading else None
    if original is not None:
        message = _changed(call, interaction, original, body)
        note_pings(call.world, message)
        call.world.save_message(message)
    else:
        message = _new_message(call, interaction, body)
        interaction.followups.append(message["id"])
    call.site.interactions.save(interaction)
    return call.site.announcer.shown(message)


async def read(call: Call) -> Answer:
    """GET the original answer or a follow-up."""
    return call.site.announcer.shown(_wanted(call, _by_token(call)))


async def edit(call: Call) -> Answer:
    """PATCH the original answer or a follow-up."""
    interaction = _by_token(call)
    message = _changed(call, interaction, _wanted(call, interaction), call.fields)
    call.site.interactions.save(interaction)
    return call.site.announcer.shown(message)


async def delete(call: Call) -> Answer:
    """DELETE the original answer or a follow-up."""
    interaction = _by_token(call)
    message = _wanted(call, interaction)
    call.site.announcer.message_gone(message)
    if message["id"] == interaction.original:
        interaction.loading, interaction.touched = False, True
    call.site.interactions.save(interaction)
    return None
