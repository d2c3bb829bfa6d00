"""`warhost export` and `import`: the data of a server, a club or a person as one file."""
