-- A message caught by the contact form's honeypot is kept apart, not lost: it may be from a person
-- whose browser filled the field in. The staff reads those `where not suspected`, which includes all
-- older messages.
--
-- A project's own column of this name means something else. It stays as it is, and visitors may not
-- write it; a caught message is then stored like any other.

alter table public."Contact Records"
  add column if not exists suspected boolean not null default false;

do $$
begin
  if exists (
    select from pg_attribute a
    join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attrelid = 'public."Contact Records"'::regclass and a.attname = 'suspected'
      and a.attnotnull
      -- Only the default of a boolean is written like this.
      and pg_get_expr(d.adbin, d.adrelid) = 'false'
  ) then
    grant insert (suspected) on table public."Contact Records" to anon, authenticated;
    comment on column public."Contact Records".suspected is
      'Fell into the form''s trap for robots. Read the others (where not suspected) each day, these now and then: a person''s may be among them.';
  else
    raise notice 'public.Contact Records: suspected messages are not kept apart, suspected is a column of the project''s own';
  end if;
end
$$;

-- When a message was answered, so that the staff sees the unanswered ones. Visitors may neither set nor read
-- it: their rights cover only the columns of the form. An older message counts as not answered.
--
-- A project's own column of this name stays as it is; unless it is a timestamptz, messages cannot be marked.

alter table public."Contact Records"
  add column if not exists answered_at timestamptz;

do $$
begin
  if not exists (
    select from pg_attribute
    where attrelid = 'public."Contact Records"'::regclass and attname = 'answered_at'
      and atttypid = 'timestamptz'::regtype
  ) then
    raise notice 'public.Contact Records: messages cannot be marked as answered, answered_at is a column of the project''s own';
  end if;
end
$$;

-- For the staff's list, newest first.
create index if not exists contact_records_newest_idx
  on public."Contact Records" (created_at desc, id desc);
