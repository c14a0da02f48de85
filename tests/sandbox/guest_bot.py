"""A small unmodified discord.py client that visits the sandbox in its tests."""

import io
from typing import Any

import discord
from discord import app_commands
from PIL import Image, ImageDraw


def picture(width: int = 640, height: int = 320, words: str = "pit") -> bytes:
    """A PNG with something on it."""
    image = Image.new("RGB", (width, height), "#4a3f35")
    draw = ImageDraw.Draw(image)
    for left in range(0, width, 80):
        draw.rectangle((left + 8, 40, left + 68, height - 40), fill="#d9a441" if left % 160 else "#8a9a5b")
    draw.text((20, 10), words, fill="white")
    out = io.BytesIO()
    image.save(out, "PNG")
    return out.getvalue()


class Bid(discord.ui.Modal, title="Your bid"):
    amount: discord.ui.TextInput["Bid"] = discord.ui.TextInput(label="Amount", custom_id="amount", max_length=3)
    kind: discord.ui.Label["Bid"] = discord.ui.Label(
        text="Kind of coal",
        description="What you bid for",
        component=discord.ui.Select(
            custom_id="kind",
            options=[
                discord.SelectOption(label="Yellow", value="y"),
                discord.SelectOption(label="Black", value="b"),
            ],
        ),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        select = self.kind.component
        assert isinstance(select, discord.ui.Select)
        await interaction.response.defer()
        await interaction.edit_original_response(content=f"bid {self.amount.value} for {select.values[0]}")


class Panel(discord.ui.View):
    def __init__(self) -> None:
        super().__init__(timeout=None)

    @discord.ui.button(label="Act", custom_id="act", style=discord.ButtonStyle.primary)
    async def act(self, interaction: discord.Interaction, _: Any) -> None:
        await interaction.response.edit_message(content="acted", view=self)

    @discord.ui.button(label="Bid", custom_id="bid", style=discord.ButtonStyle.success)
    async def bid(self, interaction: discord.Interaction, _: Any) -> None:
        await interaction.response.send_modal(Bid())

    @discord.ui.button(label="Silent", custom_id="silent", style=discord.ButtonStyle.danger)
    async def silent(self, interaction: discord.Interaction, _: Any) -> None:
        pass

    @discord.ui.button(label="Refuse", custom_id="refuse")
    async def refuse(self, interaction: discord.Interaction, _: Any) -> None:
        await interaction.response.defer()
        await interaction.followup.send("not your turn (§4.2)", ephemeral=True)

    @discord.ui.select(
        custom_id="menu",
        placeholder="Choose spaces",
        max_values=2,
        options=[
            discord.SelectOption(label="Mine", value="mine", description="Three cubes", emoji="⛏️"),
            discord.SelectOption(label="Bank", value="bank", description="Six francs"),
            discord.SelectOption(label="Canteen", value="canteen"),
        ],
    )
    async def menu(self, interaction: discord.Interaction, select: discord.ui.Select["Panel"]) -> None:
        await interaction.response.edit_message(content="chose " + ", ".join(select.values), view=self)


class GuestBot(discord.Client):
    """Commands that each show one side of Discord."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True, guild_messages=True), max_ratelimit_timeout=30)
        self.tree = app_commands.CommandTree(self)
        self.pressed = 0
        self.problems: list[BaseException] = []
        self.heard: list[str] = []
        _add_commands(self)

    async def setup_hook(self) -> None:
        self.add_view(Panel())
        await self.tree.set_translator(Words())
        await self.tree.sync()

    async def on_message(self, message: discord.Message) -> None:
        self.heard.append(message.content)

    async def on_thread_update(self, _: discord.Thread, after: discord.Thread) -> None:
        self.heard.append(f"thread archived={after.archived} locked={after.locked}")


class Words(app_commands.Translator):
    async def translate(self, string: app_commands.locale_str, locale: discord.Locale, context: Any) -> str | None:
        if locale is discord.Locale.german and string.message == "Open a table":
            return "Einen Tisch eröffnen"
        return None


def _is_member(interaction: discord.Interaction) -> bool:
    return isinstance(interaction.user, discord.Member)


def _add_commands(bot: GuestBot) -> None:
    table = app_commands.Group(name="table", description="Tables")

    @table.command(name="new", description="Open a table")
    @app_commands.choices(game=[app_commands.Choice(name="Coal Baron", value="coal_baron")])
    async def new(
        interaction: discord.Interaction,
        game: str,
        players: app_commands.Range[int, 2, 4] = 3,
        guest: discord.Member | None = None,
    ) -> None:
        await interaction.response.defer(ephemeral=True)
        name = guest.display_name if guest else "nobody"
        await interaction.followup.send(
            f"{game} for {players} with {name}, asks {interaction.user.display_name}", view=Panel()
        )

    @table.command(name="board", description="Show the board")
    async def board(interaction: discord.Interaction) -> None:
        assert isinstance(interaction.channel, discord.abc.Messageable)
        await interaction.response.send_message("on its way", ephemeral=True)
        file = discord.File(io.BytesIO(picture()), "board.png", description="The board: two columns")
        allowed = discord.AllowedMentions(users=[interaction.user], everyone=False, roles=False)
        await interaction.channel.send(
            f"{interaction.user.mention} **your turn** at *Coal Baron* @everyone",
            file=file,
            allowed_mentions=allowed,
            view=Panel(),
        )

    @table.command(name="place", description="Place workers")
    async def place(interaction: discord.Interaction, space: str) -> None:
        await interaction.response.send_message(f"placed at {space}", ephemeral=True)

    @place.autocomplete("space")
    async def spaces(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        every = ["mine", "bank", "canteen", "factory"]
        return [app_commands.Choice(name=one.title(), value=one) for one in every if typed in one]

    @table.command(name="slow", description="Answers too late")
    async def slow(interaction: discord.Interaction) -> None:
        pass

    bot.tree.add_command(table)

    @bot.tree.command(name="origin", description="Say what is known of the place")
    async def origin(interaction: discord.Interaction) -> None:
        guild = interaction.guild.name if interaction.guild else "no guild"
        kind = interaction.channel.type.name if interaction.channel else "nowhere"
        owners = sorted(interaction._integration_owners.items())  # what discord.py keeps of it
        words = f"{guild}, {kind}, dm={interaction.context.dm_channel}, member={_is_member(interaction)}, {owners}"
        await interaction.response.send_message(words, view=Panel())

    @bot.tree.command(name="servers", description="Only in a server")
    @app_commands.guild_only()
    async def servers(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("a server", ephemeral=True)

    @bot.tree.context_menu(name="Explain")
    async def explain(interaction: discord.Interaction, message: discord.Message) -> None:
        await interaction.response.send_message(f"about {message.content!r}", ephemeral=True)
