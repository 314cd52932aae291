#!/bin/sh
# Starts a database server. Without data it copies the primary, and then follows whichever server is the primary;
# only `first` initialises a new database, and only if no other server has one.
set -eu
is_elsewhere() { psql "$PRIMARY target_session_attrs=$1" -qc 'select' >/dev/null 2>&1; }

# A former primary, after another was promoted: it moves its data aside and copies the new primary.
if [ -s "$PGDATA/PG_VERSION" ] && [ ! -e "$PGDATA/standby.signal" ] && is_elsewhere read-write; then
  mv "$PGDATA" "$PGDATA.before-$(date +%s)"
  set -- again
fi
if [ ! -s "$PGDATA/PG_VERSION" ] && { [ "${1-}" != first ] || is_elsewhere any; }; then
  until pg_basebackup -d "$PRIMARY" -D "$PGDATA" -X stream -c fast -R; do
    sleep 1
  done
fi
exec docker-entrypoint.sh postgres -c config_file=/etc/setu/postgresql.conf -c hba_file=/etc/setu/pg_hba.conf \
  -c listen_addresses='*'
