-- The data of the most visited pages, each in one call instead of several reads. The functions run with the
-- caller's rights, so row-level security applies as in the tables. A site of several languages passes
-- `language`, and gets rows of one language only.

-- An article with the three newest others, its neighbours in the list of its category, the newest titles of its
-- day in India, its original and its translations, and the newest day with questions on it, in the language if
-- there are any.
create or replace function public.article_page(article text, day_titles int, language text default null)
returns json
language plpgsql
stable
set search_path = ''
as $$
declare
  -- Ids may be of any type.
  wanted constant public."Articles".id%type := article;
  own record;
  day_start timestamptz;
begin
  select a.id, a.title, a.category, a.content, a.created_at, a.url, a.topics, a.updated_at,
    a.language::text, a.translation_of into own
  from public."Articles" a where a.id = wanted;
  if not found then
    return json_build_object('article', null);
  end if;
  day_start := date_trunc('day', own.created_at at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata';
  return json_build_object(
    'article', row_to_json(own),
    'related', array(
      select row_to_json(r) from (
        select a.id, a.title, a.category, a.created_at, a.url
        from public."Articles" a where a.id <> wanted
          and (article_page.language is null or a.language::text = own.language)
        order by a.created_at desc, a.id desc limit 3
      ) r
    ),
    'older', array(
      select row_to_json(r) from (
        select a.id, a.title, a.category, a.created_at, a.url
        from public."Articles" a
        where a.category = own.category and (a.created_at, a.id) < (own.created_at, own.id)
          and (article_page.language is null or a.language::text = own.language)
        order by a.created_at desc, a.id desc limit 1
      ) r
    ),
    'newer', array(
      select row_to_json(r) from (
        select a.id, a.title, a.category, a.created_at, a.url
        from public."Articles" a
        where a.category = own.category and (a.created_at, a.id) > (own.created_at, own.id)
          and (article_page.language is null or a.language::text = own.language)
        order by a.created_at, a.id limit 1
      ) r
    ),
    'day', array(
      select row_to_json(r) from (
        select a.id, a.title, a.category, a.created_at, a.url
        from public."Articles" a
        where a.created_at >= day_start and a.created_at < day_start + interval '24 hours'
          and (article_page.language is null or a.language::text = own.language)
        order by a.created_at desc, a.id desc limit day_titles
      ) r
    ),
    'twins', array(
      select row_to_json(r) from (
        select a.id, a.title, a.category, a.created_at, a.url, a.updated_at, a.language,
          a.translation_of
        from public."Articles" a
        where a.id = own.translation_of or a.translation_of = own.id
      ) r
    ),
    'practice', (
      select json_build_object('day', q.day, 'count', count(*))
      from public."Questions" q
      where q.article_id = wanted::text
      group by q.day, case when article_page.language is null then null else q.language end
      order by bool_or(q.language = article_page.language) desc, q.day desc limit 1
    )
  );
end
$$;

-- A page of a category's list, its number of articles, and their number for each day of the newest month. Days
-- do not include articles dated `before` or later.
create or replace function public.list_page(
  list text,
  skipped bigint,
  before timestamptz,
  language text default null
)
returns json
language plpgsql
stable
set search_path = ''
as $$
declare
  newest timestamp;
  month_start timestamptz;
begin
  select max(a.created_at) at time zone 'Asia/Kolkata' into newest
  from public."Articles" a
  where a.category = list and a.created_at < before
    and (list_page.language is null or a.language::text = list_page.language);
  month_start := date_trunc('month', newest) at time zone 'Asia/Kolkata';
  return json_build_object(
    'total', (
      select count(*) from public."Articles" a
      where a.category = list
        and (list_page.language is null or a.language::text = list_page.language)
    ),
    'articles', array(
      select row_to_json(r) from (
        select a.id, a.title, a.category, a.created_at, a.url, a.summary, a.topics
        from public."Articles" a
        -- An index-only scan skips the ids of earlier pages.
        join (
          select p.id from public."Articles" p
          where p.category = list
            and (list_page.language is null or p.language::text = list_page.language)
          order by p.created_at desc, p.id desc limit 20 offset skipped
        ) on_page using (id)
        order by a.created_at desc, a.id desc
      ) r
    ),
    'month', to_char(newest, 'YYYY-MM'),
    'days', array(
      select json_build_object('day', d.day, 'count', d.articles)
      from (
        select (a.created_at at time zone 'Asia/Kolkata')::date as day, count(*) as articles
        from public."Articles" a
        where a.category = list and a.created_at >= month_start and a.created_at < before
          and (list_page.language is null or a.language::text = list_page.language)
        group by 1
      ) d
      order by d.day
    ),
    'earlier', (
      select (max(a.created_at) at time zone 'Asia/Kolkata')::date
      from public."Articles" a
      where a.category = list and a.created_at < month_start
        and (list_page.language is null or a.language::text = list_page.language)
    )
  );
end
$$;

revoke execute on function public.article_page(text, int, text),
  public.list_page(text, bigint, timestamptz, text) from public;
grant execute on function public.article_page(text, int, text),
  public.list_page(text, bigint, timestamptz, text) to anon, authenticated, service_role;
