-- The line below an article's title in a list, kept by the database itself: lists read no content. It knows
-- the marks of an article's text as its page does: tests/unit/summaries.test.ts holds this function and the
-- page to the same texts.

-- The beginning of an article's plain text without its headings and tables, 160 characters at most, on one
-- line. Where no sentence ends in reach of the limit, it is cut after a word and ends in an ellipsis. Null when
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
  longest_heading constant int := 80;
  -- Within square brackets: spaces, letters of Europe, India and Urdu, and their digits.
  spaces constant text := U&' \0009\00A0\1680\2000-\200A\202F\205F\3000';
  blanks constant text := U&' \0009\00A0\1680\2000\2001\2002\2003\2004\2005\2006\2007\2008\2009\200A\202F\205F\3000';
  letters constant text := U&'A-Za-z\00AA\00B5\00BA\00C0-\00D6\00D8-\00F6\00F8-\02C1\0370-\0373\0376'
    || U&'\0377\037B-\037D\037F\0386\0388-\03F5\03F7-\0481\048A-\052F\0620-\064A\066E\066F\0671-\06D3'
    || U&'\06D5\06FA-\06FC\0904-\0939\093D\0950\0958-\0961\0971-\0980\0985-\09B9\09BD\09CE\09DC-\09E1'
    || U&'\09F0\09F1\0A05-\0A39\0A59-\0A5E\0A72-\0A74\0A85-\0AB9\0ABD\0AD0\0AE0\0AE1\0B05-\0B39\0B3D'
    || U&'\0B5C-\0B61\0B71\0B83-\0BB9\0BD0\0C05-\0C39\0C3D\0C58-\0C61\0C85-\0CB9\0CBD\0CDD-\0CE1'
    || U&'\0D05-\0D3A\0D3D\0D4E\0D5F-\0D61\0D7A-\0D7F\1E00-\1FBC\+01D400-\+01D7CB';
  digits constant text := U&'0-9\0660-\0669\06F0-\06F9\0966-\096F\09E6-\09EF\0A66-\0A6F\0AE6-\0AEF'
    || U&'\0B66-\0B6F\0BE6-\0BEF\0C66-\0C6F\0CE6-\0CEF\0D66-\0D6F';
  bullet constant text := '^(?:[-*–][' || spaces || U&']+|[•‣◦▪●○➢►\F0B7\F0A7][' || spaces
    || ']*)(?=[^' || spaces || '])';
  number constant text := '^(?:[0-9]{1,3}|[०-९]{1,3})[.)](?:[' || spaces || ']+(?=[^' || spaces || '])|(?=['
    || letters || ']))';
  address constant text := '://|[a-z0-9-]{2,}[.][a-z]{2,}';
  numbered_part constant text := '^(?:step|part|stage|phase|चरण|भाग)[' || spaces || ']+'
    || '(?:[0-9०-९]{1,2}|[ivx]{1,5}|one|two|three|four|five|six|seven|eight|nine|ten'
    || '|एक|दो|तीन|चार|पाँच|पांच|छह|सात|आठ|नौ|दस)[' || spaces || ']*[:.–—-][' || spaces || ']*[^' || spaces || ']';
  sentence_end constant text := U&'[.?!।॥…,;]["''”’)]*$';
  -- The marks within a line, as packages/ui/src/components/ArticleBody/inline.ts has them. A piece of a line
  -- begins with the character before it, or with a space.
  before constant text := '(?<=[' || spaces || '([{<"''“‘:—–-])';
  after constant text := spaces || ')\]}"''”’.,;:!?…।॥—–-';
  in_bare constant text := '[^' || spaces || '()<>"“”]|[(][^' || spaces || '()<>"“”]*[)]';
  bare constant text := '[Hh][Tt][Tt][Pp][Ss]?://(?:' || in_bare || ')*(?:[^' || spaces
    || '()<>"“”''’.,;:!?…।॥*_|[{\]}]|[(][^' || spaces || '()<>"“”]*[)])';
  words constant text := '\[[^' || spaces || '\[\]](?:[^\[\]]*[^' || spaces || '\[\]])?\]';
  link constant text := words || '[(](?:[A-Za-z][A-Za-z0-9+.-]*:|/)(?:[^' || spaces || '()]|[(][^' || spaces
    || '()]*[)])*[)]';
  token constant text := before || '(?:[*][*](?=[^' || spaces || '*])|_(?=[^' || spaces || '_])|' || bare || ')|'
    || link;
  bold_end constant text := '(?<=[^' || spaces || '*])[*][*](?=$|[_' || after || '])';
  emphasis_end constant text := '(?<=[^' || spaces || '_])_(?=$|[*' || after || '])';
  rule constant text := '^[|](?:[' || spaces || ']*:?-+:?[' || spaces || ']*[|])+$';
  figure constant text := '[' || digits || ']:[' || digits || ']|:[^' || letters || ']*$';

  raws text[];
  raw text;
  line text;
  next_line text;
  mark text;
  after_blank boolean := false;
  -- Of each block its text as it was typed and as it is shown, and how many lines it has: 0 of a list, -1
  -- of a marked heading or a table.
  blocks text[] := '{}';
  shown text[] := '{}';
  lines int[] := '{}';
  last int := 0;
  in_table boolean := false;
  -- What is still to be read of a line, the first piece last.
  pieces text[];
  piece text;
  lead text;
  found text;
  rest text;
  inner_text text;
  plain text;
  -- Of each block its line where that may be a heading, and whether it looks like a title.
  candidates text[] := '{}';
  titles boolean[] := '{}';
  body text := '';
  sentences text;
begin
  -- Far more than the summary, far less than an article may hold.
  raws := regexp_split_to_array(
    regexp_replace(left(coalesce(content, ''), 2000), U&'[\0001-\0008\000B\000C\000E-\001F\007F\FEFF\FFFE\FFFF]', '', 'g'),
    U&'\000D\000A?|[\000A\0085\2028\2029]'
  );
  for i in 1 .. cardinality(raws) loop
    raw := raws[i];
    line := btrim(raw, blanks);
    if line = '' then
      after_blank := true;
      in_table := false;
      continue;
    end if;
    if in_table and line ~ '^[|].*[|]$' then
      continue;
    end if;
    if line ~ '^[|].*[|]$' then
      -- As many bars in both lines, twelve columns at most, and a word in the first.
      next_line := btrim(coalesce(raws[i + 1], ''), blanks);
      in_table := next_line ~ rule and line ~ ('[^|' || spaces || ']')
        and char_length(regexp_replace(line, '[^|]+', '', 'g')) between 2 and 13
        and char_length(regexp_replace(line, '[^|]+', '', 'g'))
          = char_length(regexp_replace(next_line, '[^|]+', '', 'g'));
    else
      in_table := false;
    end if;
    if in_table or line ~ ('^#{1,6}[' || spaces || ']+[^' || spaces || ']') then
      last := last + 1;
      blocks[last] := '';
      shown[last] := '';
      lines[last] := -1;
      after_blank := false;
      continue;
    end if;
    mark := coalesce(substring(line from bullet), substring(line from number));
    line := substr(line, coalesce(char_length(mark), 0) + 1);

    -- The line without its marks: what is before the first of them, then what is within and behind it.
    plain := '';
    pieces := array[' ' || line];
    while cardinality(pieces) > 0 loop
      piece := pieces[cardinality(pieces)];
      pieces := pieces[1:cardinality(pieces) - 1];
      lead := case when piece ~ '[*_[]|://' then regexp_replace(piece, '(?:' || token || ').*$', '') else piece end;
      plain := plain || substr(lead, 2);
      continue when lead = piece;
      found := substring(substr(piece, char_length(lead)) from token);
      rest := substr(piece, char_length(lead) + char_length(found) + 1);
      if left(found, 1) = '[' then
        pieces := pieces || (')' || rest) || (' ' || substring(found from '^\[([^\]]+)'));
        continue;
      end if;
      inner_text := case found
        when '**' then regexp_replace(rest, bold_end || '.*$', '')
        when '_' then regexp_replace(rest, emphasis_end || '.*$', '')
        else rest
      end;
      if inner_text = rest then
        -- An address, or a mark that is closed nowhere.
        plain := plain || found;
        pieces := pieces || (right(found, 1) || rest);
      else
        pieces := pieces || (right(found, 1) || substr(rest, char_length(inner_text) + char_length(found) + 1))
          || (' ' || inner_text);
      end if;
    end loop;

    if mark is not null then
      if last > 0 and lines[last] = 0 then
        shown[last] := shown[last] || ' ' || plain;
      else
        last := last + 1;
        blocks[last] := line;
        shown[last] := plain;
        lines[last] := 0;
      end if;
    elsif last > 0 and not after_blank and (lines[last] > 0 or lines[last] = 0 and raw ~ U&'^(?:  |\0009)') then
      -- An indented line belongs to the item above it.
      shown[last] := shown[last] || ' ' || plain;
      lines[last] := lines[last] + sign(lines[last]);
    else
      last := last + 1;
      blocks[last] := line;
      shown[last] := plain;
      lines[last] := 1;
    end if;
    after_blank := false;
  end loop;

  for i in 1 .. last loop
    line := blocks[i];
    -- A character beyond the first plane counts twice in a browser.
    if lines[i] = 1 and line !~ address
      and char_length(line) + char_length(regexp_replace(line, U&'[\0001-\FFFF]+', '', 'g')) <= longest_heading
    then
      candidates[i] := line;
      titles[i] := line ~ ('^[' || letters || ']') and line !~ figure and line !~ sentence_end;
    else
      candidates[i] := null;
      titles[i] := false;
    end if;
  end loop;
  for i in 1 .. last loop
    line := candidates[i];
    -- With nothing below it, a line heads nothing.
    continue when i < last and line is not null and (
      right(line, 1) = ':'
      or translate(line, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') ~ numbered_part
      or (i > 1 and titles[i] and not titles[i - 1] and not titles[i + 1])
    );
    body := body || ' ' || shown[i];
  end loop;

  -- A space of no width is none.
  body := replace(body, U&'\200B', '');
  body := btrim(regexp_replace(body, '[' || spaces || ']+', ' ', 'g'));
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
