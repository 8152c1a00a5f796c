"""Run by Alembic. The connection is given to it, in a transaction that is its caller's."""

from __future__ import annotations

from alembic import context

from cheeseboard.table.storage.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
