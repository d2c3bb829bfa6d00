"""`warhost admin`: keeping order on a server from its command line."""
