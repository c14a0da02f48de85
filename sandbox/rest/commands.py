"""The commands an application registers, for everyone or for one guild."""

from sandbox.command_limits import check_command, check_commands
from sandbox.errors import ApiError
from sandbox.rest.call import Answer, Call
from sandbox.shapes import Json, dicts, whole

DEFAULTS: Json = {
    "type": 1,
    "description": "",
    "options": [],
    "default_member_permissions": None,
    "dm_permission": True,
    "contexts": None,
    "integration_types": [0],
    "nsfw": False,
    "name_localizations": None,
    "description_localizations": None,
}


def _mine(call: Call) -> list[Json]:
    if call.parts["application_id"] != call.world.bot_id:
        raise ApiError(10002)
    where = call.parts.get("guild_id")
    if where is not None:
        call.guild()
    return [one for one in call.world.commands.values() if one.get("guild_id") == where]


def _document(call: Call, body: Json, before: Json | None) -> Json:
    fixed: Json = {"application_id": call.world.bot_id, "version": call.world.ids.take()}
    if "guild_id" in call.parts:
        fixed["guild_id"] = call.parts["guild_id"]
    fixed["id"] = before["id"] if before else call.world.ids.take()
    return {**DEFAULTS, **(before or {}), **body, **fixed}


def _same(commands: list[Json], body: Json) -> Json | None:
    kind = whole(body.get("type"), 1)
    return next((one for one in commands if (one["name"], one["type"]) == (body.get("name"), kind)), None)


async def listing(call: Call) -> Answer:
    """GET all commands."""
    return _mine(call)


async def overwrite(call: Call) -> Answer:
    """PUT the whole set; a command of the same name and type keeps its id."""
    before = _mine(call)
    bodies = dicts(call.body)
    check_commands(bodies)
    made = [_document(call, body, _same(before, body)) for body in bodies]
    for one in before:
        call.world.drop("commands", one["id"])
    for one in made:
        call.world.save("commands", one["id"], one)
    call.site.pages.tell({"t": "commands"})
    return made


async def create(call: Call) -> Answer:
    """POST one command, replacing one of the same name."""
    before = _mine(call)
    known = _same(before, call.fields)
    check_commands([one for one in before if one is not known] + [call.fields])
    made = _document(call, call.fields, known)
    call.world.save("commands", made["id"], made)
    call.site.pages.tell({"t": "commands"})
    return made


def _one(call: Call) -> Json:
    found = next((one for one in _mine(call) if one["id"] == call.parts["command_id"]), None)
    if found is None:
        raise ApiError(10063)
    return found


async def read(call: Call) -> Answer:
    """GET one command."""
    return _one(call)


async def change(call: Call) -> Answer:
    """PATCH one command."""
    made = _document(call, call.fields, _one(call))
    check_command(made)
    call.world.save("commands", made["id"], made)
    call.site.pages.tell({"t": "commands"})
    return made


async def delete(call: Call) -> Answer:
    """DELETE one command."""
    call.world.drop("commands", _one(call)["id"])
    call.site.pages.tell({"t": "commands"})
    return None
