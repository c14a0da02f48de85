"""Builds the interactions that a Discord client would send: commands by name, presses, choices, forms."""

from dataclasses import dataclass
from typing import Any

from sandbox.events import Announcer
from sandbox.interactions import Interaction
from sandbox.permissions import DM, of_member
from sandbox.shapes import Json, dicts, whole, without_private
from sandbox.world import World

SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER = range(1, 11)
USER_MENU, ROLE_MENU, MENTIONABLE_MENU, CHANNEL_MENU = range(5, 9)
CHECKBOXES = 22
IN_GUILD, IN_DM = 0, 1


class ClientRefusal(Exception):
    """What a Discord client would not let the player do, with the reason."""


@dataclass
class Typed:
    """A command as typed: its words, its options by name, and where the cursor is (autocomplete)."""

    words: list[str]
    options: Json
    focused: str = ""
    partial: bool = False


class Payloads:
    """Interaction payloads for the bot out of one channel, from what the world knows."""

    def __init__(self, world: World, announcer: Announcer, home: Json) -> None:
        self._world = world
        self._announcer = announcer
        self._home = home
        self._guild = str(home.get("guild_id", ""))

    def envelope(self, interaction: Interaction, data: Json, message: Json | None = None) -> Json:
        """The whole INTERACTION_CREATE around its data."""
        world = self._world
        channel = world.channels[interaction.channel_id]
        user = world.users[interaction.user_id]
        body: Json = {"id": interaction.id, "application_id": world.bot_id, "type": interaction.type, "data": data}
        body |= {"token": interaction.token, "version": 1, "locale": user["_locale"], "entitlements": []}
        body |= {"channel_id": channel["id"], "channel": self._channel(channel, interaction.user_id)}
        body |= {"app_permissions": str(of_member(world, world.bot_id, channel)), "entitlement_sku_ids": []}
        body |= {"attachment_size_limit": 10 * 1024 * 1024}
        if channel["type"] == DM:
            body |= {"user": world.public_user(interaction.user_id), "context": IN_DM}
            body["authorizing_integration_owners"] = {"0": "0"}
        else:
            body |= self._guild_part(interaction.user_id, channel)
        if message is not None:
            # A copy from a player's screen is in its shown form already.
            body["message"] = self._announcer.shown(message) if "_born" in message else message
        return body

    def _guild_part(self, user_id: str, channel: Json) -> Json:
        guild = self._world.guilds[channel["guild_id"]]
        member = self._world.member(user_id, guild["id"])
        if member is None:
            raise ClientRefusal("this user is not in the guild")
        member["permissions"] = str(of_member(self._world, user_id, channel))
        about = {"id": guild["id"], "locale": guild["preferred_locale"], "features": guild["features"]}
        part: Json = {"guild_id": guild["id"], "guild": about, "guild_locale": guild["preferred_locale"]}
        return part | {"member": member, "context": IN_GUILD, "authorizing_integration_owners": {"0": guild["id"]}}

    def _channel(self, channel: Json, user_id: str) -> Json:
        return without_private(channel) | {"permissions": str(of_member(self._world, user_id, channel))}

    def command(self, typed: Typed) -> Json:
        """The data of a chat command; ClientRefusal for what the client would not send."""
        command = self._command(typed.words[0], 1)
        resolved: Json = {}
        options = self._level(dicts(command["options"]), typed.words[1:], typed, resolved)
        data: Json = {"id": command["id"], "name": command["name"], "type": 1, "options": options}
        if command.get("guild_id"):
            data["guild_id"] = command["guild_id"]
        return data | ({"resolved": resolved} if resolved else {})

    def menu_command(self, name: str, target: Json) -> Json:
        """The data of a message command (on a message) or a user command (on a user)."""
        kind = 3 if "channel_id" in target else 2
        command = self._command(name, kind)
        data: Json = {"id": command["id"], "name": name, "type": kind, "target_id": target["id"]}
        if kind == 3:
            data["resolved"] = {"messages": {target["id"]: self._announcer.shown(target)}}
        else:
            resolved: Json = {}
            self._resolve_user(target["id"], resolved)
            data["resolved"] = resolved
        return data

    def _command(self, name: str, kind: int) -> Json:
        for command in self._world.commands.values():
            if command["name"] == name and command["type"] == kind and offered(command, self._home):
                return command
        raise ClientRefusal(f"no such command: {name}")

    def _level(self, known: list[Json], words: list[str], typed: Typed, resolved: Json) -> list[Json]:
        nested = bool(known) and known[0]["type"] in (SUBCOMMAND, GROUP)
        if not words:
            if nested:
                raise ClientRefusal("this command needs a subcommand")
            return self._options(known, typed, resolved)
        inner = next((one for one in known if one["name"] == words[0] and nested), None)
        if inner is None:
            raise ClientRefusal(f"no such subcommand: {words[0]}")
        below = self._level(dicts(inner.get("options")), words[1:], typed, resolved)
        return [{"name": inner["name"], "type": inner["type"], "options": below}]

    def _options(self, known: list[Json], typed: Typed, resolved: Json) -> list[Json]:
        names = [one["name"] for one in known]
        strange = [name for name in typed.options if name not in names]
        if strange:
            raise ClientRefusal(f"no such option: {', '.join(strange)}")
        made: list[Json] = []
        for option in known:
            if option["name"] not in typed.options or typed.options[option["name"]] is None:
                if option.get("required") and not typed.partial:
                    raise ClientRefusal(f"option {option['name']} is required")
                continue
            made.append(self._option(option, typed, resolved))
        return made

    def _option(self, option: Json, typed: Typed, resolved: Json) -> Json:
        given: Any = typed.options[option["name"]]
        entry: Json = {"name": option["name"], "type": option["type"]}
        if typed.focused == option["name"]:
            return entry | {"value": str(given), "focused": True}
        try:
            return entry | {"value": self._value(option, given, resolved)}
        except ClientRefusal:
            if not typed.partial:
                raise
            # While suggestions are sought, other options go along as they stand.
            return entry | {"value": given}

    def _value(self, option: Json, given: Any, resolved: Json) -> Any:
        kind = option["type"]
        if dicts(option.get("choices")):
            return _chosen(option, given)
        if kind in (INTEGER, NUMBER):
            return _number(option, given)
        if kind == BOOLEAN:
            return given if isinstance(given, bool) else str(given).lower() == "true"
        if kind in (USER, MENTIONABLE):
            return self._user(str(given), resolved)
        if kind == CHANNEL:
            return self._channel_option(str(given), resolved)
        if kind == ROLE:
            return self._role(str(given), resolved)
        words = str(given)
        if not whole(option.get("min_length")) <= len(words) <= whole(option.get("max_length"), 6000):
            raise ClientRefusal(f"option {option['name']}: wrong length")
        return words

    def _user(self, name: str, resolved: Json) -> str:
        user = self._world.user_named(name)
        if user is None:
            raise ClientRefusal(f"no such user: {name}")
        self._resolve_user(user["id"], resolved)
        return str(user["id"])

    def _resolve_user(self, user_id: str, resolved: Json) -> None:
        resolved.setdefault("users", {})[user_id] = self._world.public_user(user_id)
        member = self._world.members_of(self._guild).get(user_id) if self._guild else None
        if member:
            rights = str(of_member(self._world, user_id, self._home))
            resolved.setdefault("members", {})[user_id] = member | {"permissions": rights}

    def _channel_option(self, name: str, resolved: Json) -> str:
        channel = self._world.channel_named(name)
        if channel is None or channel.get("guild_id", "") != self._guild:
            raise ClientRefusal(f"no such channel: {name}")
        rights = str(of_member(self._world, self._world.bot_id, channel))
        resolved.setdefault("channels", {})[channel["id"]] = without_private(channel) | {"permissions": rights}
        return str(channel["id"])

    def _role(self, name: str, resolved: Json) -> str:
        mine = self._world.roles_of(self._guild)
        role = next((one for one in mine if name in (one["id"], one["name"])), None)
        if role is None:
            raise ClientRefusal(f"no such role: {name}")
        resolved.setdefault("roles", {})[role["id"]] = role
        return str(role["id"])

    def press(self, message: Json, custom_id: str) -> Json:
        """The data of a button press."""
        item = find_component(message, custom_id)
        if item is None or item["type"] != 2:
            raise ClientRefusal(f"no such button: {custom_id}")
        if item.get("disabled"):
            raise ClientRefusal("this button is disabled")
        return {"custom_id": custom_id, "component_type": 2, "id": item.get("id", 1)}

    def choice(self, message: Json, custom_id: str, values: list[str]) -> Json:
        """The data of a choice in a menu."""
        item = find_component(message, custom_id)
        if item is None or item["type"] == 2:
            raise ClientRefusal(f"no such menu: {custom_id}")
        if item.get("disabled"):
            raise ClientRefusal("this menu is disabled")
        resolved: Json = {}
        data: Json = {"custom_id": custom_id, "component_type": item["type"], "id": item.get("id", 1)}
        data["values"] = self.values(item, values, resolved)
        return data | ({"resolved": resolved} if item["type"] != 3 else {})

    def values(self, item: Json, values: list[str], resolved: Json) -> list[str]:
        """The chosen values of a menu, judged as the client would."""
        most = len(dicts(item.get("options"))) if item["type"] == CHECKBOXES else 1
        low, high = whole(item.get("min_values"), 1), whole(item.get("max_values"), most)
        if item.get("required") is False and not values:
            return []
        if not low <= len(values) <= high:
            raise ClientRefusal(f"choose between {low} and {high}")
        resolvers = {
            USER_MENU: self._user,
            MENTIONABLE_MENU: self._user,
            ROLE_MENU: self._role,
            CHANNEL_MENU: self._channel_option,
        }
        resolve = resolvers.get(item["type"])
        if resolve is not None:
            return [resolve(one, resolved) for one in values]
        _check_known(item, values)
        return values


def offered(command: Json, channel: Json) -> bool:
    """Whether Discord's client offers a command there: those of one guild elsewhere, nor guilds' own in a DM."""
    if command.get("guild_id"):
        return bool(command["guild_id"] == channel.get("guild_id"))
    contexts = command.get("contexts")
    if channel["type"] == DM:
        return bool(command.get("dm_permission", True)) if contexts is None else IN_DM in contexts
    return contexts is None or IN_GUILD in contexts


def find_component(message: Json, custom_id: str) -> Json | None:
    """The button or menu of a message with this custom id."""
    items = [item for row in dicts(message["components"]) for item in dicts(row.get("components"))]
    return next((item for item in items if item.get("custom_id") == custom_id), None)


def _check_known(item: Json, values: list[str]) -> None:
    known = [option["value"] for option in dicts(item.get("options"))]
    strange = [one for one in values if one not in known]
    if strange:
        raise ClientRefusal(f"no such choice: {', '.join(strange)}")


def _chosen(option: Json, given: Any) -> Any:
    for choice in dicts(option["choices"]):
        if given == choice["value"] or str(given) in (str(choice["value"]), choice["name"]):
            return choice["value"]
    raise ClientRefusal(f"option {option['name']}: not one of its choices")


def _number(option: Json, given: Any) -> int | float:
    try:
        number = int(given) if option["type"] == INTEGER else float(given)
    except (TypeError, ValueError):
        raise ClientRefusal(f"option {option['name']}: not a number") from None
    low, high = option.get("min_value"), option.get("max_value")
    if (low is not None and number < low) or (high is not None and number > high):
        raise ClientRefusal(f"option {option['name']}: must be between {low} and {high}")
    return number
