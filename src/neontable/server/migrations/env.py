"""Run by Alembic: the connection comes from `neontable.server.store`."""

from alembic import context

from neontable.server.schema import metadata

connection = context.config.attributes["connection"]
context.configure(
    connection=connection,
    target_metadata=metadata,
    # SQLite cannot alter a column: Alembic then copies the table.
    render_as_batch=connection.dialect.name == "sqlite",
)
with context.begin_transaction():
    context.run_migrations()
