-- One index for each query the site makes, in the order it asks for (ties by id), so that no list
-- is ever sorted or scanned whole however many articles there are.

create index if not exists articles_category_newest_idx
  on public."Articles" (category, created_at desc, id desc);
create index if not exists articles_newest_idx
  on public."Articles" (created_at desc, id desc);

create index if not exists course_section_mode_category_newest_idx
  on public."Course Section" (mode, category, date desc, id desc);
create index if not exists course_section_mode_newest_idx
  on public."Course Section" (mode, date desc, id desc);
create index if not exists course_section_category_newest_idx
  on public."Course Section" (category, date desc, id desc);
create index if not exists course_section_newest_idx
  on public."Course Section" (date desc, id desc);

create index if not exists course_details_newest_idx
  on public."Course Details" (created_at desc, id desc);

-- Full-text search over articles, kept by the database itself. The text is cut before it is parsed:
-- a tsvector holds 1 MB at most, and a longer article must still be storable.
do $$
begin
  if not exists (
    select from pg_attribute
    where attrelid = 'public."Articles"'::regclass and attname = 'search_vector' and not attisdropped
  ) then
    alter table public."Articles" add column search_vector tsvector generated always as (
      setweight(to_tsvector('pg_catalog.english', coalesce(title, '')), 'A')
      || setweight(to_tsvector('pg_catalog.english', coalesce(category, '')), 'B')
      || setweight(to_tsvector('pg_catalog.english', left(coalesce(content, ''), 100000)), 'C')
    ) stored;
  end if;
  create index if not exists articles_search_idx on public."Articles" using gin (search_vector);
exception
  when undefined_function or datatype_mismatch or invalid_text_representation
    or program_limit_exceeded or undefined_object
  then
    raise notice 'public.Articles: no search vector: %', sqlerrm;
end
$$;
