"""A process that has read all that a server needs, and makes servers of itself.

A server that is started from nothing reads its modules and words: two seconds of processor time.
Whoever kills it a thousand times starts it a thousand times, so there it is forked from a process
that has read them already.  It is the same server from its first own line on, in a session of its
own that can be killed; what it knows of tables it reads from the database.
"""

from __future__ import annotations

import atexit
import faulthandler
import gc
import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any


class Nursery:
    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.nursery"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            cwd=Path(__file__).parents[2],
            text=True,
        )
        atexit.register(self.close)

    def ask(self, **question: Any) -> int | None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(question) + "\n")
        self.process.stdin.flush()
        answer: int | None = json.loads(self.process.stdout.readline())
        return answer

    def close(self) -> None:
        """With it end all that it made."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


class Forked:
    """As much of `subprocess.Popen` as a server in a test needs."""

    def __init__(self, code: str, log: str) -> None:
        pid = nursery().ask(code=code, log=log)
        assert pid is not None
        self.pid = pid
        self.code: int | None = None
        """With which it ended."""

    def poll(self) -> int | None:
        if self.code is None:
            self.code = nursery().ask(poll=self.pid)
        return self.code

    def wait(self) -> int:
        if self.code is None:
            self.code = nursery().ask(wait=self.pid)
        assert self.code is not None
        return self.code


_made: list[Nursery] = []


def nursery() -> Nursery:
    if not _made:
        _made.append(Nursery())
    return _made[0]


def _bear(code: str, log: str, channel: int) -> int:
    pid = os.fork()
    if pid:
        return pid
    os.setsid()
    os.close(channel)
    nothing = os.open(os.devnull, os.O_RDWR)
    out = os.open(log, os.O_WRONLY | os.O_APPEND)
    for new, old in ((nothing, 0), (nothing, 1), (out, 2)):
        os.dup2(new, old)
    # A server that does nothing any more can be asked what each of its threads waits for.
    faulthandler.register(signal.SIGUSR1, all_threads=True)
    try:
        exec(code, {"__name__": "__main__"})
    except BaseException:
        import traceback

        traceback.print_exc()
        os._exit(1)
    os._exit(0)


def main() -> None:
    from neontable.kernel import registry
    from neontable.kernel.text import LANGUAGES
    from neontable.server import game_info

    for name in registry.names():
        for lang in LANGUAGES:
            game_info.game_info(name, lang)
    # Nor need each of them look at all of it again for garbage.
    gc.collect()
    gc.freeze()
    # What servers print must not be taken for an answer.
    channel = os.dup(1)
    os.dup2(2, 1)
    living: set[int] = set()
    for line in sys.stdin:
        question = json.loads(line)
        answer: int | None = None
        if "code" in question:
            answer = _bear(question["code"], question["log"], channel)
            living.add(answer)
        else:
            poll = "poll" in question
            asked = question["poll" if poll else "wait"]
            found, status = os.waitpid(asked, os.WNOHANG if poll else 0)
            if found:
                living.discard(asked)
                answer = os.waitstatus_to_exitcode(status)
        os.write(channel, (json.dumps(answer) + "\n").encode())
    for pid in living:
        os.killpg(pid, signal.SIGKILL)


if __name__ == "__main__":
    main()
