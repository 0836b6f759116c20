"""Tables of campaigns"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for name in ("tables", "records"):
        op.add_column(name, sa.Column("campaign", sa.String(length=32), nullable=True))
        op.add_column(name, sa.Column("mission", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("reported", sa.Integer(), nullable=False, server_default="0"))
    op.create_index("tables_mission", "tables", ["campaign", "mission"], unique=True)
    op.create_index("records_campaign", "records", ["campaign"])


def downgrade() -> None:
    op.drop_index("records_campaign", "records")
    op.drop_index("tables_mission", "tables")
    op.drop_column("tables", "reported")
    for name in ("tables", "records"):
        op.drop_column(name, "mission")
        op.drop_column(name, "campaign")
