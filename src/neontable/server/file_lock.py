"""One server for one SQLite file: two would each believe that nobody else moves its tables."""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path

from neontable.server.database import StoreError


class FileLock:
    """Held as long as the process lives, however it ends; StoreError when another has it."""

    def __init__(self, database: Path) -> None:
        self.path = database.with_name(database.name + ".lock")
        try:
            self._file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as fault:
            raise StoreError(f"{self.path} cannot be written: {fault.strerror}") from None
        try:
            self._take()
        except OSError:
            owner = os.read(self._file, 20).decode("ascii", "replace").strip()
            os.close(self._file)
            raise StoreError(
                f"another server uses {database} (process {owner or 'unknown'}): stop it first, "
                "or name another file with --database"
            ) from None
        os.ftruncate(self._file, 0)
        os.write(self._file, str(os.getpid()).encode())

    def _take(self) -> None:
        if sys.platform == "win32":
            import msvcrt

            os.lseek(self._file, 64, os.SEEK_SET)
            msvcrt.locking(self._file, msvcrt.LK_NBLCK, 1)
            os.lseek(self._file, 0, os.SEEK_SET)
        else:
            import fcntl

            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def release(self) -> None:
        with contextlib.suppress(OSError):
            os.close(self._file)
