-- A message that fell into the contact form's trap for robots is kept apart, not lost: it may be a
-- person's after all, whose browser filled the trap in. What the staff reads is `where not suspected`;
-- no older message is suspected.
--
-- A project's own column of this name means something else. It stays as it is, and visitors may not
-- write it: there such a message is stored like any other.

alter table public."Contact Records"
  add column if not exists suspected boolean not null default false;

do $$
begin
  if exists (
    select from pg_attribute a
    join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attrelid = 'public."Contact Records"'::regclass and a.attname = 'suspected'
      and a.attnotnull
      -- Of a boolean: any other type's default is written otherwise.
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

-- When a message was answered, so that the staff sees what is left to do. Visitors may neither set nor read
-- it: their rights are those on the columns of the form. An older message counts as not answered.
--
-- A project's own column of this name stays as it is; where it holds no moment, no message can be marked.

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

-- What the staff reads: the newest first.
create index if not exists contact_records_newest_idx
  on public."Contact Records" (created_at desc, id desc);
