"""What a test player sees: messages with their words, pictures, buttons and menus.

SandboxError
├── Refused      Discord's client, or the sandbox, would not let the player do that
├── NoAnswer     the bot did not answer, or not in time
└── NotThere     no such button, menu or message
"""

from dataclasses import dataclass

from sandbox.shapes import Json, as_dict, dicts, text


class SandboxError(Exception):
    """Something a test player wanted did not happen."""


class Refused(SandboxError):
    """Discord's client would not do that: the reason is the message."""


class NoAnswer(SandboxError):
    """The bot did not answer, or its deferral was never followed by anything."""


class NotThere(SandboxError):
    """There is no such button, menu, form or message."""


@dataclass(frozen=True)
class Component:
    """A button or menu as seen."""

    kind: int
    label: str
    custom_id: str
    disabled: bool
    style: int
    options: list[Json]
    raw: Json

    @property
    def values(self) -> list[str]:
        """The values a menu offers."""
        return [text(option["value"]) for option in self.options]


@dataclass(frozen=True)
class Message:
    """A message as a player sees it."""

    raw: Json

    @property
    def id(self) -> str:
        """Its id."""
        return text(self.raw["id"])

    @property
    def channel(self) -> str:
        """The id of its channel."""
        return text(self.raw["channel_id"])

    @property
    def author(self) -> str:
        """The author's shown name."""
        return text(self.raw["author_name"])

    @property
    def text(self) -> str:
        """What it says, the embeds' words included."""
        parts = [text(self.raw["content"])]
        for embed in dicts(self.raw["embeds"]):
            parts += [text(embed.get("title")), text(embed.get("description"))]
            parts += [f"{one.get('name')}: {one.get('value')}" for one in dicts(embed.get("fields"))]
        return "\n".join(part for part in parts if part)

    @property
    def private(self) -> bool:
        """Whether only one player sees it."""
        return bool(self.raw["private"])

    @property
    def pinned(self) -> bool:
        """Whether it is pinned."""
        return bool(self.raw["pinned"])

    @property
    def pings(self) -> list[str]:
        """The ids of the users it pinged when it appeared."""
        return list(self.raw["pings"])

    @property
    def silent(self) -> bool:
        """Whether it was sent so that nobody hears it."""
        return bool(self.raw["silent"])

    @property
    def silent_pings(self) -> list[str]:
        """The ids of the users it would have pinged, had it not been silent."""
        return list(self.raw["silent_pings"])

    @property
    def edits(self) -> int:
        """How often it was edited."""
        return int(self.raw["edits"])

    @property
    def type(self) -> int:
        """Discord's message type: 0 and 19 plain, 6 "pinned a message", 18 "started a thread", 20 answer."""
        return int(self.raw["type"])

    @property
    def attachments(self) -> list[Json]:
        """Its files: filename, url, description (the alt text), size."""
        return dicts(self.raw["attachments"])

    @property
    def alts(self) -> list[str]:
        """The alt texts of its pictures."""
        return [text(one.get("description")) for one in self.attachments]

    @property
    def components(self) -> list[Component]:
        """All its buttons and menus, row after row."""
        return [item for row in self.rows for item in row]

    @property
    def rows(self) -> list[list[Component]]:
        """Its buttons and menus by row."""
        return [
            [_component(item) for item in dicts(row.get("components"))] for row in dicts(self.raw["components"])
        ]

    @property
    def labels(self) -> list[str]:
        """The labels of its buttons."""
        return [one.label for one in self.components if one.kind == 2]

    def find(self, label: str = "", custom_id: str = "") -> Component:
        """The one with this custom id, else this label, else a label that contains it; NotThere if none."""
        for one in self.components:
            if custom_id and one.custom_id == custom_id:
                return one
        for fits in (str.__eq__, str.__contains__):
            for one in self.components:
                if label and fits(one.label, label):
                    return one
        raise NotThere(
            f"no {label or custom_id!r} among {[one.label or one.custom_id for one in self.components]}"
        )


def _component(item: Json) -> Component:
    label = (
        text(item.get("label")) or text(item.get("placeholder")) or text(as_dict(item.get("emoji")).get("name"))
    )
    known = text(item.get("custom_id")), bool(item.get("disabled")), int(item.get("style", 0))
    return Component(int(item["type"]), label, *known, dicts(item.get("options")), item)
