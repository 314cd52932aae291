#!/bin/sh
# Brings the database that psql finds by its environment (PGHOST, PGUSER, PGPASSWORD) up to date: roles, the password
# of PostgREST, migrations in their order. Each is safe to run again.
set -eu
cd "$(dirname "$0")/.."
export PGOPTIONS='-c client_min_messages=warning'
run() { psql -X -q -1 -v ON_ERROR_STOP=1 "$@"; }
run -f deploy/roles.sql
echo "alter role authenticator password :'password'" | run -v password="$AUTHENTICATOR_PASSWORD"
for file in packages/backend/supabase/migrations/*.sql "$@"; do
  run -f "$file"
done
echo "notify pgrst, 'reload schema'" | run
