import { existsSync } from 'node:fs';
import type { ContentQueries, Language, WholeRows } from '@setu/data/staff';
import type { Command, DeskSite } from '../command.ts';
import { isDay } from '../content/dateTime.ts';
import { decodePart } from '../content/languageField.ts';
import { UsageError } from '../exitStatus.ts';
import { onOneLine } from '../terminal/sanitize.ts';
import { writeWithdrawn } from './withdrawnFile.ts';

const usage = `
Usage: npm run desk -- withdraw <address | title> [file]

Takes an article, the questions of a day, a course or a free resource off the website. Its rows are saved in a file first, with which
\`republish\` puts it back as it was: same address, same date. Default: withdrawn-<name>.json in this folder.

  /gs-foundation-online     a course, by its address: its page and its cards
  /facts-of-the-day/25      an article, by its address
  /practice/2026-11-20      the questions of a day, by its address
  'Polity notes'            a free resource, by its title

A whole address (https://…) is taken too, where the site knows its own.

Of an address that begins with a language (/hi/practice/2026-11-20) only what is in this language is taken off.

  --json                    the file's name for programs
`;

export const withdraw: Command = {
  name: 'withdraw',
  summary:
    'takes an article, questions, a course or a resource off the website, to come back or not',
  usage,
  options: {},
  async run({ connect, site, output, signal }, { positionals }) {
    const [given, named, ...more] = positionals;
    if (given === undefined || more.length > 0) {
      const words = "Name one: its address, such as /gs-foundation-online, or a resource's title.";
      throw new UsageError(words);
    }
    const file = named ?? withdrawnFileOf(given);
    if (existsSync(file)) {
      throw new Error(onOneLine(`${file} is there already. Name another file behind '${given}'.`));
    }

    const { queries, showChanges } = await connect();
    const found = await findPublished(queries, site, given, { signal });
    if (!(await takeOff(queries, found, { file, signal }))) {
      throw new Error(onOneLine(`There is no ${found.what}. Nothing was changed.`));
    }
    const shown = await showChanges();
    if (output.json) output.print(JSON.stringify({ file }, null, 2));
    else {
      output.say(
        onOneLine(
          `Withdrawn: ${found.what}. ${shown} It is kept in ${file}: ` +
            `npm run desk -- republish ${file} puts it back.`,
        ),
      );
    }
  },
};

export function withdrawnFileOf(given: string, suffix = ''): string {
  const name = given.split('/').findLast((part) => part !== '') ?? '';
  const plain = name.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  // File systems take 255 bytes; a letter of Hindi is three.
  return `withdrawn-${[...plain].slice(0, 50).join('')}${suffix}.json`;
}

/** Deletes what was found, once it is kept in the file; false: nothing was found. */
export async function takeOff(
  queries: ContentQueries,
  { what, tables: all }: Awaited<ReturnType<typeof findPublished>>,
  { file, signal }: { file: string; signal: AbortSignal },
): Promise<boolean> {
  const tables = all.filter(({ rows }) => rows.length > 0);
  if (tables.length === 0) return false;
  await writeWithdrawn(file, { format: 'setu-withdrawn', what, tables });
  // In reverse order, so that no card leads to a page that is gone.
  for (const { table, rows } of tables.toReversed()) {
    const remove = () =>
      queries.deleteRows({ table, ids: rows.map(({ id }) => String(id)), signal });
    // The answer alone may be lost, and to delete again does no harm.
    await remove().catch(remove);
  }
  return true;
}

/**
 * Finds the rows that an address or a title names, in the order in which they are put back.
 *
 * @param only which of several of a title or an address, and which language of a course.
 */
export async function findPublished(
  queries: ContentQueries,
  site: DeskSite,
  given: string,
  { signal, ...only }: { signal: AbortSignal; id?: string; language?: Language },
): Promise<{ what: string; tables: WholeRows[] }> {
  const read = (table: WholeRows['table'], ids: string[]) =>
    queries.readWholeRows({ table, ids, signal });
  if (!/^(?:\/|https?:)/.test(given)) {
    const [ids = []] = await queries.resourcesTitled({ titles: [given], signal });
    const wanted = ids.filter((id) => id === (only.id ?? id));
    return { what: `resource '${given}'`, tables: [await read('resources', wanted)] };
  }
  const home = new URL(site.url ?? 'http://site.invalid');
  const { host, pathname: path } = URL.parse(given, home) ?? { host: null, pathname: '/' };
  if (host !== home.host) {
    return { what: `page of this site at '${given}'; name it by its path, '${path}'`, tables: [] };
  }
  const parts = path.split('/').filter((part) => part !== '');
  const prefix = site.languages.slice(1).find((language) => language === parts[0]);
  if (prefix) parts.shift();
  const language = only.language ?? prefix ?? null;
  const last = decodePart(parts.at(-1) ?? '');
  if (site.practicePath(last) === `/${parts.join('/')}`) {
    const questions =
      (isDay(last) && (await queries.questionsOfDays({ days: [last], signal }))) || [];
    const ids = questions
      .filter((question) => language === null || (question.language ?? language) === language)
      .map(({ id }) => id);
    return { what: `question of '${path}'`, tables: [await read('Questions', ids)] };
  }
  if (parts.length === 2) {
    // Of what could be no id, the database says so in words of its own.
    const ids = [...(await queries.articleIdsOf({ ids: [last], signal }))];
    return { what: `article '${path}'`, tables: [await read('Articles', ids)] };
  }
  const [course] = await queries.coursesOf({ courses: [{ slug: last, language }], signal });
  const { pages = [], cards = [] } = course ?? {};
  const wanted = pages.filter((id) => id === (only.id ?? id));
  // The cards lead to a page that stays, or are of another course than the one with this id.
  const isWhole = wanted.length === pages.length && (wanted.length > 0 || only.id === undefined);
  const led = isWhole ? cards.map(({ id }) => id) : [];
  return {
    what: `course '${path}'`,
    tables: [await read('Course Details', wanted), await read('Course Section', led)],
  };
}
