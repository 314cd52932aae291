-- The language of each row, 'en' or 'hi', and the original of a translated article, for a site of several
-- languages. A row without a language gets it from the letters of its title.

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
begin
  for tbl, title in
    values ('resources', 'title'), ('Course Section', 'title'), ('Course Details', 'Title'),
      ('Articles', 'title')
  loop
    if not exists (
      select from pg_attribute
      where attrelid = format('public.%I', tbl)::regclass and attname = 'language' and not attisdropped
    ) then
      -- Not by an update, which would fire the project's triggers: one may note it as a change of the row.
      execute format('alter table public.%I add column language text', tbl);
      execute format(
        'alter table public.%I alter column language type text using public.language_of(%I::text)', tbl, title
      );
    else
      execute format(
        'update public.%I set language = public.language_of(%I::text) where language is null', tbl, title
      );
    end if;
    execute format(
      'alter table public.%1$I alter column language set not null, drop constraint if exists %2$I,
        add constraint %2$I check (language in (''en'', ''hi''))',
      tbl, lower(replace(tbl, ' ', '_')) || '_language_known'
    );
    execute format(
      'create or replace trigger fill_language before insert on public.%I
        for each row execute function public.fill_language(%L)', tbl, title
    );
  end loop;

  -- Has the type of `id`. No foreign key: the original may have been deleted.
  execute 'alter table public."Articles" add column if not exists translation_of ' || (
    select format_type(atttypid, atttypmod) from pg_attribute
    where attrelid = 'public."Articles"'::regclass and attname = 'id'
  );
end
$$;
comment on column public."Articles".translation_of is 'Id of the article that this one translates.';
create index if not exists articles_translation_idx
  on public."Articles" (translation_of) where translation_of is not null;

-- One index for each order in which courses are listed (newest first, those without a date last, ties by id),
-- so that no list needs a sort.

create index if not exists course_section_mode_category_date_idx
  on public."Course Section" (mode, category, date desc nulls last, id desc) include (language);
create index if not exists course_section_mode_date_idx
  on public."Course Section" (mode, date desc nulls last, id desc) include (language);

-- For counting the rows of a language.
create index if not exists course_section_language_idx on public."Course Section" (language, id);
create index if not exists resources_language_idx on public.resources (language, id);
