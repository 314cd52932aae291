-- The articles that the staff has open, so that two editors of one article learn of each other. It contains
-- ids and times, no personal data, each row for a minute. Only the staff may read it.
create table if not exists public."Desk Presence" (
  -- As text, because the ids of a project's articles may be of any type.
  article_id text not null check (char_length(article_id) <= 200),
  desk uuid not null,
  seen_at timestamptz not null default now(),
  primary key (article_id, desk)
);
alter table public."Desk Presence" enable row level security;
revoke all on table public."Desk Presence" from public, anon, authenticated;
grant all on table public."Desk Presence" to service_role;

create or replace function public.note_presence()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.seen_at := now();
  -- Does not wait for rows that another desk is writing.
  delete from public."Desk Presence" where (article_id, desk) in (
    select article_id, desk from public."Desk Presence"
    where seen_at < now() - interval '1 minute' and (article_id, desk) <> (new.article_id, new.desk)
    limit 100 for update skip locked
  );
  return new;
end
$$;
revoke execute on function public.note_presence() from public, anon, authenticated;
grant execute on function public.note_presence() to service_role;
create or replace trigger note_presence before insert or update on public."Desk Presence"
  for each row execute function public.note_presence();
