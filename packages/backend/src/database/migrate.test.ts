import { expect, test } from 'vitest';
import { migrate, readMigrations, readSeeds, seed } from './migrate.ts';
import { createHostedDatabase } from '../../tests/support/hosted.ts';

const file = (name: string, sql: string) => ({ path: `supabase/x/${name}.sql`, name, sql });

test('migrations that are new run, each with its record in one transaction, and what fails is named', async () => {
  await using database = await createHostedDatabase();
  const first = file('1_first', 'create table first (id int);');
  const broken = file('2_broken', 'create table second (id int); select nothing;');
  const mended = file('2_mended', 'create table second (id int);');

  await expect(migrate(database, [first, broken])).rejects.toThrow(
    'The migration supabase/x/2_broken.sql failed: column "nothing" does not exist',
  );
  expect(await migrate(database, [first, mended])).toEqual(['2_mended']);
  expect(await migrate(database, [first, mended])).toEqual([]);

  await expect(
    seed(database, [file('10', 'insert into first values (1);'), file('20', 'not sql')]),
  ).rejects.toThrow('The sample content supabase/x/20.sql failed');
  expect(await database.query('select id from first')).toEqual([]);
  const content = [file('10', 'insert into first values (1);')];
  expect([await seed(database, content), await seed(database, content)]).toEqual([true, false]);
  expect(await database.query('select id from first')).toEqual([{ id: 1 }]);
});

test('each migration has a version of its own, by which it is remembered', () => {
  const versions = readMigrations().map(({ name }) => name.split('_', 1)[0]);
  expect(new Set(versions).size).toBe(versions.length);
});

test('seeds that are no folder are named', () => {
  expect(() => readSeeds(import.meta.filename)).toThrow(
    `The SQL files of ${import.meta.filename} can't be read: ENOTDIR`,
  );
});
