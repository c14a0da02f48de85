"""On what kind of disk a file lies: SQLite's write-ahead log is safe on local disks only."""

import re
from pathlib import Path

MOUNTS = Path("/proc/mounts")

_SHARED = re.compile(
    r"nfs\d?|cifs|smb\d?|smbfs|9p|virtiofs|vboxsf|vmhgfs|prl_fs|drvfs|fakeowner|osxfs|grpcfuse|afs|ceph|glusterfs"
    r"|lustre|ocfs2|gfs2|beegfs|davfs|sshfs|fuse|fuseblk|fuse\..+"
)


def filesystem_of(path: Path, mounts: str) -> str:
    """The file-system type that holds `path`, by the text of /proc/mounts; "" when it does not say."""
    target = path.resolve()
    best, kind = -1, ""
    for line in mounts.splitlines():
        fields = line.split()
        if len(fields) < 3:
            continue
        point = Path(_unescaped(fields[1]))
        # The later of two mounts on one point covers the earlier.
        if len(point.parts) >= best and target.is_relative_to(point):
            best, kind = len(point.parts), fields[2]
    return kind


def is_shared(filesystem: str) -> bool:
    """Whether the type is a network or virtual disk, where a write-ahead log has damaged databases."""
    return _SHARED.fullmatch(filesystem) is not None


def mounted() -> str:
    """The text of /proc/mounts, "" on systems without it."""
    try:
        return MOUNTS.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""


def _unescaped(field: str) -> str:
    return re.sub(r"\\([0-7]{3})", lambda match: chr(int(match[1], 8)), field)
