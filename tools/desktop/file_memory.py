# SPDX-License-Identifier: MIT
"""The memory port of a computer: a small file among the person's settings.

The firmware writes into it as into a board's non-volatile memory. Each write makes a whole new
file beside the old one and then takes its place, so the old one is there until the new one is.
"""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

SIZE = 4096
NAME = "settings.bin"


def folder(environ=os.environ) -> Path:
    """Where this computer keeps a program's settings."""
    if os.name == "nt" and environ.get("APPDATA"):
        return Path(environ["APPDATA"]) / "pocket-tute"
    base = environ.get("XDG_CONFIG_HOME") or os.path.join(os.path.expanduser("~"), ".config")
    return Path(base) / "pocket-tute"


class FileMemory:
    """SIZE bytes in the file `path`; what was never written reads as zeros."""

    size = SIZE

    def __init__(self, path: Path | None = None):
        self.path = path or folder() / NAME

    def _whole(self) -> bytes:
        try:
            found = self.path.read_bytes()[:SIZE]
        except OSError:
            found = b""
        return found + bytes(SIZE - len(found))

    def read(self, at: int, n: int) -> bytes:
        """`n` bytes from `at`."""
        return self._whole()[at : at + n]

    def write(self, at: int, data: bytes) -> None:
        """Write `data` at `at`.

        :raises OSError: if the file cannot be written (the firmware then keeps nothing).
        """
        whole = self._whole()
        whole = whole[:at] + data + whole[at + len(data) :]
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=self.path.parent, delete=False) as file:
            try:
                file.write(whole)
                file.flush()
                os.fsync(file.fileno())
            except OSError:
                file.close()
                os.unlink(file.name)
                raise
        os.replace(file.name, self.path)
