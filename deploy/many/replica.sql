-- PostgREST calls this before each request to a replica (`db-pre-request = replication.refuse_if_late`): one whose
-- newest transaction is older than 20 s refuses, and the proxy tries another. Otherwise caches could keep pages older
-- than the purger assumes. The purger commits every five seconds, so that an idle replica does not count as late. Run
-- this on the primary, as the tables' owner; it is safe to run again.
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
