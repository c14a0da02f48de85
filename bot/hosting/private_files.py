"""What the host keeps here is for the bot's user alone: the token and the folder of the games."""

from pathlib import Path

from bot.hosting.settings import Settings
from db.file_modes import narrow


def keep_private(env_file: Path, settings: Settings) -> None:
    """Take the rights of other users from the file with the token and from the data folder, if they had any.

    What lies in the place of a data folder but is none is not ours to change: whoever opens it says so.
    """
    token = [env_file] if settings.token is not None and env_file.is_file() else []
    folders = [folder for folder in (settings.data, settings.data / "sandbox") if _is_folder(folder)]
    narrow([*token, *folders, settings.configured_marker])


def _is_folder(path: Path) -> bool:
    try:
        return path.is_dir()
    except OSError:  # a name that no file can have
        return False
