"""Friends, what they play, and what they ask each other to."""

from typing import Annotated

from msgspec import Meta

from neontable.server.protocol.base import Asked, GameName, Id, Status, Wire


class FriendTable(Wire, frozen=True):
    """A table of a friend's that I may join or watch."""

    id: str
    game: str
    title: str
    status: Status
    can_join: bool = False
    token: str = ""
    """For the link, where the table is not in the list of all."""


class Friend(Wire, frozen=True):
    id: str
    name: str
    since: float
    online: bool = False
    """A page of theirs is open; never true of somebody who does not show it."""
    hidden: bool = False
    """They do not show whether they are here."""
    tables: tuple[FriendTable, ...] = ()


class InvitationInfo(Wire, frozen=True):
    """A friend asks me to a table that has not begun."""

    table: str
    game: str
    title: str
    host: str
    """Id of the friend."""
    name: str
    at: float
    token: str
    """For the table's link."""


class FriendList(Wire, frozen=True):
    friends: tuple[Friend, ...]
    invitations: tuple[InvitationInfo, ...]
    most: int
    """Friends that one may have."""
    shown: bool = True
    """Friends see whether I am here, and where I play."""
    link: str = ""
    """The word of my friend link; empty while I have none."""


class FriendNews(Wire, frozen=True):
    """What a page of mine should know of, whichever it is."""

    invitations: tuple[InvitationInfo, ...] = ()
    live: bool = False
    """Friends or notices may reach me: the page keeps a socket open."""


class FriendLink(Asked, frozen=True):
    """The word of a link, as somebody was given it."""

    token: Annotated[str, Meta(min_length=1, max_length=40)]


class FriendOffer(Wire, frozen=True):
    """Whose link it is."""

    id: str
    name: str
    me: bool = False
    already: bool = False


class FriendSettings(Asked, frozen=True):
    shown: bool


class Challenge(Asked, frozen=True):
    """To ask a friend to a table: a new one of a game, or mine that still waits."""

    game: GameName | None = None
    table: Id | None = None


class Invited(Wire, frozen=True):
    """Who has been asked to a table."""

    id: str
    name: str


class InvitedList(Wire, frozen=True):
    invited: tuple[Invited, ...]
