-- Courses are asked for newest first with the undated ones last, but the indexes of before had the
-- undated ones first, so that every list was sorted anew. Those indexes are ours; they are replaced.

create index if not exists course_section_mode_category_date_idx
  on public."Course Section" (mode, category, date desc nulls last, id desc);
create index if not exists course_section_mode_date_idx
  on public."Course Section" (mode, date desc nulls last, id desc);
create index if not exists course_section_date_idx
  on public."Course Section" (date desc nulls last, id desc);

drop index if exists public.course_section_mode_category_newest_idx;
drop index if exists public.course_section_mode_newest_idx;
drop index if exists public.course_section_category_newest_idx;
drop index if exists public.course_section_newest_idx;
