"""What people do in the sandbox: commands, presses, choices, forms, lines of chat."""

from typing import Any

from sandbox.clock import iso
from sandbox.form_payloads import form_data
from sandbox.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, FORM, MODAL, Interaction
from sandbox.messages import Draft, compose
from sandbox.payloads import ClientRefusal, Payloads, Typed
from sandbox.permissions import BITS, DM, THREADS, of_member, speech_in
from sandbox.shapes import Json, as_dict, as_list, text
from sandbox.site import Site


class Players:
    """Acts for a user in a session; ClientRefusal for what Discord's client would not do."""

    def __init__(self, site: Site) -> None:
        self._site = site
        self._world = site.world

    def act(self, order: Json) -> list[Interaction]:
        """Perform an order with `do`: command, menu_command, suggest, press, choose or submit."""
        user, channel = self._user(order), self._channel(order)
        self._may_act(user, channel)
        match order.get("do"):
            case "command":
                return [self._command(order, user, channel)]
            case "menu_command":
                return [self._menu_command(order, user, channel)]
            case "suggest":
                return [self._suggest(order, user, channel)]
            case "press" | "choose":
                times = 2 if order.get("twice") else 1
                return [self._component(order, user, channel) for _ in range(times)]
            case "submit":
                return [self._submit(order, user)]
            case other:
                raise ClientRefusal(f"no such deed: {other}")

    def _user(self, order: Json) -> Json:
        user = self._world.user_named(text(order.get("user")))
        if user is None:
            raise ClientRefusal(f"no such user: {order.get('user')}")
        return user

    def _channel(self, order: Json) -> Json:
        channel = self._world.channel_for(self._user(order)["id"], text(order.get("channel")))
        if channel is None:
            raise ClientRefusal(f"no such channel: {order.get('channel')}")
        return channel

    def _payloads(self, channel: Json) -> Payloads:
        return Payloads(self._world, self._site.announcer, channel)

    def _may_act(self, user: Json, channel: Json) -> None:
        granted = of_member(self._world, user["id"], channel)
        if channel["type"] == DM and channel["_user"] != user["id"]:
            granted = 0
        if not granted & BITS["view_channel"]:
            raise ClientRefusal("this user does not see the channel")
        here = self._world.members_of(channel["guild_id"]) if channel["type"] != DM else {}
        until = text(here.get(user["id"], {}).get("communication_disabled_until"))
        if until > iso(self._site.clock.now()):
            raise ClientRefusal("this user is in a time-out")

    def _open(self, interaction: Interaction, data: Json, message: Json | None = None) -> Interaction:
        payload = self._payloads(self._world.channels[interaction.channel_id]).envelope(interaction, data, message)
        times = 1
        if self._site.faults.double_delivery > 0 and interaction.type != AUTOCOMPLETE:
            self._site.faults.double_delivery -= 1
            times = 2
        self._site.interactions.open(interaction, payload, times)
        return interaction

    def _new(self, kind: int, order: Json, user: Json, channel: Json) -> Interaction:
        return self._site.interactions.new(kind, user["id"], text(order.get("session")), channel["id"])

    def _command(self, order: Json, user: Json, channel: Json) -> Interaction:
        words = text(order.get("command")).removeprefix("/").split()
        data = self._payloads(channel).command(Typed(words, as_dict(order.get("options"))))
        interaction = self._new(COMMAND, order, user, channel)
        interaction.title = " ".join(words)
        return self._open(interaction, data)

    def _menu_command(self, order: Json, user: Json, channel: Json) -> Interaction:
        on_message = bool(order.get("message"))
        target = self._message(order, user) if on_message else self._world.user_named(text(order.get("target")))
        if target is None:
            raise ClientRefusal("no such target")
        data = self._payloads(channel).menu_command(text(order.get("command")), target)
        interaction = self._new(COMMAND, order, user, channel)
        interaction.title = text(order.get("command"))
        return self._open(interaction, data)

    def _suggest(self, order: Json, user: Json, channel: Json) -> Interaction:
        words = text(order.get("command")).removeprefix("/").split()
        option = text(order.get("option"))
        options = as_dict(order.get("options")) | {option: text(order.get("typed"))}
        data = self._payloads(channel).command(Typed(words, options, focused=option, partial=True))
        return self._open(self._new(AUTOCOMPLETE, order, user, channel), data)

    def _message(self, order: Json, user: Json) -> Json:
        wanted = text(order.get("message"))
        private = self._world.private.get(wanted)
        if private is not None and private["_to"] == user["id"]:
            return private
        channel = self._channel(order)
        found = self._world.message(channel["id"], wanted)
        if found is None:
            raise ClientRefusal("no such message")
        return found

    def _component(self, order: Json, user: Json, channel: Json) -> Interaction:
        stale = as_dict(order.get("copy"))
        message = stale or self._message(order, user)
        custom_id = text(order.get("custom_id"))
        if order["do"] == "press":
            data = self._payloads(channel).press(message, custom_id)
        else:
            data = self._payloads(channel).choice(
                message, custom_id, [str(one) for one in as_list(order.get("values"))]
            )
        interaction = self._new(COMPONENT, order, user, channel)
        interaction.source = message["id"]
        return self._open(interaction, data, message)

    def _submit(self, order: Json, user: Json) -> Interaction:
        opened = self._site.interactions.find(text(order.get("interaction")))
        if opened is None or opened.callback != MODAL or opened.modal is None or opened.user_id != user["id"]:
            raise ClientRefusal("no such form")
        channel = self._world.channels[opened.channel_id]
        data = form_data(opened.modal, as_dict(order.get("values")), self._payloads(channel))
        interaction = self._new(FORM, order, user, channel)
        interaction.source, interaction.title = opened.source, opened.title
        source = self._world.private.get(opened.source) or self._world.message(opened.channel_id, opened.source)
        return self._open(interaction, data, source)

    def say(self, order: Json) -> Json:
        """A line of chat by a user, shown to everyone."""
        user, channel = self._user(order), self._channel(order)
        self._may_act(user, channel)
        if not of_member(self._world, user["id"], channel) & BITS[speech_in(channel)]:
            raise ClientRefusal("this user may not speak here")
        if channel["type"] in THREADS:
            meta = channel["thread_metadata"]
            if meta["locked"]:
                raise ClientRefusal("this thread is locked")
            if meta["archived"]:
                meta["archived"] = False
                self._site.announcer.channel_changed(channel)
        body: dict[str, Any] = {"content": text(order.get("text"))}
        if not body["content"].strip() or len(body["content"]) > 2000:
            raise ClientRefusal("a line has 1 to 2000 characters")
        if order.get("reply_to"):
            body["message_reference"] = {"message_id": text(order.get("reply_to"))}
        message = compose(self._world, Draft(channel, user["id"], body))
        self._site.announcer.message_new(message)
        return self._site.announcer.for_page(message)
