"""Pictures of messages: their heads and file names."""

import msgspec

from bot.post import Shot


def headed(shot: Shot, headline: str, subline: str = "") -> Shot:
    """The picture with another headline."""
    picture = msgspec.structs.replace(shot.picture, headline=headline, subline=subline)
    return msgspec.structs.replace(shot, picture=picture)


def named(shot: Shot, row_id: int) -> Shot:
    """The picture under a file name of its message's own."""
    return msgspec.structs.replace(shot, name=f"{shot.name}-{row_id}")
