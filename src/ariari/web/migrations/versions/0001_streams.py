"""Streams and their entries."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "streams",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("head", sa.Text, nullable=False),
        sa.Column("begun", sa.String(32), nullable=False),
    )
    op.create_index("ix_streams_kind", "streams", ["kind"])
    op.create_table(
        "entries",
        sa.Column("stream", sa.String(32), sa.ForeignKey("streams.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("entries")
    op.drop_index("ix_streams_kind", "streams")
    op.drop_table("streams")
