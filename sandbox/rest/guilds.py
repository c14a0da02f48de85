"""The guild, its roles and members, and who the bot is."""

from sandbox.errors import ApiError
from sandbox.rest.call import Answer, Call
from sandbox.shapes import Json, whole


async def me(call: Call) -> Answer:
    """GET the bot's own user."""
    return call.world.public_user(call.world.bot_id) | {"verified": True, "mfa_enabled": True, "email": None}


async def application(call: Call) -> Answer:
    """GET the bot's application."""
    owner = call.world.public_user(call.world.guild["owner_id"])
    about: Json = {"id": call.world.bot_id, "name": "Steiger", "icon": None, "description": "", "rpc_origins": []}
    about |= {"bot_public": False, "bot_require_code_grant": False, "owner": owner, "team": None, "flags": 0}
    about |= {"verify_key": "0" * 64, "summary": "", "install_params": None, "tags": []}
    return about | {"approximate_guild_count": len(call.world.guilds), "integration_types_config": {"0": {}}}


async def user(call: Call) -> Answer:
    """GET a user."""
    if call.parts["user_id"] not in call.world.users:
        raise ApiError(10013)
    return call.world.public_user(call.parts["user_id"])


async def guild(call: Call) -> Answer:
    """GET the guild."""
    found = call.guild()
    counts = {"approximate_member_count": len(call.world.members_of(found["id"])), "approximate_presence_count": 1}
    return {**found, "roles": call.world.roles_of(found["id"]), **counts}


async def my_guilds(call: Call) -> Answer:
    """GET the guilds the bot is in."""
    plain: Json = {"icon": None, "owner": False, "permissions": "0", "features": []}
    return [{"id": one["id"], "name": one["name"]} | plain for one in call.world.guilds.values()]


async def roles(call: Call) -> Answer:
    """GET the roles."""
    return call.world.roles_of(call.guild()["id"])


async def member(call: Call) -> Answer:
    """GET a member, or 10007 for one who left, 10013 for nobody at all."""
    home = call.guild()["id"]
    user_id = call.parts["user_id"]
    found = call.world.member(call.world.bot_id if user_id == "@me" else user_id, home)
    if found is None:
        raise ApiError(10007 if user_id in call.world.users else 10013)
    return found


async def members(call: Call) -> Answer:
    """GET the members: Discord refuses the list without the privileged intent."""
    call.guild()
    raise ApiError(50001)


async def search(call: Call) -> Answer:
    """GET the members whose name begins so."""
    home = call.guild()["id"]
    wanted = call.query.get("query", "").lower()
    found = [call.world.member(one, home) for one in call.world.members_of(home)]
    fitting = [one for one in found if one and str(one["user"]["username"]).startswith(wanted)]
    return fitting[: whole(call.query.get("limit"), 1)]


async def gateway(call: Call) -> Answer:
    """GET where the gateway is."""
    limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
    return {"url": call.site.gateway.address, "shards": call.site.gateway.shards, "session_start_limit": limit}
