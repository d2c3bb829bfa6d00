"""The server: lobby, tables and accounts over HTTP and websocket.  `protocol` has its messages."""
