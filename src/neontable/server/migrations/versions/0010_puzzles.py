"""Puzzles: trials are tables, and what somebody has solved is kept"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("puzzle", sa.Text(), nullable=False, server_default=""))
    op.create_table(
        "solved",
        sa.Column("identity", sa.String(length=32), primary_key=True),
        sa.Column("game", sa.String(length=40), primary_key=True),
        sa.Column("puzzle", sa.String(length=80), primary_key=True),
        sa.Column("at", sa.Float(), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("solved")
    op.drop_column("tables", "puzzle")
