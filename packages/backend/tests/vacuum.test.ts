import { expect, test } from 'vitest';
import { loadArticles } from '../src/generate.ts';
import { vacuumGrown } from '../src/database/vacuum.ts';
import { createHostedDatabase, rowsOf, runMigrations } from './support/hosted.ts';

test('tables that have grown are vacuumed, once, and then counted in an index alone', async () => {
  const database = await createHostedDatabase();
  await runMigrations(database);
  expect(await vacuumGrown(database)).toEqual([]);

  await loadArticles(async (sql) => {
    if (!sql.startsWith('vacuum')) await database.exec(sql);
  }, 600);
  await database.exec(`insert into "Contact Records" (message) values ('Hello')`);
  expect(await vacuumGrown(database)).toEqual(['public."Articles"', 'public."Contact Records"']);
  expect(await vacuumGrown(database)).toEqual([]);

  const plan = await rowsOf<{ 'QUERY PLAN': string }>(
    database,
    `explain (analyze, timing off) select count(*) from "Articles" where category = 'Editorial Analysis'`,
  );
  const text = plan.map((row) => row['QUERY PLAN']).join('\n');
  expect(text).toContain('Index Only Scan');
  expect(text).toContain('Heap Fetches: 0');
  await database.close();
});
