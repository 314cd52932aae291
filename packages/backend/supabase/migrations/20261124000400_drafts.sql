-- Drafts and schedules of articles, and when one was changed.
--
-- `publish_at` is the moment from which visitors see an article: null is at once, 'infinity' is a draft.
-- Row-level security holds to it, and so do lists, search, feeds and whatever else a visitor reads.

-- The date that an article is shown with, and ordered by, is that of its publication.
create or replace function public.date_publication()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if isfinite(new.publish_at) then
    new.created_at := new.publish_at;
  end if;
  return new;
end
$$;

-- The same of rows that are changed, and of a draft that is published at once. After the statement: where a
-- trigger comes before an update, PostgreSQL prepares all generated columns as the role that tries one, and a
-- visitor is refused for that. With the owner's rights, as topics are counted: a role that may write one column
-- need not be able to write the others.
create or replace function public.date_change_of_publication()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- The update below comes here again.
  if exists (select from come) then
    update public."Articles" article
    set created_at = case when isfinite(come.publish_at) then come.publish_at else now() end
    from gone join come using (id)
    where article.id = come.id
      and come.publish_at is distinct from gone.publish_at
      and (isfinite(come.publish_at) or come.publish_at is null and gone.publish_at > now());
  end if;
  return null;
end
$$;

-- A change of what is read counts, from an hour after publication on: until then mistakes are put right.
-- A statement that writes `updated_at` decides by hand.
create or replace function public.note_update()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (select from come) then
    update public."Articles" article
    set updated_at = now()
    from gone join come using (id)
    where article.id = come.id
      and (come.title::text, come.content::text, come.url::text)
        is distinct from (gone.title::text, gone.content::text, gone.url::text)
      and come.updated_at is not distinct from gone.updated_at
      and (gone.created_at + interval '1 hour' > now()) is not true;
  end if;
  return null;
end
$$;
revoke execute on function public.date_publication(), public.date_change_of_publication(),
  public.note_update() from public, anon, authenticated;
grant execute on function public.date_publication(), public.date_change_of_publication(),
  public.note_update() to service_role;

-- The columns, each with its triggers, who sees what, and the indexes. A project's own column of such a name
-- stays, and means what it means there.
do $$
declare
  articles constant regclass := 'public."Articles"';
  is_seen constant text := 'publish_at is null or publish_at <= now()';
  col text;
  own text[];
  -- What visitors see is counted and skipped in the index alone: so it holds the language and the moment too.
  included text := 'include (language)';
begin
  if exists (
    select from pg_attribute
    where attrelid = articles and attname = 'created_at'
      and atttypid in ('timestamptz'::regtype, 'timestamp'::regtype)
  ) then
    own := array(
      select attname from pg_attribute
      where attrelid = articles and attname in ('publish_at', 'updated_at') and not attisdropped
        and not exists (
          select from pg_trigger
          where tgrelid = articles
            and tgname = case attname when 'publish_at' then 'date_publication' else 'note_update' end
        )
    );
    foreach col in array own loop
      raise notice 'public.Articles: % is a column of the project''s own', col;
    end loop;
  else
    own := '{publish_at,updated_at}';
    raise notice 'public.Articles: no drafts, created_at is no moment';
  end if;

  if not 'updated_at' = any (own) then
    alter table public."Articles" add column if not exists updated_at timestamptz;
    comment on column public."Articles".updated_at is
      'When title, content or url was last changed after publication. Empty it to say nothing.';
    create or replace trigger note_update after update on public."Articles"
      referencing old table as gone new table as come
      for each statement execute function public.note_update();
  end if;

  if not 'publish_at' = any (own) then
    included := 'include (language, publish_at)';
    alter table public."Articles" add column if not exists publish_at timestamptz;
    comment on column public."Articles".publish_at is
      'When visitors may see it. Empty: at once. infinity: it is a draft.';
    create or replace trigger date_publication before insert on public."Articles"
      for each row execute function public.date_publication();
    create or replace trigger date_change_of_publication after update on public."Articles"
      referencing old table as gone new table as come
      for each statement execute function public.date_change_of_publication();

    -- Our policy is narrowed; beside policies of a project's own, which say what else visitors may not read,
    -- ours is a restrictive one.
    if exists (
      select from pg_policies
      where schemaname = 'public' and tablename = 'Articles' and policyname = 'Visitors may read'
        and qual = 'true'
    ) then
      execute format('alter policy "Visitors may read" on public."Articles" using (%s)', is_seen);
    end if;
    if exists (
      select from pg_policies
      where schemaname = 'public' and tablename = 'Articles' and permissive = 'PERMISSIVE'
        and cmd in ('SELECT', 'ALL') and roles && array['anon', 'authenticated', 'public']::name[]
        and policyname <> 'Visitors may read'
    ) and not exists (
      select from pg_policies
      where schemaname = 'public' and tablename = 'Articles'
        and policyname = 'Visitors may not read drafts'
    ) then
      execute format(
        'create policy "Visitors may not read drafts" on public."Articles"
          as restrictive for select to anon, authenticated using (%s)', is_seen
      );
    end if;
  end if;

  -- One for each order that lists and the sitemap are read in, so that none is sorted however many articles
  -- there are.
  execute 'create index if not exists articles_category_newest_idx
    on public."Articles" (category, created_at desc, id desc) ' || included;
  -- Few articles in a language are found among many in the other.
  execute 'create index if not exists articles_language_category_newest_idx
    on public."Articles" (language, category, created_at desc, id desc) ' || included;
  execute 'create index if not exists articles_newest_idx
    on public."Articles" (created_at desc, id desc) ' || included;
  execute 'create index if not exists articles_id_idx on public."Articles" (id) ' || included;
end
$$;

-- What row-level security hides is sorted out before any condition that might tell of it, and so before the
-- indexes of search and topics are asked. These two conditions tell nothing: they raise no error and no
-- notice, whatever they compare. To say so takes a superuser, which a hosted project has none of: there
-- both read more rows.
do $$
begin
  alter function pg_catalog.ts_match_vq(tsvector, tsquery) leakproof;
  alter function pg_catalog.arraycontains(anyarray, anyarray) leakproof;
exception
  when insufficient_privilege then
    raise notice 'public.Articles: search and topics are read without their indexes: %', sqlerrm;
end
$$;
