"""The tables of the database.  A change here needs a step in `migrations/versions`; a test
compares the two."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    UniqueConstraint,
    false,
    true,
)

from neontable.server.stored_text import LongWords, Words

metadata = MetaData()

settings = Table(
    "settings",
    metadata,
    Column("name", Words(40), primary_key=True),
    Column("value", LongWords, nullable=False),
)

identities = Table(
    "identities",
    metadata,
    Column("id", Words(32), primary_key=True),
    Column("name", Words(80), nullable=False),
    # The account name as written, and folded so that nobody takes it twice.
    Column("account", Words(80), nullable=False, default=""),
    Column("account_key", Words(160), unique=True),
    Column("passphrase", Words(200), nullable=False, default=""),
    # A cookie names the generation it was made in; signing out everywhere makes a new one.
    Column("generation", Integer, nullable=False, default=0),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", Words(32), primary_key=True),
    Column("identity", ForeignKey("identities.id", ondelete="CASCADE"), nullable=False),
    # What the browser says it is.
    Column("device", Words(160), nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
)
Index("sessions_identity", sessions.c.identity)

series = Table(
    "series",
    metadata,
    Column("id", Words(32), primary_key=True),
    Column("game", Words(40), nullable=False),
    Column("games", Integer, nullable=False),
    # JSON: who plays, in the order of the first game's seats.
    Column("players", LongWords, nullable=False),
    Column("created", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Words(32), primary_key=True),
    Column("game", Words(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("title", Words(160), nullable=False, default=""),
    Column("owner", Words(32), nullable=False),
    Column("listed", Boolean, nullable=False, default=False),
    Column("watchable", Boolean, nullable=False, default=True),
    Column("status", Words(10), nullable=False),
    Column("options", LongWords, nullable=False),
    Column("clock", LongWords, nullable=False),
    # JSON: what the table is set up from, with what every seat brings; empty before the start.
    Column("setup", LongWords, nullable=False, default=""),
    Column("seed", Words(80), nullable=False, default=""),
    # The key of the table's chance, made when it starts; it leaves the server when it is over.
    Column("key", Words(64), nullable=False, default=""),
    Column("invite", Words(40), nullable=False),
    # Grows by one with every move: (id, sequence) is what an answer is accepted on.
    Column("sequence", Integer, nullable=False, default=0),
    Column("created", Float, nullable=False),
    Column("started", Float, nullable=False, default=0.0),
    Column("changed", Float, nullable=False),
    # When the server must act by itself (a bot's turn, a clock), or nothing.
    Column("due", Float),
    Column("outcome", LongWords, nullable=False, default=""),
    Column("undo", LongWords, nullable=False, default=""),
    Column("takebacks", Integer, nullable=False, default=0),
    Column("rematch", Words(32), nullable=False, default=""),
    Column("series", Words(32), ForeignKey("series.id"), nullable=True),
    Column("number", Integer, nullable=False, default=0),
    Column("pace", Words(10), nullable=False, default="brisk", server_default="brisk"),
    # The campaign that asked for this table (a table of its own), and for which mission.
    Column("campaign", Words(32), nullable=True),
    Column("mission", Integer, nullable=False, default=0, server_default="0"),
    # What has been reported to the campaign: 0 nothing, 1 that it began, 2 how it ended.  -1 at a
    # single table to which a campaign has lent something: how it ends is still to be reported.
    Column("reported", Integer, nullable=False, default=0, server_default="0"),
    # The result counts for the ratings of those who play.
    Column("rated", Boolean, nullable=False, default=False, server_default=false()),
    # Somebody waits here for whoever comes first: see `opponents`.
    Column("matching", Boolean, nullable=False, default=False, server_default=false()),
    # The whole file of the puzzle that this table is a trial of; empty at every other table.
    Column("puzzle", LongWords, nullable=False, default="", server_default=""),
    # Seconds by which spectators see it later than those who play.
    Column("delay", Integer, nullable=False, default=0, server_default="0"),
)
Index("tables_listed", tables.c.listed, tables.c.changed)
Index("tables_due", tables.c.due)
Index("tables_series", tables.c.series)
# One table for each mission: the second person to start it finds the first one's.
Index("tables_mission", tables.c.campaign, tables.c.mission, unique=True)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", Words(10), nullable=False),
    Column("identity", Words(32), nullable=False, default=""),
    Column("name", Words(80), nullable=False, default=""),
    Column("bot", Words(40), nullable=False, default=""),
    Column("ready", Boolean, nullable=False, default=True),
    # A loadout is copied when it is brought: editing it later changes no table.  JSON: the texts.
    Column("loadout_name", Words(160), nullable=False, default=""),
    Column("loadout", LongWords, nullable=False, default=""),
    # JSON: at which response windows its person wants to be asked.
    Column("stops", Words(100), nullable=False, default=""),
    # In the middle of a game: whoever has the invitation may sit down here.
    Column("offered", Boolean, nullable=False, default=False, server_default=false()),
    # The move by which whoever sits here came; 0: they were here from the start.
    Column("since", Integer, nullable=False, default=0, server_default="0"),
)
Index("seats_identity", seats.c.identity)

# Who sat where before a seat changed hands in the middle of a game: they know what that seat knew.
former_seats = Table(
    "former_seats",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("identity", ForeignKey("identities.id", ondelete="CASCADE"), primary_key=True),
)

moves = Table(
    "moves",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("sequence", Integer, primary_key=True),
    Column("kind", Words(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("body", LongWords, nullable=False),
    Column("by", Words(10), nullable=False),
    Column("key", Words(64), nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "key", name="moves_key"),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("identity", Words(32), nullable=False),
    Column("name", Words(80), nullable=False),
    Column("text", LongWords, nullable=False),
    Column("at", Float, nullable=False),
)

comments = Table(
    "comments",
    metadata,
    Column("id", Words(32), primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    # At the position after so many answers.
    Column("number", Integer, nullable=False),
    Column("identity", Words(32), nullable=False),
    Column("name", Words(80), nullable=False),
    Column("text", LongWords, nullable=False),
    Column("at", Float, nullable=False),
)
Index("comments_table", comments.c.table_id)

records = Table(
    "records",
    metadata,
    Column("id", Words(32), primary_key=True),
    Column("owner", Words(32), nullable=False),
    Column("game", Words(40), nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("created", Float, nullable=False),
    # A table of a campaign that was brought with its tables.
    Column("campaign", Words(32), nullable=True),
    Column("mission", Integer, nullable=False, default=0, server_default="0"),
)
Index("records_campaign", records.c.campaign)

# Built-in puzzles that somebody has solved: they stay solved when the table is gone.
solved = Table(
    "solved",
    metadata,
    Column("identity", Words(32), primary_key=True),
    Column("game", Words(40), primary_key=True),
    Column("puzzle", Words(80), primary_key=True),
    Column("at", Float, nullable=False),
)

loadouts = Table(
    "loadouts",
    metadata,
    Column("id", Words(32), primary_key=True),
    Column("owner", Words(32), nullable=False),
    Column("game", Words(40), nullable=False),
    Column("name", Words(160), nullable=False),
    Column("text", LongWords, nullable=False),
    Column("changed", Float, nullable=False),
    # What the text is: a loadout, or a map that somebody drew.
    Column("what", Words(20), nullable=False, default="loadout", server_default="loadout"),
)
Index("loadouts_owner", loadouts.c.owner)

# Earlier texts of a loadout: nothing that somebody wrote is lost by one click.
loadout_versions = Table(
    "loadout_versions",
    metadata,
    Column("loadout", Words(32), ForeignKey("loadouts.id", ondelete="CASCADE"), primary_key=True),
    Column("changed", Float, primary_key=True),
    Column("name", Words(160), nullable=False),
    Column("text", LongWords, nullable=False),
)

# How every seat of a finished table did.  It is written with the move that ends the table and stays
# when the table is pruned; who deletes an account leaves a seat without a name.
results = Table(
    "results",
    metadata,
    Column("table_id", Words(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("side", Integer, nullable=False),
    Column("identity", Words(32), nullable=False),
    Column("bot", Words(40), nullable=False),
    Column("game", Words(40), nullable=False),
    Column("ended", Float, nullable=False),
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("winner", Boolean, nullable=False),
    Column("loadout", Words(160), nullable=False),
    # The rating that people see, before and after; nothing at a table that is not rated.
    Column("before", Integer),
    Column("after", Integer),
)
Index("results_identity", results.c.identity, results.c.ended)

ratings = Table(
    "ratings",
    metadata,
    Column("identity", ForeignKey("identities.id", ondelete="CASCADE"), primary_key=True),
    Column("game", Words(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("changed", Float, nullable=False),
)
Index("ratings_game", ratings.c.game)

# Two people who chose each other: one row for both, the smaller id first.
friendships = Table(
    "friendships",
    metadata,
    Column("one", ForeignKey("identities.id", ondelete="CASCADE"), primary_key=True),
    Column("other", ForeignKey("identities.id", ondelete="CASCADE"), primary_key=True),
    Column("since", Float, nullable=False),
)
Index("friendships_other", friendships.c.other)

# How somebody may be reached; who has never asked for any of it has no row.
contacts = Table(
    "contacts",
    metadata,
    Column("identity", ForeignKey("identities.id", ondelete="CASCADE"), primary_key=True),
    # The word in the friend link that works now.
    Column("token", Words(40), unique=True),
    # Friends see whether I am here, and where I play.
    Column("shown", Boolean, nullable=False, default=True, server_default=true()),
    # Where turns are written to; nothing is before `confirmed`.
    Column("address", Words(254), nullable=False, default="", server_default=""),
    Column("confirmed", Boolean, nullable=False, default=False, server_default=false()),
    # The code that was sent, hashed; how often it was tried; when it was sent.
    Column("code", Words(64), nullable=False, default="", server_default=""),
    Column("tries", Integer, nullable=False, default=0, server_default="0"),
    Column("asked", Float, nullable=False, default=0.0, server_default="0"),
    Column("lang", Words(8), nullable=False, default="", server_default=""),
    # Written to since the person was last here.
    Column("written", Boolean, nullable=False, default=False, server_default=false()),
)

# Somebody asks a friend to a table that has not begun.
invitations = Table(
    "invitations",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("guest", ForeignKey("identities.id", ondelete="CASCADE"), primary_key=True),
    Column("host", ForeignKey("identities.id", ondelete="CASCADE"), nullable=False),
    Column("at", Float, nullable=False),
)
Index("invitations_guest", invitations.c.guest)

# Browsers that want to be told; one whose session ends is told nothing more.
subscriptions = Table(
    "subscriptions",
    metadata,
    Column("id", Words(64), primary_key=True),
    Column("identity", ForeignKey("identities.id", ondelete="CASCADE"), nullable=False),
    Column("session", ForeignKey("sessions.id", ondelete="CASCADE"), nullable=False),
    Column("endpoint", LongWords, nullable=False),
    Column("p256dh", Words(120), nullable=False),
    Column("auth", Words(40), nullable=False),
    Column("lang", Words(8), nullable=False),
    Column("created", Float, nullable=False),
)
Index("subscriptions_identity", subscriptions.c.identity)

# What somebody was told of while away: once for each table, until they come back.
notices = Table(
    "notices",
    metadata,
    Column("identity", ForeignKey("identities.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("at", Float, nullable=False),
)

# Who had a page open when, where several processes share the database.
present = Table(
    "present",
    metadata,
    Column("identity", ForeignKey("identities.id", ondelete="CASCADE"), primary_key=True),
    Column("at", Float, nullable=False),
)
