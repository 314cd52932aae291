import { loadArticles } from '../../tests/support/articles/generateArticles.ts';

/** Runs SQL as the owner of a database with our tables; takes several statements, always on one connection. */
type RunSql = (sql: string) => Promise<unknown>;

/** The number of generated articles; a multiple of the six categories, and of 12, since one in twelve is Hindi. */
const generated = 1_200;
/** Copies that one statement makes. */
const batchSize = 50_000;

/** A word in the titles of seven articles, with any number of articles. */
export const rareWord = 'Brahmaputra';

/**
 * Replaces all articles by this many. The newest 1,200 are generated; all others are copied from them inside
 * the database, with their first 400 characters and their own number in the title. The newest 10,000 are
 * 97 minutes apart, older ones ten times as close, so that a million articles span twenty years.
 */
export async function fillArticles(run: RunSql, count: number): Promise<void> {
  await run('truncate public."Articles"');
  await loadArticles(run, Math.min(count, generated));
  await run(`
    update public."Articles" set topics =
      case when id % 50 = 0 then array['Bihar'] else array['GS Paper ' || 1 + id % 4] end;
    create temporary table original as select * from public."Articles";
    update public."Articles" set title = '${rareWord}: ' || title where id % 14 = 3 and id <= 100100;`);
  if (count > generated) await copy(run, count);
  await run('vacuum (freeze, analyze) public."Articles"');
}

/**
 * Copies the columns that the database derives from a text too, and builds each index once at the end: parsing
 * and indexing one article after another would take half an hour for a million.
 */
async function copy(run: RunSql, count: number): Promise<void> {
  await run(`
    set maintenance_work_mem = '512MB';
    set work_mem = '128MB';
    set temp_file_limit = -1;
    alter table public."Articles" alter column summary drop expression, alter column search_vector drop expression;
    update original set content = left(content, 400);
    update original set search_vector =
      setweight(to_tsvector('public.site_words', title || ' ' || category), 'A')
      || setweight(to_tsvector('public.site_words', content), 'C');
    create temporary table definition as
      select indexname, indexdef from pg_indexes where tablename = 'Articles' and indexname <> 'Articles_pkey';
    do $$ declare name text; begin
      for name in select indexname from definition loop execute format('drop index public.%I', name); end loop;
    end $$;`);
  for (let from = generated; from < count; from += batchSize) {
    const last = Math.min(from + batchSize, count) - 1;
    await run(`
      insert into public."Articles"
        (id, title, category, content, created_at, url, topics, summary, search_vector)
      select 100001 + place, regexp_replace(title, '[0-9]+', (place + 1)::text), category, content,
        timestamptz '2026-11-19T12:00:00Z' - interval '97 minutes'
          * (least(place, 10000) + greatest(place - 10000, 0) / 10.0),
        url, topics, summary, search_vector
      from generate_series(${from}, ${last}) place join original on id = 100001 + place % ${generated};`);
  }
  await run(`
    do $$ declare statement text; begin
      for statement in select indexdef from definition loop execute statement; end loop;
    end $$;
    reset all;`);
}
