-- The sample content brings its own ids: the next id drawn must come after the highest of them.
do $$
declare
  tbl text;
  seq text;
  highest bigint;
begin
  foreach tbl in array array['resources', 'Course Section', 'Course Details', 'Articles', 'Questions'] loop
    seq := pg_get_serial_sequence(format('public.%I', tbl), 'id');
    execute format('select max(id) from public.%I', tbl) into highest;
    if seq is not null and highest is not null then
      perform setval(seq, greatest(highest, nextval(seq)));
    end if;
  end loop;
end
$$;
