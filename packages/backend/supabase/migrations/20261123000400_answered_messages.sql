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
