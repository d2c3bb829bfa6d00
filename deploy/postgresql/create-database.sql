-- Create the roles and the database, as the user postgres: SECRETS=/etc/warhost/secrets psql -f create-database.sql
-- The passwords come from files, so that they are in no list of processes.
\set ON_ERROR_STOP on
\set database_password `cat "$SECRETS/database-password"`
\set replication_password `cat "$SECRETS/replication-password"`
SET log_statement = 'none';
SET log_min_error_statement = 'panic';
SET password_encryption = 'scram-sha-256';
CREATE ROLE warhost LOGIN PASSWORD :'database_password';
CREATE ROLE warhost_replication LOGIN REPLICATION PASSWORD :'replication_password';
CREATE DATABASE warhost OWNER warhost ENCODING 'UTF8' TEMPLATE template0;
REVOKE ALL ON DATABASE warhost FROM PUBLIC;
