-- The limits of columns. Those of contact messages are the ones that the form states.

-- Adds a rule to a table. A project may already have rows that break it. They stay, and the rule excepts them by their
-- ids. NOT VALID would except them only until they are changed: an old message could not be marked as answered.
create or replace procedure public.add_rule(tbl text, name text, expression text)
language plpgsql
set search_path = ''
as $$
declare
  older text[];
begin
  if exists (
    select from pg_constraint where conrelid = format('public.%I', tbl)::regclass and conname = name
  ) then
    return;
  end if;
  -- A null among them would let every row pass.
  execute format(
    'select array_agg(coalesce(id::text, '''')) from public.%I where not (%s)', tbl, expression
  ) into older;
  if older is not null then
    raise warning 'public.%: rule % binds new rows only, older rows break it', tbl, name;
    expression := format('(%s) or coalesce(id::text, '''') = any (%L)', expression, older);
  end if;
  execute format('alter table public.%I add constraint %I check (%s)', tbl, name, expression);
end
$$;
revoke execute on procedure public.add_rule(text, text, text) from public, anon, authenticated;

-- The site asks for modes and categories exactly, so spellings that differ only in the mode's capitals or in blanks
-- around them become one. A project's own triggers would take that for changes of its content.
do $$
declare
  tbl text;
  cleaned text;
  disable text;
  enable text;
begin
  for tbl, cleaned in
    select relname, string_agg(format('%I = %s', attname, plain), ', ')
      || ' where ' || string_agg(format('%I <> %s', attname, plain), ' or ')
    from pg_attribute join pg_class on pg_class.oid = attrelid,
      lateral format('btrim(%I, %L)', attname, U&' \0009\000A\000D\00A0') trimmed,
      lateral format(
        case attname when 'mode' then 'coalesce(substring(lower(%s) from ''^(?:on|off)line$''), mode)' else '%s' end,
        trimmed
      ) plain
    where relnamespace = 'public'::regnamespace
      and (relname in ('resources', 'Course Section', 'Articles') and attname = 'category'
        or relname = 'Course Section' and attname = 'mode')
      -- No enums, nothing that a project computes.
      and atttypid in ('text'::regtype, 'varchar'::regtype) and attgenerated = ''
    group by relname
  loop
    select coalesce(string_agg(format('alter table public.%I disable trigger %I;', tbl, tgname), ''), ''),
      coalesce(string_agg(format('alter table public.%I enable trigger %I;', tbl, tgname), ''), '')
    into disable, enable
    from pg_trigger
    where tgrelid = format('public.%I', tbl)::regclass and tgenabled = 'O' and not tgisinternal;
    begin
      execute disable;
      execute format('update public.%I set %s', tbl, cleaned);
      execute enable;
    exception
      when integrity_constraint_violation then
        raise warning 'public.%: modes and categories keep their spelling: %', tbl, sqlerrm;
    end;
  end loop;
end
$$;

do $$
declare
  rule record;
begin
  for rule in
    with long_columns (tbl, longest, columns) as (
      values
        ('resources', 300, '{title}'), ('resources', 100, '{category}'), ('resources', 2048, '{image,href}'),
        ('Course Section', 300, '{title}'), ('Course Section', 100, '{category}'),
        ('Course Section', 5000, '{description}'),
        ('Course Section', 2048, '{thumbnail,ViewMore,BuyURL}'),
        ('Course Details', 300, '{Title,ModuleHeading_1,ModuleHeading_2,ModuleHeading_3}'),
        ('Course Details', 100, '{slug}'), ('Course Details', 200, '{Duration,Fees}'),
        ('Course Details', 20000, '{CourseOverview}'),
        ('Course Details', 5000, '{description,Module_1,Module_2,Module_3}'),
        ('Course Details', 1000, '{KeyFeature_p1,KeyFeature_p2,KeyFeature_p3,KeyFeature_p4,KeyFeature_p5}'),
        ('Course Details', 1000, '{LearningOutcome_1,LearningOutcome_2,LearningOutcome_3}'),
        ('Course Details', 2048, '{BuyURL,CourseImage}'),
        ('Articles', 500, '{title}'), ('Articles', 100, '{category}'), ('Articles', 1000000, '{content}'),
        ('Articles', 2048, '{url}'),
        ('Contact Records', 100, '{first_name,last_name}'), ('Contact Records', 254, '{email}'),
        ('Contact Records', 5000, '{message}')
    ),
    named_columns (tbl, col) as (
      values
        ('resources', 'title'), ('Course Section', 'title'), ('Course Details', 'Title'),
        ('Articles', 'title')
    )
    select tbl, lower(replace(tbl, ' ', '_') || '_' || col) || '_length' as name,
      -- A project's own column may have numbers, or JSON.
      format('char_length(%I::text) <= %s', col, longest) as expression
    from long_columns, unnest(columns::text[]) col
    union all
    select tbl, lower(replace(tbl, ' ', '_') || '_' || col) || '_not_blank',
      format('%I ~ ''[^[:space:]]''', col)
    from named_columns
    union all
    values
      ('Course Section', 'course_section_mode_known', $r$mode in ('online', 'offline')$r$),
      ('Course Details', 'course_details_slug_shape', $r$slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'$r$),
      ('Contact Records', 'contact_records_email_shape',
        $r$email = '' or email ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$'$r$),
      ('Contact Records', 'contact_records_not_blank',
        $r$coalesce(first_name, '') || coalesce(last_name, '') || coalesce(email, '')
           || coalesce(message, '') ~ '[^[:space:]]'$r$)
  loop
    call public.add_rule(rule.tbl, rule.name, rule.expression);
  end loop;
end
$$;

-- A slug names one course in each language. If a project already has two, the site says
-- 'Multiple courses found with the same slug.'
do $$
begin
  if exists (
    select from public."Course Details" where slug is not null
    group by slug, language having count(*) > 1
  ) then
    raise warning 'public.Course Details: slugs are not made unique, some are there twice';
    create index if not exists course_details_slug_idx on public."Course Details" (slug);
  else
    create unique index if not exists course_details_slug_key
      on public."Course Details" (slug, language);
  end if;
end
$$;
