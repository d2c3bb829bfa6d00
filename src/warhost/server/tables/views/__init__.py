"""Views of a table: one document for each viewer, sent as changes to the last one."""
