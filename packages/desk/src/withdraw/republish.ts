import type { ContentQueries } from '@setu/data/staff';
import type { Command } from '../command.ts';
import { UsageError } from '../exitStatus.ts';
import { onOneLine } from '../terminal/sanitize.ts';
import { type Withdrawn, readWithdrawn } from './withdrawnFile.ts';

const usage = `
Usage: npm run desk -- republish <file>

Puts back what \`withdraw\` has taken off the website, as it was, from the file that it wrote. Run again, it
writes nothing twice; what was changed since then is not written over, nor does a course come back to an address,
a question to a place, or a translation to an article, that another one has by now. The file stays; delete it when you need it no more.
`;

export const republish: Command = {
  name: 'republish',
  summary: 'puts back what was withdrawn',
  usage,
  options: {},
  async run({ connect, output, signal }, { positionals }) {
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) {
      throw new UsageError('Name the file that `withdraw` has written.');
    }
    const withdrawn = await readWithdrawn(file);
    if (typeof withdrawn === 'string') throw new Error(onOneLine(`${file} ${withdrawn}.`));
    const { queries, showChanges } = await connect();
    const refused = await refusalToPutBack(queries, withdrawn, signal);
    if (refused !== undefined) throw new Error(onOneLine(refused));
    await putBack(queries, withdrawn.tables, signal);
    output.say(onOneLine(`Published again: ${withdrawn.what}. ${await showChanges()}`));
  },
};

/** Why withdrawn rows are not put back: they are, and have changed since, or another row is where they were. */
export async function refusalToPutBack(
  queries: ContentQueries,
  { what, tables }: Pick<Withdrawn, 'what' | 'tables'>,
  signal: AbortSignal,
): Promise<string | undefined> {
  for (const { table, rows } of tables) {
    const ids = rows.map(({ id }) => String(id));
    const stored = await queries.readWholeRows({ table, ids, signal });
    const isNewer = stored.rows.some((now) => {
      const before = rows.find(({ id }) => String(id) === String(now['id'])) ?? {};
      return Object.keys(before).some(
        (name) => JSON.stringify(before[name]) !== JSON.stringify(now[name]),
      );
    });
    if (isNewer) {
      return `The ${what} is on the website again and was changed since, so it is left as it is. Nothing was written.`;
    }
  }
  const why = (await queries.isCourseAddressTaken({ tables, signal }))
    ? 'another course has its address'
    : (await queries.isQuestionPlaceTaken({ tables, signal }))
      ? 'another question has its place'
      : (await isTranslatedAgain(queries, tables, signal))
        ? 'its original has another translation'
        : undefined;
  return (
    why &&
    `The ${what} is not put back, because ${why} by now. ` +
      'To have this one again, withdraw the other one first. Nothing was written.'
  );
}

async function isTranslatedAgain(
  queries: ContentQueries,
  tables: Withdrawn['tables'],
  signal: AbortSignal,
): Promise<boolean> {
  const articles = tables.flatMap(({ table, rows }) => (table === 'Articles' ? rows : []));
  const ids = articles.flatMap(({ translation_of: original }) => original ?? []).map(String);
  const placed = await queries.placedArticles({ ids, signal });
  const own = new Set(articles.map(({ id }) => String(id)));
  return placed.some(
    ({ id, translationOf }) => ids.includes(translationOf ?? '') && !own.has(String(id)),
  );
}

export async function putBack(
  queries: ContentQueries,
  tables: Withdrawn['tables'],
  signal: AbortSignal,
): Promise<void> {
  for (const { table, rows } of tables) await queries.putBackRows({ table, rows, signal });
}
