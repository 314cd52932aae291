-- PostgREST before a replica asks this first (`db-pre-request = replication.refuse_if_late`): one whose newest
-- transaction is older than 20 s refuses, and the proxy asks another. What caches keep would else be older than the
-- purger knows of; it commits every five seconds, so that an idle replica is not taken for a late one. Run it on the
-- primary, as the tables' owner; it is safe to run again.
create schema if not exists replication;
grant usage on schema replication to anon, authenticated, service_role;

create or replace function replication.refuse_if_late() returns void
language plpgsql stable set search_path = '' as $$
begin
  if pg_is_in_recovery()
    and pg_last_xact_replay_timestamp() < clock_timestamp() - interval '20 seconds' then
    raise sqlstate 'PT503' using message = 'This replica is behind its primary.';
  end if;
end
$$;
