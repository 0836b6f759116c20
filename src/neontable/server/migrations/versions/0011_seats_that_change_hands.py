"""Seats that change hands in the middle of a game, and spectators who see it later"""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("delay", sa.Integer(), nullable=False, server_default="0"))
    op.add_column(
        "seats", sa.Column("offered", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.add_column("seats", sa.Column("since", sa.Integer(), nullable=False, server_default="0"))
    op.create_table(
        "former_seats",
        sa.Column(
            "table_id",
            sa.String(length=32),
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("seat", sa.Integer(), primary_key=True),
        sa.Column(
            "identity",
            sa.String(length=32),
            sa.ForeignKey("identities.id", ondelete="CASCADE"),
            primary_key=True,
        ),
    )


def downgrade() -> None:
    op.drop_table("former_seats")
    op.drop_column("seats", "since")
    op.drop_column("seats", "offered")
    op.drop_column("tables", "delay")
