"""Structured logs: one JSON object a line.  Secrets never get here: the middleware shortens paths,
and nothing logs cookies, tokens, keys or passphrases."""

from __future__ import annotations

import logging
import sys
import time

import msgspec

_KNOWN = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "color_message"}


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        entry = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        entry |= {k: v for k, v in record.__dict__.items() if k not in _KNOWN}
        if record.exc_info:
            entry["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(entry, enc_hook=str).decode()


class RepeatFilter(logging.Filter):
    """Writes a message that repeats over and over (no more files, a flood) a few times, and then
    only counts it, so that the log does not fill the disk."""

    def __init__(self, most: int = 20, seconds: float = 10.0) -> None:
        super().__init__()
        self.most, self.seconds = most, seconds
        self._seen: dict[tuple[str, str], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        # Messages with a traceback often differ in it alone.
        key = (record.name, str(record.msg)[:60])
        begun, n = self._seen.get(key, (record.created, 0))
        if record.created - begun > self.seconds:
            if n > self.most:
                record.left_out = n - self.most
            begun, n = record.created, 0
        if len(self._seen) > 1000:
            self._seen.clear()
        self._seen[key] = (begun, n + 1)
        return n < self.most


def set_up(level: str = "INFO") -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(RepeatFilter())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    for name in ("neontable", "uvicorn.error", "asyncio"):
        logger = logging.getLogger(name)
        logger.handlers[:] = []
        logger.propagate = True
        logger.setLevel(level)
    # The access log of uvicorn would write whole addresses, tokens included; ours does not.
    logging.getLogger("uvicorn.access").disabled = True
