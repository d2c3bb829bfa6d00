"""Alembic environment: runs the migrations on the connection that `store.py` passes."""

from alembic import context
from sqlalchemy import Connection

from warhost.server.schema import METADATA

connection: Connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
