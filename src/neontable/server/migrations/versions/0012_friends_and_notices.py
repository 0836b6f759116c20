"""Friends, invitations among them, and how somebody is told that it is their turn"""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def _person(name: str, **more: Any) -> sa.Column[str]:
    target = sa.ForeignKey("identities.id", ondelete="CASCADE")
    return sa.Column(name, sa.String(length=32), target, **more)


def _table(**more: Any) -> sa.Column[str]:
    target = sa.ForeignKey("tables.id", ondelete="CASCADE")
    return sa.Column("table_id", sa.String(length=32), target, **more)


def upgrade() -> None:
    op.create_table(
        "friendships",
        _person("one", primary_key=True),
        _person("other", primary_key=True),
        sa.Column("since", sa.Float(), nullable=False),
    )
    op.create_index("friendships_other", "friendships", ["other"])
    op.create_table(
        "contacts",
        _person("identity", primary_key=True),
        sa.Column("token", sa.String(length=40), unique=True),
        sa.Column("shown", sa.Boolean(), nullable=False, server_default=sa.true()),
        sa.Column("address", sa.String(length=254), nullable=False, server_default=""),
        sa.Column("confirmed", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("code", sa.String(length=64), nullable=False, server_default=""),
        sa.Column("tries", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("asked", sa.Float(), nullable=False, server_default="0"),
        sa.Column("lang", sa.String(length=8), nullable=False, server_default=""),
        sa.Column("written", sa.Boolean(), nullable=False, server_default=sa.false()),
    )
    op.create_table(
        "invitations",
        _table(primary_key=True),
        _person("guest", primary_key=True),
        _person("host", nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
    )
    op.create_index("invitations_guest", "invitations", ["guest"])
    session = sa.ForeignKey("sessions.id", ondelete="CASCADE")
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.String(length=64), primary_key=True),
        _person("identity", nullable=False),
        sa.Column("session", sa.String(length=32), session, nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("p256dh", sa.String(length=120), nullable=False),
        sa.Column("auth", sa.String(length=40), nullable=False),
        sa.Column("lang", sa.String(length=8), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
    )
    op.create_index("subscriptions_identity", "subscriptions", ["identity"])
    op.create_table(
        "notices",
        _person("identity", primary_key=True),
        _table(primary_key=True),
        sa.Column("at", sa.Float(), nullable=False),
    )
    op.create_table(
        "present",
        _person("identity", primary_key=True),
        sa.Column("at", sa.Float(), nullable=False),
    )


def downgrade() -> None:
    for name in ("present", "notices", "subscriptions", "invitations", "contacts", "friendships"):
        op.drop_table(name)
