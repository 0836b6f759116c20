"""Where people want to be asked to respond"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Plainly, never by copying the table: dropping the old one would take its rows with it.
    op.add_column(
        "seats", sa.Column("stops", sa.String(length=100), nullable=False, server_default="")
    )


def downgrade() -> None:
    op.drop_column("seats", "stops")
