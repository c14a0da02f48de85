"""What the host keeps here is for the bot's user alone: the token and the folder of the games."""

from pathlib import Path

from bot.settings import Settings
from db.file_modes import narrow


def keep_private(env_file: Path, settings: Settings) -> None:
    """Take the rights of other users from the file with the token and from the data folder, if they had any."""
    token = [env_file] if settings.token is not None and env_file.is_file() else []
    narrow([*token, settings.data, settings.configured_marker, settings.data / "sandbox"])
