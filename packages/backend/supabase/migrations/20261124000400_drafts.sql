-- Drafts and schedules of articles, and the time of their last change.
--
-- `publish_at` is the time from which visitors see an article: null means immediately, 'infinity' a draft.
-- Row-level security enforces it in lists, search, feeds and everything else that visitors read.

-- Sets `created_at`, by which articles are dated and ordered, to the time of publication. It has the owner's rights:
-- a role that may insert need not be able to read.
create or replace function public.date_publication()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if isfinite(new.publish_at) then
    new.created_at := new.publish_at;
  end if;
  -- A translation may have the date of its original, and yet be of a text that was corrected since. A row that is
  -- written over keeps what it is given.
  if new.updated_at is null
    and exists (
      select from public."Articles" original
      where original.id = new.translation_of and original.updated_at between new.created_at and now()
    )
    and not exists (select from public."Articles" there where there.id = new.id)
  then
    new.updated_at := now();
  end if;
  return new;
end
$$;

-- The same for updated rows, and for a draft that is published immediately; and dates changes of title, content or url
-- from an hour after publication on, until when mistakes are corrected. A statement that writes `updated_at` itself
-- keeps its value. It runs after the statement: with a BEFORE trigger, PostgreSQL prepares all generated columns as the
-- role that tries an update, and refuses visitors for that. It has the owner's rights: a role that may write one column
-- need not be able to write the others.
create or replace function public.date_change()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- The updates below fire this trigger again, then without rows.
  if exists (select from come) then
    update public."Articles" article
    set created_at = case when isfinite(come.publish_at) then come.publish_at else now() end
    from gone join come using (id)
    where article.id = come.id
      and come.publish_at is distinct from gone.publish_at
      and (isfinite(come.publish_at) or come.publish_at is null and gone.publish_at > now());
    update public."Articles" article
    set updated_at = now()
    from gone join come using (id)
    where article.id = come.id
      and (come.title::text, come.content::text, come.url::text)
        is distinct from (gone.title::text, gone.content::text, gone.url::text)
      and come.updated_at is not distinct from gone.updated_at
      -- A draft has the time of its writing.
      and gone.publish_at is distinct from 'infinity'
      and (
        (gone.created_at + interval '1 hour' > now()) is not true
        -- A translation follows a correction of its original, and must be seen to.
        or exists (
          select from public."Articles" original
          where original.id = come.translation_of and original.updated_at > gone.created_at
        )
      );
  end if;
  return null;
end
$$;
revoke execute on function public.date_publication(), public.date_change() from public, anon, authenticated;
grant execute on function public.date_publication(), public.date_change() to service_role;

alter table public."Articles"
  add column if not exists updated_at timestamptz,
  add column if not exists publish_at timestamptz;
-- Of a project's own column: an article that is inserted is not changed yet.
alter table public."Articles"
  alter column updated_at drop default,
  alter column updated_at drop not null;
comment on column public."Articles".updated_at is
  'When title, content or url was last changed after publication. Empty it to say nothing.';
comment on column public."Articles".publish_at is
  'When visitors may see it. Empty: at once. infinity: it is a draft.';
create or replace trigger date_publication before insert on public."Articles"
  for each row execute function public.date_publication();
create or replace trigger date_change after update on public."Articles"
  referencing old table as gone new table as come
  for each statement execute function public.date_change();

-- A restrictive policy, which also holds beside a project's own.
drop policy if exists "Visitors may not read drafts" on public."Articles";
create policy "Visitors may not read drafts" on public."Articles"
  as restrictive for select to anon, authenticated using (publish_at is null or publish_at <= now());

-- One index for each order of lists and the sitemap, so that none needs a sort. Index-only scans count and skip
-- the visible articles, so the indexes include their conditions' columns.
create index if not exists articles_category_newest_idx
  on public."Articles" (category, created_at desc, id desc) include (language, publish_at);
-- Finds the few articles of one language among many of the other.
create index if not exists articles_language_category_newest_idx
  on public."Articles" (language, category, created_at desc, id desc) include (language, publish_at);
create index if not exists articles_language_newest_idx
  on public."Articles" (language, created_at desc, id desc) include (publish_at);
create index if not exists articles_newest_idx
  on public."Articles" (created_at desc, id desc) include (language, publish_at);
create index if not exists articles_id_idx on public."Articles" (id) include (language, publish_at);

-- PostgreSQL checks row-level security before any condition that might leak hidden rows, and so does not use the
-- indexes of search and topics. These two functions leak nothing: they raise no error and no notice, whatever they
-- compare. Only a superuser can declare that; a hosted project has none, and both read more rows there.
do $$
begin
  alter function pg_catalog.ts_match_vq(tsvector, tsquery) leakproof;
  alter function pg_catalog.arraycontains(anyarray, anyarray) leakproof;
exception
  when insufficient_privilege then
    raise warning 'public.Articles: search and topics are read without their indexes: %', sqlerrm;
end
$$;
