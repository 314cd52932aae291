-- A message caught by the contact form's honeypot is kept apart, not lost: it may be from a person whose browser filled
-- the field in. When a message was answered visitors may neither set nor read.
alter table public."Contact Records"
  add column if not exists suspected boolean not null default false,
  add column if not exists answered_at timestamptz;
grant insert (suspected) on table public."Contact Records" to anon, authenticated;
comment on column public."Contact Records".suspected is
  'Fell into the form''s trap for robots. Read the others (where not suspected) each day, these now and then: a person''s may be among them.';

-- For the staff's list, newest first.
create index if not exists contact_records_newest_idx
  on public."Contact Records" (created_at desc, id desc);
