-- The outbox: each message is recorded in the transaction that stores it, so that a notice is sent, whatever fails
-- afterwards: ids and times, for 30 days. Only the owner may read it: no API serves its schema, nothing is granted.

create schema if not exists contact_outbox;
revoke all on schema contact_outbox from public, anon, authenticated;

-- The messages that have no notice yet.
create table if not exists contact_outbox.notes (
  id bigint generated always as identity primary key,
  -- As text, because ids may be of any type in a project.
  message_id text not null,
  noted_at timestamptz not null default now()
);
create index if not exists notes_noted_at_idx on contact_outbox.notes (noted_at);

-- The notices, each for one or more messages, with a row for each channel.
create table if not exists contact_outbox.deliveries (
  -- Sent with each attempt, so that a receiver recognises duplicates.
  id uuid primary key default gen_random_uuid(),
  channel text not null,
  message_count integer not null,
  -- The first 100 of them.
  message_ids text[] not null,
  -- When the first message was noted.
  noted_at timestamptz not null,
  made_at timestamptz not null default now(),
  attempts integer not null default 0,
  -- The time of the next attempt; during an attempt, the time when it counts as failed.
  due_at timestamptz not null default now(),
  sent_at timestamptz,
  given_up_at timestamptz
);
create index if not exists deliveries_made_at_idx on contact_outbox.deliveries (made_at);
create index if not exists deliveries_due_idx on contact_outbox.deliveries (channel, due_at)
  where sent_at is null and given_up_at is null;

alter table contact_outbox.notes enable row level security;
alter table contact_outbox.deliveries enable row level security;
revoke all on all tables in schema contact_outbox from public, anon, authenticated;

-- With the owner's rights: a visitor who sends a message may not write here.
create or replace function contact_outbox.note_message()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into contact_outbox.notes (message_id) values (new.id::text);
  -- Does not wait for rows that another message is deleting.
  delete from contact_outbox.notes where id in (
    select id from contact_outbox.notes where noted_at < now() - interval '30 days'
    limit 100 for update skip locked
  );
  delete from contact_outbox.deliveries where id in (
    select id from contact_outbox.deliveries where made_at < now() - interval '30 days'
    limit 100 for update skip locked
  );
  return null;
end
$$;
revoke execute on function contact_outbox.note_message() from public, anon, authenticated;

-- A message caught by the form's honeypot gets no notice.
create or replace trigger note_message after insert on public."Contact Records"
  for each row when (new.suspected is not true) execute function contact_outbox.note_message();
