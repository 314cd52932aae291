-- Changes that visitors see, recorded in the transaction that makes them, so that only pages that show them are
-- purged from caches. A key names content of pages: `article:7` is an article, `link:7` a link to it, `newest` the
-- newest articles; others are `list:editorial-analysis`, `day:2026-11-20`, `topic:polity`, `articles`, `courses`,
-- `resources`, `questions`; `all` is every page.
-- Only the owner may read it: no API serves its schema, nothing is granted. Rows are deleted after a day.

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

-- Other pages link only to articles that visitors have seen, so a new article has no `link:` key. One of an earlier day
-- may come between two others, whose pages have the key `order:`.

-- The keys of a row.
create or replace function content_outbox.keys_of(kind text, found jsonb, was_seen boolean)
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
        case when was_seen then content_outbox.key('link', found ->> 'id') end,
        content_outbox.key('article', found ->> 'translation_of'),
        content_outbox.key('list', found ->> 'category'),
        content_outbox.key(
          'day', to_char((found ->> 'created_at')::timestamptz at time zone 'Asia/Kolkata', 'YYYY-MM-DD')
        )
      ] || case when jsonb_typeof(found -> 'topics') = 'array' then array(
        select content_outbox.key('topic', topic) from jsonb_array_elements_text(found -> 'topics') topic
      ) end
      when 'questions' then array[content_outbox.key('article', found ->> 'article_id')]
      else '{}'
    end,
    null
  )
$$;

-- The values that place a row in lists: lists change with these, or when a row is added or removed.
create or replace function content_outbox.place_of(found jsonb)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select jsonb_build_array(found -> 'id', found -> 'created_at', found -> 'publish_at', found -> 'category',
    found -> 'language')
$$;

-- The trigger's argument is the table's kind. With the owner's rights: roles that change rows may not write here.
create or replace function content_outbox.note_change()
returns trigger
language plpgsql
security definer
set search_path = ''
set timezone = 'UTC'
as $$
declare
  -- Left out, so that a statement may change many rows.
  long constant text[] := '{content,search_vector}';
  before jsonb[];
  after jsonb[];
  of_newest text[] := '{}';
  now_at constant timestamptz := clock_timestamp();
  today constant text := to_char(
    date_trunc('day', now_at at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata', 'YYYY-MM-DD"T"HH24:MI'
  );
begin
  if tg_op = 'TRUNCATE' then
    insert into content_outbox.changes (keys) values ('{all}');
    return null;
  end if;
  if tg_op <> 'INSERT' then
    before := array(select to_jsonb(gone) - long from gone);
  end if;
  if tg_op <> 'DELETE' then
    after := array(select to_jsonb(come) - long from come);
  end if;
  if tg_argv[0] = 'articles' and (tg_op <> 'UPDATE' or exists (
    select content_outbox.place_of(each) from unnest(before) each
    except select content_outbox.place_of(each) from unnest(after) each
  )) then
    of_newest := '{newest}';
  end if;
  insert into content_outbox.changes (keys, due_at)
  select case when count(distinct key) > 500 then '{all}' else array_agg(distinct key) end, of_row.due_at
  from (
    select each, was, greatest(
      now_at,
      case when tg_argv[0] in ('articles', 'questions') then (each ->> 'publish_at')::timestamptz end,
      -- A question appears on its day.
      case when tg_argv[0] = 'questions'
        then (each ->> 'day')::timestamp at time zone 'Asia/Kolkata' end
    )
    from (
      select unnest(before), true
      union all
      select unnest(after), false
    ) as changed (each, was)
  ) as of_row (found, was_seen, due_at),
    unnest(
      content_outbox.keys_of(tg_argv[0], of_row.found, of_row.was_seen) || of_newest || case
        when of_newest <> '{}' and not of_row.was_seen and of_row.found ->> 'created_at' < today
        then content_outbox.key('order', of_row.found ->> 'category')
      end
    ) key
  -- Visitors see no draft, and have not yet seen the old row of a scheduled article.
  where key is not null and isfinite(of_row.due_at) and not (of_row.was_seen and of_row.due_at > now_at)
  group by of_row.due_at;
  -- Does not wait for rows that the purger is deleting.
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
  made record;
begin
  for tbl, kind in
    values ('Articles', 'articles'), ('Course Section', 'courses'), ('Course Details', 'courses'),
      ('resources', 'resources'), ('Questions', 'questions')
  loop
    for made in values
      ('insert', 'insert', 'referencing new table as come'),
      ('change', 'update', 'referencing old table as gone new table as come'),
      ('delete', 'delete', 'referencing old table as gone'),
      ('truncate', 'truncate', '')
    loop
      execute format(
        'create or replace trigger note_%s after %s on public.%I %s
          for each statement execute function content_outbox.note_change(%L)',
        made.column1, made.column2, tbl, made.column3, kind
      );
    end loop;
  end loop;
end
$$;
