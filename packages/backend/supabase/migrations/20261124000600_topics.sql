-- Topics of articles: the papers and subjects of the syllabus that an article belongs to.

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

call public.add_rule('Articles', 'articles_topics_known', 'public.are_topics(topics)');

-- For topics with few articles; for others PostgreSQL scans the newest articles.
create index if not exists articles_topics_idx on public."Articles" using gin (topics);

-- All that counting reads, so that it reads no article.
create index if not exists articles_topic_counts_idx
  on public."Articles" (language) include (publish_at, topics);

-- The number of articles per topic and language that the reader may see; an article counts once for each topic.
create or replace view public."Article Topics" with (security_invoker = true) as
  select topic, language, count(*) as articles
  from public."Articles", lateral (select distinct unnest(topics) as topic) each
  where char_length(topic) <= 60
  group by topic, language;
revoke all on public."Article Topics" from public, anon, authenticated;
grant select on public."Article Topics" to anon, authenticated, service_role;
