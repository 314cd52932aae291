-- What has changed for visitors, noted in the transaction that changes it, so that caches forget the pages which
-- show it and no others. A key names what a page may be made of: `article:7`, `list:editorial-analysis`,
-- `day:2026-11-20`, `topic:polity`, `articles`, `courses`, `resources`, `questions`; `all` is every page.
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

-- The keys of a row. A project's own columns may be of any type: what is no moment, or no list, says nothing.
create or replace function content_outbox.keys_of(kind text, found jsonb)
returns text[]
language sql
stable
set search_path = ''
set timezone = 'UTC'
as $$
  select array_remove(
    kind || case kind
      when 'articles' then array[
        content_outbox.key('article', found ->> 'id'),
        content_outbox.key('article', found ->> 'translation_of'),
        content_outbox.key('list', found ->> 'category'),
        case when found ->> 'created_at' ~ '^\d{4}-\d\d-\d\dT' then content_outbox.key(
          'day', to_char((found ->> 'created_at')::timestamptz at time zone 'Asia/Kolkata', 'YYYY-MM-DD')
        ) end
      ] || case when jsonb_typeof(found -> 'topics') = 'array' then array(
        select content_outbox.key('topic', topic) from jsonb_array_elements_text(found -> 'topics') topic
      ) end
      when 'questions' then array[content_outbox.key('article', found ->> 'article_id')]
      else '{}'
    end,
    null
  )
$$;

-- The trigger's argument: the kind of its table. With the owner's rights: who changes a row may not write here.
create or replace function content_outbox.note_change()
returns trigger
language plpgsql
security definer
set search_path = ''
set timezone = 'UTC'
as $$
declare
  changed jsonb[];
  now_at constant timestamptz := clock_timestamp();
begin
  if tg_op = 'TRUNCATE' then
    insert into content_outbox.changes (keys) values ('{all}');
    return null;
  end if;
  if tg_op <> 'INSERT' then
    changed := array(select to_jsonb(gone) from gone);
  end if;
  if tg_op <> 'DELETE' then
    changed := changed || array(select to_jsonb(come) from come);
  end if;
  insert into content_outbox.changes (keys, due_at)
  select case when count(distinct key) > 500 then '{all}' else array_agg(distinct key) end, of_row.due_at
  from (
    select each, case when each ->> 'publish_at' ~ '^(\d{4}-\d\d-\d\dT|-?infinity$)'
      then greatest((each ->> 'publish_at')::timestamptz, now_at) else now_at end
    from unnest(changed) each
  ) as of_row (found, due_at), unnest(content_outbox.keys_of(tg_argv[0], of_row.found)) key
  -- A draft is seen by no visitor.
  where isfinite(of_row.due_at)
  group by of_row.due_at;
  -- Without waiting for rows that are being taken at the moment.
  delete from content_outbox.changes where id in (
    select id from content_outbox.changes where due_at < now() - interval '1 day'
    limit 100 for update skip locked
  );
  return null;
end
$$;
revoke execute on all functions in schema content_outbox from public, anon, authenticated;

do $$
declare
  tbl text;
  kind text;
begin
  for tbl, kind in
    values ('Articles', 'articles'), ('Course Section', 'courses'), ('Course Details', 'courses'),
      ('resources', 'resources'), ('Questions', 'questions')
  loop
    continue when not exists (
      select from pg_class where oid = to_regclass(format('public.%I', tbl)) and relkind = 'r'
    );
    execute format('create or replace trigger note_insert after insert on public.%I
      referencing new table as come for each statement execute function content_outbox.note_change(%L)', tbl, kind);
    execute format('create or replace trigger note_change after update on public.%I
      referencing old table as gone new table as come
      for each statement execute function content_outbox.note_change(%L)', tbl, kind);
    execute format('create or replace trigger note_delete after delete on public.%I
      referencing old table as gone for each statement execute function content_outbox.note_change(%L)', tbl, kind);
    execute format('create or replace trigger note_truncate after truncate on public.%I
      for each statement execute function content_outbox.note_change(%L)', tbl, kind);
  end loop;
end
$$;
