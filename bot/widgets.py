"""Posts as Discord's own objects. Buttons and menus are dynamic items: they work after any restart and are kept
nowhere."""

import io
import re
from collections.abc import Sequence
from typing import Any, Final, Self, TypeAlias

import discord
from discord import ui

from bot.controls import PATTERN, read_id
from bot.post import Attached, Button, Control, Form, Link, Menu, Picker, Post, Shot
from renderer.picture import Drawn

STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}
FORM_LIFETIME = 900
"""Seconds after which discord.py forgets a form; its submit is answered from the custom id all the same."""


class PressedButton(ui.DynamicItem[ui.Button[ui.View]], template=PATTERN.replace("[bmf]", "b")):
    """A button of ours. The client's `on_press` answers it; every error ends in an answer there."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The button as it was pressed."""
        return cls(ui.Button(custom_id=match.string))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the press to the client."""
        await interaction.client.on_press(interaction, read_id(self.custom_id), [])


AnySelect: TypeAlias = ui.Select[ui.View] | ui.ChannelSelect[ui.View] | ui.RoleSelect[ui.View]
PLAYABLE: Final = (
    *(discord.ChannelType.text, discord.ChannelType.news),
    *(discord.ChannelType.voice, discord.ChannelType.stage_voice),
)
"""Channels in which tables can be opened."""


class ChosenMenu(ui.DynamicItem[AnySelect], template=PATTERN.replace("[bmf]", "m")):
    """A menu of ours; its chosen value takes the place of the argument."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The menu as it was chosen from."""
        return cls(ui.Select(custom_id=match.string))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the choice to the client."""
        data: Any = interaction.data or {}
        await interaction.client.on_press(interaction, read_id(self.custom_id), list(data.get("values", [])))


class SentForm(ui.Modal):
    """A form as it is shown. Its submit is answered by the client's listener, from the custom id alone."""

    def __init__(self, form: Form) -> None:
        super().__init__(title=form.title, custom_id=form.id, timeout=FORM_LIFETIME)
        for field in form.fields:
            style = discord.TextStyle.long if field.long else discord.TextStyle.short
            entry: ui.TextInput[Any] = ui.TextInput(
                label=field.label,
                custom_id=field.id,
                style=style,
                default=field.value or None,
                placeholder=field.placeholder or None,
                required=field.required,
                max_length=field.longest,
            )
            self.add_item(entry)

    async def on_submit(self, interaction: discord.Interaction[Any], /) -> None:
        """Nothing: the listener answers."""


def view_of(rows: Sequence[Sequence[Control]]) -> ui.View:
    """The rows as a Discord view without lifetime."""
    view = ui.View(timeout=None)
    for number, row in enumerate(rows):
        for control in row:
            view.add_item(_item(control, number))
    return view


class PictureFile(discord.File):
    """A picture to be sent, whose bytes are free as soon as it was."""

    def close(self) -> None:
        """Let go of the bytes: the library leaves the buffer holding itself, until a collection finds it."""
        super().close()
        vars(self.fp).pop("close", None)


def file_of(shot: Shot, drawn: Drawn) -> discord.File:
    """A fresh file object for one attempt to send a picture."""
    return PictureFile(io.BytesIO(drawn.png), filename=f"{shot.name}.png", description=shot.alt)


def attached(file: Attached) -> discord.File:
    """A fresh file object for one attempt to send a file."""
    return discord.File(io.BytesIO(file.data), filename=file.name)


def allowed(post: Post) -> discord.AllowedMentions:
    """Exactly the mentions that a post may make."""
    users = [discord.Object(user) for user in post.mentions]
    roles = [discord.Object(role) for role in post.roles]
    return discord.AllowedMentions(everyone=False, roles=roles or False, replied_user=False, users=users)


def _item(control: Control, row: int) -> ui.Item[Any]:
    match control:
        case Button():
            button: ui.Button[ui.View] = ui.Button(
                label=control.label, custom_id=control.id, style=STYLES[control.style], disabled=control.disabled
            )
            return PressedButton(button, row=row)
        case Link():
            return ui.Button(label=control.label, url=control.url, row=row)
        case Menu():
            return ChosenMenu(_select(control), row=row)
        case Picker():
            return ChosenMenu(_picker(control), row=row)


def _picker(picker: Picker) -> AnySelect:
    kind = discord.SelectDefaultValueType(picker.of)
    chosen = [discord.SelectDefaultValue(id=one, type=kind) for one in picker.chosen[: picker.most]]
    if picker.of == "role":
        return ui.RoleSelect(
            custom_id=picker.id,
            placeholder=picker.placeholder,
            min_values=0,
            max_values=picker.most,
            default_values=chosen,
        )
    return ui.ChannelSelect(
        custom_id=picker.id,
        placeholder=picker.placeholder,
        min_values=0,
        max_values=picker.most,
        default_values=chosen,
        channel_types=list(PLAYABLE),
    )


def _select(menu: Menu) -> ui.Select[ui.View]:
    options = [
        discord.SelectOption(label=choice.label, value=choice.value, description=choice.description or None)
        for choice in menu.choices
    ]
    return ui.Select(custom_id=menu.id, placeholder=menu.placeholder, options=options)
