#!/bin/sh
# Updates the database in psql's environment variables (PGHOST, PGUSER, PGPASSWORD): roles, PostgREST's password,
# migrations in order. Each is safe to run again.
set -eu
cd "$(dirname "$0")/.."
export PGOPTIONS='-c client_min_messages=warning'
run() { psql -X -q -1 -v ON_ERROR_STOP=1 "$@"; }
run -f deploy/roles.sql
# Not as an argument, which all users of the machine can see.
: "${AUTHENTICATOR_PASSWORD:?}"
export AUTHENTICATOR_PASSWORD
run <<'SQL'
\set password `printf %s "$AUTHENTICATOR_PASSWORD"`
alter role authenticator password :'password';
SQL
for file in packages/backend/supabase/migrations/*.sql "$@"; do
  run -f "$file"
done
echo "notify pgrst, 'reload schema'" | run
