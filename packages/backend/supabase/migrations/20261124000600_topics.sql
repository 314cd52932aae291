-- Topics of articles: the papers and subjects of the syllabus that an article belongs to. The database keeps
-- the number of articles per topic, because counting a million articles takes a second.

-- Counts the articles for each part (a topic, or a word of their titles) in a table with a row for each part,
-- language and time of publication, '-infinity' once visitors see it. An article counts once for each part.

-- The trigger's arguments: the table, its column for the part, and the expression of an article's parts. With the
-- owner's rights: a role that may write articles need not be able to write counts.
create or replace function public.count_parts()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  moment constant timestamptz := clock_timestamp();
  -- 'gone' (the rows before the statement) or 'come' (those after it).
  side text;
  changes text := '';
begin
  if tg_op = 'TRUNCATE' then
    execute 'delete from ' || tg_argv[0];
    return null;
  end if;
  foreach side in array case tg_op
    when 'INSERT' then '{come}' when 'DELETE' then '{gone}' else '{gone,come}'
  end::text[] loop
    changes := changes || format(
      ' union all
        select part, language, case when publish_at > $1 then publish_at else ''-infinity'' end, %s
        from %s, lateral (select distinct part from %s part) parts
        where char_length(part) <= 60',
      case side when 'gone' then -1 else 1 end, side, tg_argv[2]
    );
  end loop;
  execute format(
    'with passed as (
      delete from %1$s where publish_at > ''-infinity'' and publish_at <= $1
      returning %2$s as part, language, articles
    ),
    changes as (
      select part, language, timestamptz ''-infinity'' as seen_from, articles from passed %3$s
    )
    insert into %1$s as counted (%2$s, language, publish_at, articles)
    select part, language, seen_from, sum(articles) from changes
    group by part, language, seen_from having sum(articles) <> 0 order by part, language, seen_from
    on conflict (%2$s, language, publish_at) do update set articles = counted.articles + excluded.articles',
    tg_argv[0], tg_argv[1], changes
  ) using moment;
  execute format('delete from %s where articles <= 0', tg_argv[0]);
  return null;
end
$$;
revoke execute on function public.count_parts() from public, anon, authenticated;

-- Counts all articles, and creates the triggers that keep the counts up to date.
create or replace procedure public.keep_counts(counts text, part text, parts text)
language plpgsql
set search_path = ''
as $$
declare
  made record;
begin
  for made in values
    ('new', 'insert', 'referencing new table as come'),
    ('changed', 'update', 'referencing old table as gone new table as come'),
    ('deleted', 'delete', 'referencing old table as gone'),
    ('none', 'truncate', '')
  loop
    execute format(
      'create or replace trigger count_%ss_of_%s after %s on public."Articles" %s
        for each statement execute function public.count_parts(%L, %L, %L)',
      part, made.column1, made.column2, made.column3, counts, part, parts
    );
  end loop;
  execute 'delete from ' || counts;
  execute format(
    'insert into %1$s (%2$s, language, publish_at, articles)
    select part, language, case when publish_at > now() then publish_at else ''-infinity'' end as seen_from,
      count(*)
    from public."Articles", lateral (select distinct part from %3$s part) parts
    -- Older rows may break the rule, and an index has a limit of its own.
    where char_length(part) <= 60
    group by part, language, seen_from
    order by part, language, seen_from',
    counts, part, parts
  );
end
$$;
revoke execute on procedure public.keep_counts(text, text, text) from public, anon, authenticated;

-- Whether these may be the topics of an article: at most 12, each of 1 to 60 characters, without blanks around it.
create or replace function public.are_topics(topics text[])
returns boolean
language sql
immutable
parallel safe
set search_path = ''
as $$
  select cardinality(topics) <= 12 and coalesce(array_ndims(topics), 1) = 1 and not exists (
    select from unnest(topics) topic
    where topic is null or topic !~ '[^[:space:]]' or topic <> btrim(topic) or char_length(topic) > 60
  )
$$;
revoke execute on function public.are_topics(text[]) from public, anon, authenticated;
grant execute on function public.are_topics(text[]) to service_role;

-- The visitor's right to read the table covers its columns.
alter table public."Articles" add column if not exists topics text[];

do $$
begin
  if not exists (
    select from pg_constraint
    where conrelid = 'public."Articles"'::regclass and conname = 'articles_topics_known'
  ) then
    alter table public."Articles"
      add constraint articles_topics_known check (public.are_topics(topics)) not valid;
  end if;
  if exists (select from public."Articles" where not public.are_topics(topics)) then
    raise notice 'public.Articles: rule articles_topics_known binds new rows only, older rows break it';
  else
    alter table public."Articles" validate constraint articles_topics_known;
  end if;
end
$$;

-- For topics with few articles; for others PostgreSQL scans the newest articles.
create index if not exists articles_topics_idx on public."Articles" using gin (topics);

-- The number of articles per topic that visitors see. Articles that a project's own policies hide count too.
create table if not exists public."Article Topics" (
  id bigint generated by default as identity primary key,
  created_at timestamptz not null default now(),
  topic text not null,
  language text not null default '',
  articles bigint not null,
  publish_at timestamptz not null default '-infinity',
  unique (topic, language, publish_at)
);
create index if not exists article_topics_most_idx
  on public."Article Topics" (articles desc, topic);
create index if not exists article_topics_language_most_idx
  on public."Article Topics" (language, articles desc, topic);

call public.limit_visitors('Article Topics', 'SELECT', 'publish_at <= now()');
call public.keep_counts('public."Article Topics"', 'topic', 'unnest(topics)');
