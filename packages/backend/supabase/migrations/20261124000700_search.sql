-- Search over articles, courses, resources and questions, in English and in Hindi: one function, which visitors call.
-- Of articles it takes the newest 200 that match and ranks no more, so that a common word among a million
-- articles costs about what it costs among a thousand.

-- PostgreSQL's own `hindi` stems words in Devanagari as Hindi and those in Latin letters as English.
do $$
begin
  if not exists (
    select from pg_ts_config where cfgname = 'site_words' and cfgnamespace = 'public'::regnamespace
  ) then
    create text search configuration public.site_words (copy = pg_catalog.hindi);
  end if;
end
$$;

-- Compares words: `levenshtein_less_equal`. Supabase's projects have extensions in this schema, if not in `public`.
create schema if not exists extensions;
grant usage on schema extensions to anon, authenticated, service_role;
create extension if not exists fuzzystrmatch with schema extensions;

-- What search needs beside the function, in a schema that no API serves.
create schema if not exists site_search;
revoke all on schema site_search from public;
grant usage on schema site_search to anon, authenticated, service_role;

-- A text as it is searched. Hindi is written with and without the dot below a letter (क़ानून, कानून), with each of the
-- signs of a nasal (हिन्दी, हिंदी; आँख, आंख) and with either digits (३९५, 395), and some keyboards insert joiners.
-- PostgreSQL's parser takes 'SC/ST' for the name of a file, in 'COVID-19' the number for a negative one, and a hyphen
-- between blanks for 'without'.
create or replace function site_search.folded(text text)
returns text
language sql
immutable
parallel safe
return regexp_replace(
  regexp_replace(
    translate(
      normalize(text),
      U&'०१२३४५६७८९/\201C\201D\0901\093C\200B\200C\200D', U&'0123456789 ""\0902'
    ),
    'ङ्(?=[कखगघ])|ञ्(?=[चछजझ])|ण्(?=[टठडढ])|न्(?=[तथदध])|म्(?=[पफबभ])', U&'\0902', 'g'
  ),
  '([^[:space:]])-(?=[0-9])|-(?=[[:space:]]|$)', '\1 ', 'g'
);

-- The searched words of a row. The body is cut before it is parsed: a tsvector has at most 1 MB, and a longer article
-- must still be storable. PostgreSQL's parser takes quadratic time for a word that may be an address ('1a@1a@...',
-- '_a_a...': minutes for 100,000 characters), so words are split after 100 characters, here and below.
create or replace function site_search.vector_of(title text, category text, body text)
returns tsvector
language sql
immutable
parallel safe
return setweight(to_tsvector('public.site_words', site_search.folded(coalesce(title, ''))), 'A')
  || setweight(to_tsvector('public.site_words', site_search.folded(coalesce(category, ''))), 'B')
  || setweight(to_tsvector('public.site_words',
    regexp_replace(site_search.folded(left(coalesce(body, ''), 100000)), '[^ \n\r\t]{100}', '\& ', 'g')), 'C');

alter table public."Articles" add column if not exists
  search_vector tsvector generated always as (site_search.vector_of(title, category, content)) stored;
create index if not exists articles_search_idx on public."Articles" using gin (search_vector);

-- Of questions too it is stored: their policy is checked before a condition that might leak, as parsing might, and
-- so an index of an expression is not used.
alter table public."Questions" add column if not exists
  search_vector tsvector generated always as (site_search.vector_of(stem, null, null)) stored;
create index if not exists questions_search_vector_idx on public."Questions" using gin (search_vector);

-- The same expressions as in the function `search`.
create index if not exists course_section_search_idx on public."Course Section"
  using gin (site_search.vector_of(title::text, category::text, description::text));
create index if not exists resources_search_idx on public.resources
  using gin (site_search.vector_of(title::text, category::text, null));

-- The words of a title that can be suggested: whole words, and the parts of hyphenated ones.
create or replace function site_search.words_of(title text)
returns setof text
language sql
stable
strict
set search_path = ''
as $$
  select lower(token) from ts_parse('default', title)
  where tokid in (1, 2, 10, 11) and char_length(token) between 4 and 60
$$;

-- The word of titles that is most similar to an unknown word: at most two edits apart (one for a short word), and
-- the most frequent of equally similar ones. Null if there is none. Only words of the newest titles with the same
-- first or last two letters are compared: a mistyped word seldom differs at both ends.
create or replace function site_search.most_like(asked text)
returns text
language sql
stable
set search_path = extensions, public
as $$
  select known.word
  from (
    select words.word, count(*) as times
    from (
      (select title from public."Articles" order by created_at desc, id desc limit 1000)
      union all
      (select title from public."Course Section" order by id desc limit 200)
    ) titled,
      site_search.words_of(titled.title) words (word)
    where left(words.word, 2) = left(asked, 2) or right(words.word, 2) = right(asked, 2)
    group by words.word
  ) known,
    lateral (select levenshtein_less_equal(known.word, asked, 2) as edits offset 0) apart
  where apart.edits <= case when char_length(asked) < 6 then 1 else 2 end
  order by apart.edits, known.times desc, known.word
  limit 1
$$;

-- The query with each word that no article has replaced by the most similar word of titles. Null if one has no
-- similar word, if more than two are unknown (results must have all words), if it has more than eight words or
-- excludes one, or if it takes longer than 300 ms.
create or replace function site_search.spelled(query text)
returns text
language plpgsql
stable
set search_path = ''
-- Only a custom plan knows how rare an unknown word is, and uses the index.
set plan_cache_mode = 'force_custom_plan'
as $$
declare
  deadline constant timestamptz := clock_timestamp() + interval '300 ms';
  words text[];
  asked_query tsquery;
  unknown int[] := '{}';
  place int;
begin
  words := array(
    select part from regexp_split_to_table(
      lower(query),
      -- Not [:punct:], to which signs of Hindi belong in some locales.
      '[[:space:]!-/:-@[-`{-~।॥“”‘’–—…]+'
    ) part
    where part <> ''
    limit 9
  );
  if cardinality(words) > 8 or query ~ '(^|[[:space:]])-[^[:space:]]' then
    return null;
  end if;
  for i in 1 .. cardinality(words) loop
    asked_query := plainto_tsquery('public.site_words', site_search.folded(words[i]));
    -- Stop words are not searched for.
    if numnode(asked_query) > 0
      and not exists (select from public."Articles" a where a.search_vector @@ asked_query)
    then
      unknown := unknown || i;
    end if;
    if cardinality(unknown) > 2 or clock_timestamp() > deadline then
      return null;
    end if;
  end loop;
  foreach place in array unknown loop
    words[place] := site_search.most_like(words[place]);
    if words[place] is null or clock_timestamp() > deadline then
      return null;
    end if;
  end loop;
  return array_to_string(words, ' ');
end
$$;

-- The words of a query; while `typing`, the last one is matched as a prefix. Of 'decision' its stem is stored, 'decis',
-- which 'decisi' does not begin: so a word longer than its stem is looked up by that as well.
create or replace function site_search.query_of(query text, typing boolean)
returns tsquery
language plpgsql
immutable
set search_path = ''
as $$
declare
  last_word constant text :=
    substring(query from '(?:^|[[:space:]])([^[:space:]"-][^[:space:]"]*)$');
  -- Quotes keep its characters from being operators.
  begun constant text := '''' || replace(replace(last_word, '\', '\\'), '''', '''''');
  asked tsquery;
  ending text;
  completed tsquery;
begin
  -- Without its second side an 'or' would be left out, and the last word be wanted as well as the first.
  if not typing or last_word is null
    or regexp_replace(query, '"[^"]*"', '', 'g') ~* '[[:space:]]or[[:space:]]' then
    return websearch_to_tsquery('public.site_words', query);
  end if;
  asked := to_tsquery('public.site_words', begun || ''':*');
  foreach ending in array array['n', 'on', 'ion', 'tion'] loop
    -- A word that is not searched, such as 'who?', or signs alone.
    exit when numnode(asked) = 0;
    completed := to_tsquery('public.site_words', begun || ending || '''');
    -- As text a stem is in quotes.
    if numnode(completed) = 1 and char_length(completed::text) - 2 < char_length(last_word) then
      asked := asked || completed;
    end if;
  end loop;
  return websearch_to_tsquery('public.site_words', left(query, -char_length(last_word))) && asked;
end
$$;

-- A page of 20 results that have all the words of `query`, as JSON: `items`, their number (`total`, at most 200,
-- and whether there are `more`), and if there are none a `suggestion` of another query. Filters: `kind` ('article',
-- 'course', 'resource', 'question'), `category`, `month` ('2026-11', in India) and `topic`. While `typing`, the last
-- word may be incomplete. Results in `language` come first. No argument makes it raise an error.
create or replace function public.search(
  query text,
  kind text default null,
  category text default null,
  month text default null,
  topic text default null,
  page int default 1,
  typing boolean default false,
  language text default null
)
returns jsonb
language plpgsql
stable
set search_path = ''
-- A custom plan for each query, because common and rare words need different plans.
set plan_cache_mode = 'force_custom_plan'
as $$
declare
  ranked constant int := 200;
  page_size constant int := 20;
  -- Snippets are taken from this many characters of a text.
  longest constant int := 10000;
  -- Of bold and emphasis, as in `article_summary`.
  mark constant text := '(?<=^|[ ([{<"''“‘:—–-])(?:[*][*]|_)(?=[^ *_])|'
    || '(?<=[^ *_])(?:[*][*]|_)(?=$|[] )}>"''”’.,;:!?…।॥—–-])';
  words tsquery;
  month_start timestamptz;
  month_end timestamptz;
  -- Articles up to this date are not searched.
  since timestamptz;
  newest int;
  matches int;
  answer jsonb;
  begun text;
  last_word text;
  suggestion text;
begin
  query := left(query, 100);
  -- PostgREST would take some texts without a blank before them for filters.
  category := ltrim(category);
  topic := ltrim(topic);
  page := least(greatest(page, 1), ranked);
  words := site_search.query_of(site_search.folded(query), typing);
  if month ~ '^(19|20)[0-9]{2}-(0[1-9]|1[0-2])$' then
    month_start := (month || '-01')::timestamp at time zone 'Asia/Kolkata';
    month_end := ((month || '-01')::timestamp + interval '1 month') at time zone 'Asia/Kolkata';
  end if;

  -- For common words the newest articles are enough. PostgreSQL cannot estimate how many have several words
  -- together, and would read them all; so only the newest 10,000 are searched first, then ten times as many.
  foreach newest in array array[10000, 100000] loop
    exit when month is not null or coalesce(kind, 'article') <> 'article';
    since := (
      select a.created_at from public."Articles" a
      order by a.created_at desc, a.id desc offset newest limit 1
    );
    exit when since is null;
    select count(*) into matches from (
      select from public."Articles" a
      where a.search_vector @@ words
        and a.created_at > since
        and (search.category is null or a.category::text = search.category)
        and (search.topic is null or a.topics @> array[search.topic])
      limit ranked + 1
    ) there;
    exit when matches > ranked;
    since := null;
  end loop;

  with found as (
    (
      select 'article' as kind, a.id::text as id, a.title::text, a.category::text,
        to_json(a.created_at) #>> '{}' as date, a.url::text as href, to_jsonb(a.topics) as topics,
        a.content::text as body, a.language::text as language, a.search_vector as vector
      from public."Articles" a
      where a.search_vector @@ words
        and coalesce(search.kind, 'article') = 'article'
        and (search.category is null or a.category::text = search.category)
        and (search.topic is null or a.topics @> array[search.topic])
        and (search.month is null or a.created_at >= month_start and a.created_at < month_end)
        and (since is null or a.created_at > since)
      order by a.created_at desc, a.id desc
      limit ranked + 1
    )
    union all
    (
      select 'course', c.id::text, c.title::text, c.category::text, c.date::text, c."ViewMore"::text, '[]',
        c.description::text, c.language::text, v.vector
      from public."Course Section" c,
        lateral (
          select site_search.vector_of(c.title::text, c.category::text, c.description::text) as vector
        ) v
      where v.vector @@ words
        and coalesce(search.kind, 'course') = 'course'
        and (search.category is null or c.category::text = search.category)
        and search.topic is null
        and (search.month is null or left(c.date::text, 7) = search.month)
      limit ranked + 1
    )
    union all
    (
      select 'resource', r.id::text, r.title::text, r.category::text, null, r.href::text, '[]', null, r.language::text, v.vector
      from public.resources r,
        lateral (select site_search.vector_of(r.title::text, r.category::text, null) as vector) v
      where v.vector @@ words
        and coalesce(search.kind, 'resource') = 'resource'
        and (search.category is null or r.category::text = search.category)
        and search.topic is null
        and search.month is null
      limit ranked + 1
    )
    union all
    (
      select 'question', q.id::text, q.stem, null, q.day::text, null, to_jsonb(q.topics), null, q.language,
        q.search_vector
      -- Those that the page of their day shows: in the other language only if it has none in this one.
      from public."Questions" q
      where q.search_vector @@ words
        and coalesce(search.kind, 'question') = 'question'
        and search.category is null
        and (search.topic is null or q.topics @> array[search.topic])
        and (search.month is null or left(q.day::text, 7) = search.month)
        and (q.language is not distinct from search.language or not exists (
          select from public."Questions" own where own.day = q.day and own.language = search.language
        ))
      order by q.day desc
      limit ranked + 1
    )
  ),
  placed as (
    select found.*, row_number() over (
      -- Within a language, titles that have all the words come first.
      order by found.language = search.language desc nulls last, ts_filter(found.vector, '{a}') @@ words desc, ts_rank(found.vector, words) desc,
        found.date desc nulls last, found.id
    ) as place
    from found
  ),
  on_page as (
    select * from placed
    where place > (search.page - 1) * page_size
      and place <= least(search.page * page_size, ranked)
  )
  select jsonb_build_object(
    'total', least((select count(*) from found), ranked),
    'more', (select count(*) from found) > ranked,
    'items', coalesce(jsonb_agg(jsonb_build_object(
      'kind', hit.kind, 'id', hit.id, 'title', hit.title, 'category', hit.category,
      'date', hit.date, 'href', hit.href, 'topics', hit.topics,
      'language', case when hit.language <> search.language then hit.language end, 'snippet', shown.snippet
    ) order by hit.place), '[]'),
    'suggestion', null
  ) into answer
  from on_page hit,
    lateral (
      -- Matches are enclosed in the characters U+0002 and U+0003.
      select regexp_replace(ts_headline(
        'public.site_words',
        regexp_replace(
          -- A character that is not shown parts 'SC/ST' and 'COVID-19', as `folded` does.
          regexp_replace(
            -- Without the format's marks for headings, lists, tables and links.
            regexp_replace(
              translate(left(coalesce(hit.body, ''), longest), U&'|\0002\0003\200B', ' '),
              '^ *(?:#+|[-*–•]) +|:?-{3,}:?|\[([^][]*)\]\((?:[^ ()]|\([^ ()]*\))*\)', '\1', 'gn'
            ),
            '/|(?<=[^[:space:]])-(?=[0-9])', U&'\\&\200B', 'g'
          ),
          '[^ \n\r\t]{100}', '\& ', 'g'
        ),
        -- And as it is typed: the text is not folded.
        words || site_search.query_of(query, typing),
        U&'StartSel="\0002", StopSel="\0003", MaxFragments=2, MaxWords=18, MinWords=8, FragmentDelimiter=" … "'
      ), mark || U&'|\200B', '', 'gn') as snippet
    ) shown;

  if (answer ->> 'total')::int > 0 or numnode(words) = 0 then
    return answer;
  end if;
  if typing then
    -- A begun word may be longer than the stem that is stored: 'constituti'. Of what has the stem, one must have the
    -- word, or 'landlord' would find 'land'.
    last_word := site_search.folded(substring(query from '(?:^|[[:space:]])([^[:space:]"-][^[:space:]"]*)$'));
    for dropped in 1 .. least(4, coalesce(char_length(last_word), 0) - 4) loop
      begun := left(query, -dropped);
      if exists (
        select from (
          select site_search.folded(concat_ws(' ', a.title, left(a.content, longest))) as text
          from public."Articles" a
          where a.search_vector @@ site_search.query_of(site_search.folded(begun), false)
          order by a.created_at desc limit 50
        ) newest
        where strpos(lower(newest.text), lower(last_word)) > 0
      ) then
        return public.search(begun, kind, category, month, topic, page, false, language);
      end if;
    end loop;
    return answer;
  end if;
  suggestion := site_search.spelled(query);
  if suggestion <> lower(query) then
    if (public.search(suggestion, kind, category, month, topic) ->> 'total')::int > 0 then
      return answer || jsonb_build_object('suggestion', suggestion);
    end if;
  end if;
  return answer;
end
$$;
revoke execute on function public.search(text, text, text, text, text, int, boolean, text) from public;
grant execute on function public.search(text, text, text, text, text, int, boolean, text)
  to anon, authenticated, service_role;

revoke execute on all functions in schema site_search from public;
grant execute on all functions in schema site_search to anon, authenticated, service_role;
-- Each role that writes articles or questions calls these.
grant execute on function site_search.folded(text), site_search.vector_of(text, text, text) to public;
