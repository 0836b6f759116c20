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
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

settings = Table(
    "settings",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

identities = Table(
    "identities",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),
    # The account name as written, and folded so that nobody takes it twice.
    Column("account", String(80), nullable=False, default=""),
    Column("account_key", String(160), unique=True),
    Column("passphrase", String(200), nullable=False, default=""),
    # A cookie names the generation it was made in; signing out everywhere makes a new one.
    Column("generation", Integer, nullable=False, default=0),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
)

series = Table(
    "series",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("games", Integer, nullable=False),
    # JSON: who plays, in the order of the first game's seats.
    Column("players", Text, nullable=False),
    Column("created", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("title", String(160), nullable=False, default=""),
    Column("owner", String(32), nullable=False),
    Column("listed", Boolean, nullable=False, default=False),
    Column("watchable", Boolean, nullable=False, default=True),
    Column("status", String(10), nullable=False),
    Column("options", Text, nullable=False),
    Column("clock", Text, nullable=False),
    # JSON: what the table is set up from, with what every seat brings; empty before the start.
    Column("setup", Text, nullable=False, default=""),
    Column("seed", String(80), nullable=False, default=""),
    # The key of the table's chance, made when it starts; it leaves the server when it is over.
    Column("key", String(64), nullable=False, default=""),
    Column("invite", String(40), nullable=False),
    # Grows by one with every move: (id, sequence) is what an answer is accepted on.
    Column("sequence", Integer, nullable=False, default=0),
    Column("created", Float, nullable=False),
    Column("started", Float, nullable=False, default=0.0),
    Column("changed", Float, nullable=False),
    # When the server must act by itself (a bot's turn, a clock), or nothing.
    Column("due", Float),
    Column("outcome", Text, nullable=False, default=""),
    Column("undo", Text, nullable=False, default=""),
    Column("takebacks", Integer, nullable=False, default=0),
    Column("rematch", String(32), nullable=False, default=""),
    Column("series", String(32), ForeignKey("series.id"), nullable=True),
    Column("number", Integer, nullable=False, default=0),
    Column("pace", String(10), nullable=False, default="brisk", server_default="brisk"),
    # The campaign that asked for this table (a table of its own), and for which mission.
    Column("campaign", String(32), nullable=True),
    Column("mission", Integer, nullable=False, default=0, server_default="0"),
    # What has been reported to the campaign: 0 nothing, 1 that it began, 2 how it ended.
    Column("reported", Integer, nullable=False, default=0, server_default="0"),
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
    Column("kind", String(10), nullable=False),
    Column("identity", String(32), nullable=False, default=""),
    Column("name", String(80), nullable=False, default=""),
    Column("bot", String(40), nullable=False, default=""),
    Column("ready", Boolean, nullable=False, default=True),
    # A loadout is copied when it is brought: editing it later changes no table.  JSON: the texts.
    Column("loadout_name", String(160), nullable=False, default=""),
    Column("loadout", Text, nullable=False, default=""),
)
Index("seats_identity", seats.c.identity)

moves = Table(
    "moves",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("sequence", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("body", Text, nullable=False),
    Column("by", String(10), nullable=False),
    Column("key", String(64), nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "key", name="moves_key"),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("identity", String(32), nullable=False),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

records = Table(
    "records",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("owner", String(32), nullable=False),
    Column("game", String(40), nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("created", Float, nullable=False),
    # A table of a campaign that was brought with its tables.
    Column("campaign", String(32), nullable=True),
    Column("mission", Integer, nullable=False, default=0, server_default="0"),
)
Index("records_campaign", records.c.campaign)

loadouts = Table(
    "loadouts",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("owner", String(32), nullable=False),
    Column("game", String(40), nullable=False),
    Column("name", String(160), nullable=False),
    Column("text", Text, nullable=False),
    Column("changed", Float, nullable=False),
)
Index("loadouts_owner", loadouts.c.owner)
