"""Maps that people draw are kept beside their loadouts"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "loadouts",
        sa.Column("what", sa.String(length=20), nullable=False, server_default="loadout"),
    )


def downgrade() -> None:
    op.execute(sa.text("DELETE FROM loadouts WHERE what <> 'loadout'"))
    op.drop_column("loadouts", "what")
