-- Changes that visitors see, recorded in the transaction that makes them, so that only pages that show them are
-- purged from caches. A key names content of pages: `article:7` is an article, `link:7` a link to it, `newest` the
-- newest articles; others are `list:editorial-analysis`, `day:2026-11-20`, `topic:polity`, `articles`, `courses`,
-- `resources`, `questions`; `all` is every page.
--
-- Only the owner may read it: it is a schema of its own, which no API serves, without any grant or policy.
-- Rows that are not read are deleted after a day.

create schema if not exists content_outbox;
revoke all on schema content_outbox from public, anon, authenticated;

create table if not exists content_outbox.changes (
  id bigint generated always as identity primary key,
  keys text[] not null,
  -- When visitors see the change: immediately, or at publication.
  due_at timestamptz not null default clock_timestamp()
);
create index if not exists changes_due_at_idx on content_outbox.changes (due_at);
alter table content_outbox.changes enable row level security;
revoke all on all tables in schema content_outbox from public, anon, authenticated;

-- A key that fits into a header; `contentKey` in `packages/data/src/server/contentKeys.ts` makes the same keys.
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
