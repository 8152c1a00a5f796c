"""Where tables are kept: SQLite in a file, or PostgreSQL; one thread writes, a few read."""
