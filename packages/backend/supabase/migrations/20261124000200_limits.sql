-- The limits of columns. Those of contact messages are the ones that the form states: names 100,
-- e-mail 254, message 5,000 characters, an e-mail that looks like one, and not everything empty.
--
-- A project may already have rows that break a rule. They stay: every rule is added NOT VALID, applies
-- to new and changed rows, and is validated only if no row breaks it. A rule that does not fit the type
-- of a project's column is left out with a notice.

do $$
declare
  rule record;
  broken boolean;
begin
  for rule in
    with url_columns (tbl, col) as (
      values
        ('resources', 'image'), ('resources', 'href'),
        ('Course Section', 'thumbnail'), ('Course Section', 'ViewMore'),
        ('Course Section', 'BuyURL'),
        ('Course Details', 'BuyURL'), ('Course Details', 'CourseImage'),
        ('Articles', 'url')
    ),
    long_columns (tbl, col, longest) as (
      values
        ('resources', 'title', 300), ('resources', 'category', 100),
        ('Course Section', 'title', 300), ('Course Section', 'category', 100),
        ('Course Section', 'description', 5000),
        ('Course Details', 'slug', 100), ('Course Details', 'Title', 300),
        ('Course Details', 'Duration', 200), ('Course Details', 'Fees', 200),
        ('Course Details', 'description', 5000), ('Course Details', 'CourseOverview', 20000),
        ('Course Details', 'ModuleHeading_1', 300), ('Course Details', 'ModuleHeading_2', 300),
        ('Course Details', 'ModuleHeading_3', 300),
        ('Course Details', 'Module_1', 5000), ('Course Details', 'Module_2', 5000),
        ('Course Details', 'Module_3', 5000),
        ('Course Details', 'KeyFeature_p1', 1000), ('Course Details', 'KeyFeature_p2', 1000),
        ('Course Details', 'KeyFeature_p3', 1000), ('Course Details', 'KeyFeature_p4', 1000),
        ('Course Details', 'KeyFeature_p5', 1000),
        ('Course Details', 'LearningOutcome_1', 1000), ('Course Details', 'LearningOutcome_2', 1000),
        ('Course Details', 'LearningOutcome_3', 1000),
        ('Articles', 'title', 500), ('Articles', 'category', 100), ('Articles', 'content', 1000000),
        ('Contact Records', 'first_name', 100), ('Contact Records', 'last_name', 100),
        ('Contact Records', 'email', 254), ('Contact Records', 'message', 5000)
      union all
      select tbl, col, 2048 from url_columns
    ),
    named_columns (tbl, col) as (
      values
        ('resources', 'title'), ('Course Section', 'title'), ('Course Details', 'Title'),
        ('Articles', 'title')
    )
    select tbl, lower(replace(tbl, ' ', '_') || '_' || col) || '_length' as name,
      format('char_length(%I) <= %s', col, longest) as expression
    from long_columns
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
    if not exists (
      select from pg_constraint
      where conrelid = format('public.%I', rule.tbl)::regclass and conname = rule.name
    ) then
      begin
        execute format(
          'alter table public.%I add constraint %I check (%s) not valid',
          rule.tbl, rule.name, rule.expression
        );
      exception
        when undefined_function or datatype_mismatch or invalid_text_representation
          or wrong_object_type
        then
          raise notice 'public.%: rule % left out: %', rule.tbl, rule.name, sqlerrm;
          continue;
      end;
    end if;

    execute format(
      'select exists (select from public.%I where not (%s))', rule.tbl, rule.expression
    ) into broken;
    if broken then
      raise notice 'public.%: rule % binds new rows only, older rows break it', rule.tbl, rule.name;
    else
      execute format('alter table public.%I validate constraint %I', rule.tbl, rule.name);
    end if;
  end loop;
end
$$;

-- A slug names one course in each language. If a project already has two, the site says
-- 'Multiple courses found with the same slug.'
do $$
begin
  if exists (
    select from public."Course Details" where slug is not null
    group by slug, language::text having count(*) > 1
  ) then
    raise notice 'public.Course Details: slugs are not made unique, some are there twice';
    create index if not exists course_details_slug_idx on public."Course Details" (slug);
  else
    create unique index if not exists course_details_slug_key
      on public."Course Details" (slug, coalesce(language::text, ''));
  end if;
end
$$;
