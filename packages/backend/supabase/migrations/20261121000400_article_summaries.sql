-- The line below an article's title in a list, kept by the database itself: lists read no content.

-- The first sentences of an article's plain text, 160 characters at most, on one line. The marks of
-- bullets, numbers and bold are taken away; headings are left out unless there is nothing else. Where
-- no sentence ends in reach of the limit, it is cut after a word and ends in an ellipsis. Null when
-- there is nothing to show.
--
-- No \w, \s or [:alpha:] is used: what they mean depends on the database's collation, and a vowel
-- sign of Devanagari is a letter in some only.
create or replace function public.article_summary(content text)
returns text
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
declare
  longest constant int := 160;
  -- A first sentence shorter than this is shown with the beginning of the next one.
  shortest constant int := 60;
  blank constant text := U&'[ \0009\00A0\200B\FEFF]';
  plain text;
  body text;
  sentences text;
begin
  -- Far more than the summary, far less than an article may hold.
  plain := regexp_replace(left(content, 1200), U&'\000D\000A?|[\000B\000C\0085\2028\2029]', E'\n', 'g');
  plain := regexp_replace(
    plain,
    '^' || blank || '*(?:#{1,6}' || blank || '+|[-*–]' || blank
      || U&'+|[•‣◦▪●○➢►\F0B7\F0A7]' || blank || '*|(?:[0-9]{1,3}|[०-९]{1,3})[.)]' || blank || '+)',
    '', 'gn'
  );
  -- A line in bold, or a short line that ends in a colon: a heading.
  body := regexp_replace(
    plain,
    '^' || blank || '*(?:\*\*[^\n]+\*\*:?|__[^\n]+__:?|[^\n]{1,79}:)' || blank || '*$', '', 'gn'
  );
  if body !~ U&'[^ \0009\000A\00A0\200B\FEFF*_:]' then
    body := plain;
  end if;
  body := regexp_replace(body, '\*\*|__', '', 'g');
  body := btrim(regexp_replace(body, U&'[\0001-\0020\007F\00A0\200B\FEFF]+', ' ', 'g'));
  if char_length(body) <= longest then
    return nullif(body, '');
  end if;

  -- A full stop after one or two letters (Dr., Art., Rs.) or before a number or a small letter ends
  -- no sentence; a danda always does.
  sentences := substring(
    left(body, longest + 2)
    from '^.*(?:[^ .]{3}[.?!]|[।॥])[")”’]?(?= [^a-z0-9०-९])'
  );
  if char_length(sentences) between shortest and longest then
    return sentences;
  end if;
  body := left(body, longest);
  -- One word alone may be longer than the summary.
  return regexp_replace(coalesce(substring(body from '^(.*) '), left(body, longest - 1)), '[ ,;:(–-]+$', '')
    || '…';
end
$$;
revoke execute on function public.article_summary(text) from public, anon, authenticated;
grant execute on function public.article_summary(text) to service_role;

-- The visitor's right to read the table covers its columns. A project's own column of this name stays.
do $$
begin
  if not exists (
    select from pg_attribute
    where attrelid = 'public."Articles"'::regclass and attname = 'summary' and not attisdropped
  ) then
    alter table public."Articles"
      add column summary text generated always as (public.article_summary(content)) stored;
  end if;
exception
  when undefined_function or datatype_mismatch or invalid_text_representation then
    raise notice 'public.Articles: no summaries: %', sqlerrm;
end
$$;
