-- What has changed for visitors, noted in the transaction that changes it, so that caches forget the pages which
-- show it and no others. A key names what a page may be made of: `article:7` is that article, `link:7` a link to it,
-- `newest` those that came last, others are `list:editorial-analysis`, `day:2026-11-20`, `topic:polity`, `articles`,
-- `courses`, `resources`, `questions`; `all` is every page.
--
-- Only the owner may look into it: it is a schema of its own, which no API serves, without any grant or policy.
-- Where no one reads it, it holds a day.

create schema if not exists content_outbox;
revoke all on schema content_outbox from public, anon, authenticated;

create table if not exists content_outbox.changes (
  id bigint generated always as identity primary key,
  keys text[] not null,
  -- When visitors see it: at once, or when it is published.
  due_at timestamptz not null default clock_timestamp()
);
create index if not exists changes_due_at_idx on content_outbox.changes (due_at);
alter table content_outbox.changes enable row level security;
revoke all on all tables in schema content_outbox from public, anon, authenticated;

-- A key as a header can hold it: `contentKey` in `packages/data/src/server/contentKeys.ts` makes the same.
create or replace function content_outbox.key(kind text, value text)
returns text
language sql
immutable
set search_path = ''
as $$
  select kind || ':' || case
    when value ~ '^[A-Za-z0-9 -]+$' then replace(lower(value), ' ', '-')
    else left(md5(value), 12)
  end
$$;
