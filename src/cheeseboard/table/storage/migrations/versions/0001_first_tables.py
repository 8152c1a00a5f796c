"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "house",
        sa.Column("name", sa.String(40), nullable=False, primary_key=True),
        sa.Column("value", sa.Text(), nullable=False),
    )
    op.create_table(
        "people",
        sa.Column("person", sa.String(64), nullable=False, primary_key=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), nullable=False, primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("game_version", sa.Integer(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("content", sa.String(40), nullable=False),
        sa.Column("seed", sa.Text(), nullable=False),
        sa.Column("start", sa.Text(), nullable=True),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("clock", sa.String(8), nullable=False),
        sa.Column("seconds", sa.Integer(), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("over", sa.Boolean(), nullable=False),
        sa.Column("branch_of", sa.String(16), nullable=False),
        sa.Column("branch_move", sa.Integer(), nullable=False),
        sa.Column("rematch", sa.String(16), nullable=False),
        sa.Column("looked_into", sa.Boolean(), nullable=False),
        sa.Column("deadlines", sa.Text(), nullable=False),
        sa.Column("due", sa.Float(), nullable=True),
    )
    op.create_index("tables_due", "tables", ["due"])
    op.create_index("tables_host", "tables", ["host"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(16), nullable=False, primary_key=True),
        sa.Column("seat", sa.Integer(), nullable=False, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("level", sa.String(40), nullable=False),
        sa.Column("covered", sa.Boolean(), nullable=False),
        sa.Column("secret", sa.String(40), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
    )
    op.create_index("seats_person", "seats", ["person"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(16), nullable=False, primary_key=True),
        sa.Column("number", sa.Integer(), nullable=False, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("stays", sa.Boolean(), nullable=False),
        sa.Column("by", sa.String(8), nullable=False),
        sa.Column("who", sa.String(64), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("once", sa.String(80), nullable=True),
        sa.UniqueConstraint("table_id", "once", name="entries_once"),
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(16), nullable=False, primary_key=True),
        sa.Column("number", sa.Integer(), nullable=False, primary_key=True),
        sa.Column("moves", sa.Integer(), nullable=False),
        sa.Column("position", sa.Text(), nullable=False),
        sa.Column("hash", sa.String(16), nullable=False),
    )
    op.create_table(
        "sayings",
        sa.Column("table_id", sa.String(16), nullable=False, primary_key=True),
        sa.Column("number", sa.Integer(), nullable=False, primary_key=True),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("phrase", sa.String(40), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
    )
    op.create_table(
        "notes",
        sa.Column("table_id", sa.String(16), nullable=False, primary_key=True),
        sa.Column("person", sa.String(64), nullable=False, primary_key=True),
        sa.Column("text", sa.Text(), nullable=False),
    )
    op.create_table(
        "stories",
        sa.Column("table_id", sa.String(16), nullable=False, primary_key=True),
        sa.Column("story", sa.Text(), nullable=False),
    )


def downgrade() -> None:
    for name in ("stories", "notes", "sayings", "snapshots", "entries", "seats", "tables", "people", "house"):
        op.drop_table(name)
