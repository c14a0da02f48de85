"""Tells the bot and the pages what changed in the world."""

from collections.abc import Callable

from sandbox.gateway import DIRECT, GUILDS, MESSAGES, Gateway
from sandbox.messages import SUPPRESS_NOTIFICATIONS
from sandbox.pages import Pages
from sandbox.permissions import DM, THREADS, of_member
from sandbox.shapes import Json, dicts, without_private
from sandbox.world import World


class Announcer:
    """Stores a change and announces it in one step."""

    def __init__(self, world: World, gateway: Gateway, pages: Pages) -> None:
        self._world = world
        self._gateway = gateway
        self._pages = pages
        self.address = ""
        self.on_message_change: Callable[[str], None] = lambda _: None

    def shown(self, message: Json) -> Json:
        """The message as REST and gateway give it: addresses of attachments resolved, private notes left out."""
        shown = without_private(message)
        shown["attachments"] = [
            self.attachment(one) for one in dicts(message["attachments"]) if not one.get("_embedded")
        ]
        shown["embeds"] = [self._embed(one) for one in dicts(message["embeds"])]
        if message.get("referenced_message"):
            shown["referenced_message"] = self.shown(message["referenced_message"])
        return shown

    def attachment(self, one: Json) -> Json:
        """An attachment with the address under which it is served."""
        url = f"{self.address}/attachments/{one['_file']}/{one['filename']}"
        return {**without_private(one), "url": url, "proxy_url": url}

    def _embed(self, embed: Json) -> Json:
        shown = dict(embed)
        for key in ("image", "thumbnail"):
            if key in shown and str(shown[key].get("url", "")).startswith("/"):
                shown[key] = {**shown[key], "url": self.address + str(shown[key]["url"])}
        return shown

    def for_page(self, message: Json) -> Json:
        """The message for a page or test player: also who was pinged by it, and whose it is if private."""
        notes: Json = {"pings": message.get("_pings", []), "private": "_to" in message}
        notes |= {"silent_pings": message.get("_silent_pings", [])}
        notes |= {"silent": bool(message.get("flags", 0) & SUPPRESS_NOTIFICATIONS)}
        notes |= {"loading": bool(message.get("flags", 0) & 128), "edits": message.get("_edits", 0)}
        author = self._world.users.get(message["author"]["id"])
        # Names on the page follow a renaming at once.
        name = (author or message["author"]).get("global_name") or message["author"]["username"]
        return self.shown(message) | notes | {"author_name": name}

    def message_new(self, message: Json) -> None:
        """A message appeared."""
        self._world.save_message(message)
        channel = self._world.channels[message["channel_id"]]
        if "_to" not in message:
            channel["last_message_id"] = message["id"]
            self._world.save("channels", channel["id"], channel)
            self._message_event("MESSAGE_CREATE", channel, self._gateway_form(message))
        self._to_pages(message)

    def message_changed(self, message: Json) -> None:
        """A message was edited, pinned or unpinned."""
        self._world.save_message(message)
        if "_to" not in message:
            channel = self._world.channels[message["channel_id"]]
            self._message_event("MESSAGE_UPDATE", channel, self._gateway_form(message))
        self._to_pages(message)
        self.on_message_change(message["id"])

    def message_gone(self, message: Json) -> None:
        """A message was deleted."""
        self._world.drop_message(message)
        gone: Json = {"id": message["id"], "channel_id": message["channel_id"], "guild_id": message.get("_guild")}
        if "_to" not in message and message["channel_id"] in self._world.channels:
            channel = self._world.channels[message["channel_id"]]
            self._message_event("MESSAGE_DELETE", channel, {k: v for k, v in gone.items() if v})
        self._pages.tell({"t": "message_gone", "id": message["id"], "channel_id": message["channel_id"]})
        self.on_message_change(message["id"])

    def _to_pages(self, message: Json) -> None:
        notice: Json = {"t": "message", "message": self.for_page(message)}
        channel = self._world.channels[message["channel_id"]]
        if "_to" in message:
            self._pages.tell(notice, (message["_to"], message["_session"]))
        elif channel["type"] == DM:
            self._pages.tell_user(notice, channel["_user"])
            # Others' pages know that there is something, not what.
            here: Json = {"t": "direct", "user": channel["_user"], "channel_id": channel["id"]}
            shown = notice["message"]
            reached = [*shown["pings"], *shown["silent_pings"]] if not message["_edits"] else []
            self._pages.tell(here | {"pings": reached})
        else:
            self._pages.tell(notice)

    def _message_event(self, event: str, channel: Json, data: Json) -> None:
        if channel["type"] == DM:
            self._gateway.dispatch(event, data, DIRECT)
        elif of_member(self._world, self._world.bot_id, channel):
            self._gateway.dispatch(event, data, MESSAGES)

    def _gateway_form(self, message: Json) -> Json:
        data = self.shown(message)
        bot = self._world.bot_id
        channel = self._world.channels[message["channel_id"]]
        if channel["type"] != DM:
            data["guild_id"] = channel["guild_id"]
            member = self._world.members_of(channel["guild_id"]).get(message["author"]["id"])
            if member:
                data["member"] = member
        named = any(one["id"] == bot for one in dicts(message["mentions"]))
        if message["author"]["id"] != bot and not named and channel["type"] != DM:
            # Without the message content intent others' lines arrive empty.
            data |= {"content": "", "attachments": [], "embeds": [], "components": []}
        return data

    def channel_new(self, channel: Json) -> None:
        """A channel, thread or direct channel appeared."""
        self._channel(channel, "CREATE")

    def channel_changed(self, channel: Json) -> None:
        """A channel or thread was renamed, locked, archived or got other permissions."""
        self._channel(channel, "UPDATE")

    def _channel(self, channel: Json, what: str) -> None:
        self._world.save("channels", channel["id"], channel)
        kind = "THREAD" if channel["type"] in THREADS else "CHANNEL"
        data = without_private(channel)
        if kind == "THREAD" and what == "CREATE":
            data["newly_created"] = True
        if channel["type"] != DM and (of_member(self._world, self._world.bot_id, channel) or kind == "CHANNEL"):
            self._gateway.dispatch(f"{kind}_{what}", data, GUILDS)
        self._pages.tell({"t": "channel"})

    def channel_gone(self, channel: Json) -> None:
        """A channel (with its threads) or a thread was deleted, and with it all that was said there."""
        world = self._world
        with world.store.together():
            for thread in world.threads_of(channel["id"]):
                self.channel_gone(thread)
            world.drop("channels", channel["id"])
            for message in tuple(world.messages.pop(channel["id"], {}).values()):
                world.drop_message(message)
        kind = "THREAD" if channel["type"] in THREADS else "CHANNEL"
        keys = ("id", "guild_id", "parent_id", "type") if kind == "THREAD" else tuple(without_private(channel))
        self._gateway.dispatch(f"{kind}_DELETE", {key: channel.get(key) for key in keys}, GUILDS)
        self._pages.tell({"t": "channel_gone", "id": channel["id"]})

    def role_event(self, what: str, role: Json) -> None:
        """A role of a guild was made or deleted."""
        data: Json = {"guild_id": role["_guild"]}
        data |= {"role_id": role["id"]} if what == "DELETE" else {"role": without_private(role)}
        self._gateway.dispatch(f"GUILD_ROLE_{what}", data, GUILDS)
        self._pages.tell({"t": "people"})

    def people_changed(self) -> None:
        """Somebody was renamed, left or came back; the bot hears of members only with a privileged intent."""
        self._pages.tell({"t": "people"})
