-- The language of each row, 'en' or 'hi', and the original of a translated article, for a site of several
-- languages. A row without a language gets it from the letters of its title. A project's own columns of
-- these names stay.

-- The language with more of a text's letters; English if they are equal.
create or replace function public.language_of(words text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select case
    when char_length(regexp_replace(words, U&'[^\0900-\097F]+', '', 'g'))
      > char_length(regexp_replace(words, '[^A-Za-z]+', '', 'g')) then 'hi'
    else 'en'
  end
$$;

-- The trigger's argument is the title's column. It runs with the owner's rights, because a role that may write
-- rows need not be able to call `language_of`.
create or replace function public.fill_language()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.language is null then
    new.language := public.language_of(to_jsonb(new) ->> tg_argv[0]);
  end if;
  return new;
end
$$;
revoke execute on function public.language_of(text), public.fill_language()
  from public, anon, authenticated;
grant execute on function public.language_of(text), public.fill_language() to service_role;

do $$
declare
  tbl text;
  title text;
  articles constant regclass := 'public."Articles"';
  id_type constant text := (
    select format_type(atttypid, atttypmod) from pg_attribute where attrelid = articles and attname = 'id'
  );
begin
  for tbl, title in
    values ('resources', 'title'), ('Course Section', 'title'), ('Course Details', 'Title'),
      ('Articles', 'title')
  loop
    if not exists (
      select from pg_attribute
      where attrelid = format('public.%I', tbl)::regclass and attname = 'language' and not attisdropped
    ) then
      -- The default spares rewriting English rows, usually the most.
      execute format(
        'alter table public.%1$I add column language text not null default ''en''
          constraint %2$I check (language in (''en'', ''hi''))',
        tbl, lower(replace(tbl, ' ', '_')) || '_language_known'
      );
      execute format(
        'update public.%I set language = ''hi'' where public.language_of(%I::text) = ''hi''', tbl, title
      );
      execute format('alter table public.%I alter column language drop default', tbl);
      execute format(
        'create trigger fill_language before insert on public.%I
          for each row execute function public.fill_language(%L)', tbl, title
      );
    elsif not exists (
      select from pg_trigger
      where tgrelid = format('public.%I', tbl)::regclass and tgname = 'fill_language'
    ) then
      raise notice 'public.%: language is a column of the project''s own', tbl;
    end if;
  end loop;

  -- Has the type of `id`. No foreign key: the original may have been deleted.
  execute 'alter table public."Articles" add column if not exists translation_of ' || id_type;
  if not exists (
    select from pg_attribute
    where attrelid = articles and attname = 'translation_of'
      and format_type(atttypid, atttypmod) = id_type
  ) then
    raise notice 'public.Articles: no translations, translation_of is a column of the project''s own';
    return;
  end if;
  comment on column public."Articles".translation_of is 'Id of the article that this one translates.';
  create index if not exists articles_translation_idx
    on public."Articles" (translation_of) where translation_of is not null;
end
$$;

-- One index for each order in which courses are listed (newest first, those without a date last, ties by id),
-- so that no list needs a sort.

create index if not exists course_section_mode_category_date_idx
  on public."Course Section" (mode, category, date desc nulls last, id desc) include (language);
create index if not exists course_section_mode_date_idx
  on public."Course Section" (mode, date desc nulls last, id desc) include (language);

-- For counting the rows of a language.
create index if not exists course_section_language_idx on public."Course Section" (language, id);
create index if not exists resources_language_idx on public.resources (language, id);
