"""Who somebody is: a guest known by a signed cookie, or an account with a passphrase."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

COOKIE = "neontable"
DEVICE = "neontable-device"
"""The cookie that says which accounts were used on this device, so that the wrong passphrases of
strangers do not lock it out."""
LONGEST_KEY = 160
"""Of an account's name when letters that look alike are made the same: some become many."""
COOKIE_AGE = 400 * 86_400

# About 50 ms and 19 MiB a try: what OWASP recommends as the least.
_hasher = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
_NOBODY = _hasher.hash(secrets.token_hex(16))


def _signature(secret: bytes, words: str) -> str:
    return hmac.new(secret, f"cookie {words}".encode(), hashlib.sha256).hexdigest()[:40]


def cookie_of(secret: bytes, identity: str, session: str) -> str:
    words = f"{identity}.{session}"
    return f"{words}.{_signature(secret, words)}"


def read_cookie(secret: bytes, cookie: str) -> tuple[str, str] | None:
    """The identity and session that a cookie names, if we have signed it.  Older ones name a number
    instead of a session: the generation of the identity."""
    words, _, signature = cookie.rpartition(".")
    if not words or not hmac.compare_digest(_signature(secret, words).encode(), signature.encode()):
        return None
    id, _, session = words.rpartition(".")
    return id, session


def account_key(name: str) -> str:
    """Names that look alike to a person are one account: case, width and accents composed."""
    return unicodedata.normalize("NFKC", " ".join(name.split()).casefold())


def clean_name(name: str) -> str:
    """One line, without invisible characters; empty when nothing is left."""
    kept = "".join(c for c in name if unicodedata.category(c)[0] != "C" or c in " \t")
    return " ".join(kept.split())


def hashed(passphrase: str) -> str:
    return _hasher.hash(unicodedata.normalize("NFKC", passphrase))


def fits(stored: str | None, passphrase: str) -> bool:
    """Whether a passphrase is right; takes as long when there is no such account."""
    try:
        _hasher.verify(stored or _NOBODY, unicodedata.normalize("NFKC", passphrase))
    except (VerificationError, InvalidHashError):
        return False
    return stored is not None
