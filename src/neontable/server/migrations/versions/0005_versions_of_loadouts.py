"""Earlier versions of loadouts"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "loadout_versions",
        sa.Column(
            "loadout",
            sa.String(length=32),
            sa.ForeignKey("loadouts.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("changed", sa.Float(), primary_key=True),
        sa.Column("name", sa.String(length=160), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("loadout_versions")
