"""Results, ratings, and people who look for an opponent"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for name in ("rated", "matching"):
        op.add_column(
            "tables", sa.Column(name, sa.Boolean(), nullable=False, server_default=sa.false())
        )
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(length=32), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True),
        sa.Column("side", sa.Integer(), nullable=False),
        sa.Column("identity", sa.String(length=32), nullable=False),
        sa.Column("bot", sa.String(length=40), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("ended", sa.Float(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("winner", sa.Boolean(), nullable=False),
        sa.Column("loadout", sa.String(length=160), nullable=False),
        sa.Column("before", sa.Integer()),
        sa.Column("after", sa.Integer()),
    )
    op.create_index("results_identity", "results", ["identity", "ended"])
    op.create_table(
        "ratings",
        sa.Column(
            "identity",
            sa.String(length=32),
            sa.ForeignKey("identities.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("game", sa.String(length=40), primary_key=True),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("won", sa.Integer(), nullable=False),
        sa.Column("changed", sa.Float(), nullable=False),
    )
    op.create_index("ratings_game", "ratings", ["game"])


def downgrade() -> None:
    op.drop_table("ratings")
    op.drop_table("results")
    for name in ("rated", "matching"):
        op.drop_column("tables", name)
