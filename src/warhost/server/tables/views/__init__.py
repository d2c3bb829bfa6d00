"""Views of a table: a document for each viewer, sent as changes from the last one."""
