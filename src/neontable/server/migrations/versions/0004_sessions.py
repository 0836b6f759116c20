"""Sessions: each device is listed, and signed out by itself"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(length=32), primary_key=True),
        sa.Column(
            "identity",
            sa.String(length=32),
            sa.ForeignKey("identities.id", ondelete="CASCADE"),
            nullable=False,
        ),
        sa.Column("device", sa.String(length=160), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
    )
    op.create_index("sessions_identity", "sessions", ["identity"])


def downgrade() -> None:
    op.drop_index("sessions_identity", "sessions")
    op.drop_table("sessions")
