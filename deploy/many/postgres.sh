#!/bin/sh
# Starts one of the databases. Without data it copies the primary's, and follows whichever is the primary from then on;
# `first` alone makes a database of its own.
set -eu
is_primary_elsewhere() { psql "$PRIMARY" -qc 'select' >/dev/null 2>&1; }

# It was the primary, and another has been promoted since: what it has is kept beside, and copied from that one.
if [ -s "$PGDATA/PG_VERSION" ] && [ ! -e "$PGDATA/standby.signal" ] && is_primary_elsewhere; then
  mv "$PGDATA" "$PGDATA.before-$(date +%s)"
  set -- again
fi
if [ ! -s "$PGDATA/PG_VERSION" ] && [ "${1-}" != first ]; then
  until pg_basebackup -d "$PRIMARY" -D "$PGDATA" -X stream -c fast -R; do
    sleep 1
  done
fi
exec docker-entrypoint.sh postgres -c config_file=/etc/setu/postgresql.conf -c hba_file=/etc/setu/pg_hba.conf \
  -c listen_addresses='*'
