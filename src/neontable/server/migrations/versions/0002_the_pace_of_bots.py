"""How fast bots answer where people look on"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Plainly, never by copying the table: dropping the old one would take its moves with it.
    op.add_column(
        "tables", sa.Column("pace", sa.String(length=10), nullable=False, server_default="brisk")
    )


def downgrade() -> None:
    op.drop_column("tables", "pace")
