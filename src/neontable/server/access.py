"""Who may see a table, watch it, and sit down at it.

Without an identity somebody is nobody: tables and seats of deleted accounts have none either.
"""

from __future__ import annotations

import hmac
from hashlib import blake2b

from neontable.server.live_table import PERSON
from neontable.server.rows import TableRow


def seated(row: TableRow, identity: str) -> bool:
    return identity != "" and any(s.identity == identity and s.kind == PERSON for s in row.seats)


def watch_token(row: TableRow) -> str:
    """The token of the link for spectators: with it one may watch, but not sit down."""
    return blake2b(f"{row.invite} watch".encode(), digest_size=12).hexdigest()


def may_join(row: TableRow, identity: str, token: str) -> bool:
    if not identity:
        return False
    if row.owner == identity or seated(row, identity) or row.listed:
        return True
    return hmac.compare_digest(row.invite.encode(), token.encode())


def may_see(row: TableRow, identity: str, token: str) -> bool:
    if not identity:
        return False
    if may_join(row, identity, token):
        return True
    by_link = hmac.compare_digest(watch_token(row).encode(), token.encode())
    return by_link and row.watchable


def may_watch(row: TableRow, identity: str, token: str) -> bool:
    return seated(row, identity) or (row.watchable and may_see(row, identity, token))


def delayed(row: TableRow, identity: str) -> bool:
    """Whether somebody sees this table with its delay: everybody who does not sit there, until
    it is over."""
    return row.delay > 0 and row.status not in ("open", "over") and not seated(row, identity)
