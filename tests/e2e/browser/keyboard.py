"""A player who has a keyboard only: what is pressed is a key, and what the focus is on is read from the page."""

from typing import Any

from tests.e2e.browser.channel_page import ChannelPage

FAR = 150
"""More keys than the way to anything takes."""
NO_CONTROLS = {"ARTICLE", "BODY", "SUMMARY"}
FOCUSED = """() => {
  const node = document.activeElement;
  const marked = document.getElementById(node.getAttribute('aria-activedescendant') ?? '');
  const label = node.getAttribute('aria-label') ?? '';
  return { tag: node.tagName, label, text: node.innerText ?? '', marked: marked?.innerText ?? '',
           message: node.closest('.message')?.dataset.key ?? '' };
}"""


class Keyboard:
    """The keyboard at one page."""

    def __init__(self, seen: ChannelPage) -> None:
        self.seen = seen
        self.page = seen.page
        self.keys = 0

    async def key(self, name: str) -> None:
        """Press one key."""
        await self.page.keyboard.press(name)
        self.keys += 1

    async def focused(self) -> dict[str, str]:
        """What the focus is on."""
        return await self.page.evaluate(FOCUSED)

    async def tab_to(self, label: str, key: str = "Tab") -> None:
        """Press Tab until the focus is on a control that says so, by a part of its words."""
        for _ in range(FAR):
            now = await self.focused()
            if now["tag"] not in NO_CONTROLS and label in f"{now['label']}\n{now['text']}":
                return
            await self.key(key)
        raise AssertionError(f"no way to {label!r} by {key}")

    async def read(self, message: Any) -> None:
        """Go to a message by F6 and arrows."""
        wanted = await message.get_attribute("data-key")
        for _ in range(4):
            if (await self.focused())["message"]:
                break
            await self.key("F6")
        if (await self.focused())["tag"] != "ARTICLE":
            await self.key("Escape")
        await self.key("End")
        for _ in range(FAR):
            if (await self.focused())["message"] == wanted:
                return
            await self.key("ArrowUp")
        raise AssertionError("no way to the message")

    async def press(self, label: str, message: Any = None) -> None:
        """Press a button of the newest private message, or of the one given."""
        await self.read(self.seen.private if message is None else message)
        await self.tab_to(label)
        await self.key("Enter")
        await self._answered()

    async def choose(self, menu: str, entry: str, message: Any = None) -> None:
        """Choose an entry of a menu by arrows, both by a part of their words."""
        await self.read(self.seen.private if message is None else message)
        await self.tab_to(menu)
        await self.key("Enter")
        for _ in range(FAR):
            if _says((await self.focused())["marked"], entry):
                break
            await self.key("ArrowDown")
        else:
            raise AssertionError(f"no entry {entry!r} in {menu!r}")
        await self.key("Enter")
        await self._answered()

    async def act(self) -> None:
        """Press *Act* on the turn message and wait for the panel."""
        await self.press("Act", self.seen.turn_message)
        await self.seen.private.locator(".button, .select").first.wait_for()

    async def type(self, words: str) -> None:
        """Type into what has the focus."""
        await self.page.keyboard.type(words)

    async def _answered(self) -> None:
        await self.page.wait_for_selector(".button[aria-disabled=true]", state="detached")
        await self.page.wait_for_selector(".thinking", state="detached")


def _says(shown: str, words: str) -> bool:
    return words.casefold() in " ".join(shown.split()).casefold()
