import { DataError } from '@setu/data';
import { type ContentQueries, createContentQueries } from '@setu/data/staff';
import type { DeskContext, DeskSite } from '../command.ts';
import { tabsToTables } from '@setu/ui/articleText';
import type { Entry, Problem } from '../content/entry.ts';
import { type Fields, readFields } from '../content/fields.ts';
import { readSources } from '../content/sources.ts';
import { type Warning, warningsOf } from '../content/warnings.ts';
import { exitStatus } from '../exitStatus.ts';
import type { ContentType, Planned } from './contentType.ts';
import { onOneLine } from '../terminal/sanitize.ts';
import { report, tellWarnings } from './report.ts';

/** What all commands of publishing take. */
export const publishingOptions = {
  'dry-run': { type: 'boolean' },
  replace: { type: 'boolean' },
} as const;

/** A draft that was read, and where. */
interface Read<Draft> {
  entry: Entry;
  fields: Fields;
  draft: Draft;
}

/** The same with what is published of it. */
interface Judged<Draft, There> extends Read<Draft>, Planned<Draft, There> {
  exists: string | null;
  was: string;
}

interface Work {
  queries: ContentQueries;
  site: DeskSite;
  output: DeskContext['output'];
  signal: AbortSignal;
  showChanges: () => Promise<string>;
  siteUrl: string | undefined;
  /** `--replace`. */
  replace: boolean;
  /** `--move`. */
  move: boolean;
}

/**
 * Reads files, judges all that is in them, and only then writes, all or nothing. Says afterwards where each
 * thing is.
 */
export async function publishAll<Draft, There>(
  type: ContentType<Draft, There>,
  { connect, site, siteUrl, output, signal }: DeskContext,
  { values, positionals }: { values: Record<string, unknown>; positionals: string[] },
): Promise<number> {
  if (positionals.length === 0) {
    output.say('Which files? Name .md or .csv files, or a folder of them.');
    return exitStatus.wronglyCalled;
  }
  const { read, warnings, problems } = await readEntries(type, positionals, site, {
    makeTables: async (file) =>
      values['tables'] === true ||
      output.confirm(`${file} holds lines separated by tabs. Make tables of them?`),
  });
  refuseTwins(type, read, problems);
  if (problems.length > 0 || read.length === 0) return report(problems, type.noun, output);
  tellWarnings(warnings, output);

  const { client, showChanges } = await connect();
  const work: Work = {
    queries: createContentQueries(client, { timeoutMs: 60_000 }),
    showChanges,
    site,
    siteUrl,
    output,
    signal,
    replace: values['replace'] === true,
    move: values['move'] === true,
  };
  const plan = await judge(type, read, problems, work);
  if (problems.length > 0) return report(problems, type.noun, output);
  if (values['dry-run'] === true) {
    output.table(
      ['file', 'would be', ...type.columns],
      plan.map(({ entry: { file, line }, was, draft, there }) => [
        `${file}:${line}`,
        was,
        ...type.show(draft, there),
      ]),
    );
    output.say('Nothing was written: this was a dry run.');
    return exitStatus.done;
  }
  if (!(await writeAll(type, plan, work))) return exitStatus.refused;
  await sayWhere(type, plan, work);
  return exitStatus.done;
}

interface ReadOptions {
  /** Asked where a file holds what a spreadsheet pasted. */
  makeTables: (file: string) => Promise<boolean>;
}

/** Reads files, with all that is wrong with them, and all that may be. */
export async function readEntries<Draft>(
  type: Pick<ContentType<Draft, never>, 'body' | 'fields' | 'hasMarks' | 'read' | 'split' | 'warn'>,
  files: readonly string[],
  site: DeskSite,
  { makeTables }: ReadOptions,
): Promise<{ read: Read<Draft>[]; warnings: Warning[]; problems: Problem[] }> {
  const body = type.hasMarks && type.body;
  const { entries, problems } = await readSources(files, type.body, type.split);
  const read: Read<Draft>[] = [];
  const warnings: Warning[] = [];
  for (const given of entries) {
    const isTabbed = warningsOf(given, body).some(({ kind }) => kind === 'tabbedTable');
    const entry = isTabbed && (await makeTables(given.file)) ? withTables(given, type.body) : given;
    read.push(readEntry(type, entry, site, { warnings, problems }));
  }
  return { read, warnings, problems };
}

/** Reads one entry, and notes all that is wrong with it, and all that may be. */
export function readEntry<Draft>(
  type: Pick<ContentType<Draft, never>, 'body' | 'fields' | 'hasMarks' | 'read' | 'warn'>,
  entry: Entry,
  site: DeskSite,
  { warnings, problems }: { warnings: Warning[]; problems: Problem[] },
): Read<Draft> {
  for (const warning of warningsOf(entry, type.hasMarks && type.body)) {
    // What is cut is not warned of: visitors would never see the rest.
    (warning.kind === 'tooLong' ? problems : warnings).push(warning);
  }
  const fields = readFields(entry, type.fields, problems);
  const draft = type.read(fields, site);
  const missed = type.warn?.(draft) ?? null;
  if (missed !== null) warnings.push({ ...problemAt(entry, missed), kind: 'missed' });
  return { entry, fields, draft };
}

function withTables(entry: Entry, body: string): Entry {
  const fields = new Map(entry.fields);
  const field = fields.get(body);
  if (typeof field?.value === 'string') {
    fields.set(body, { ...field, value: tabsToTables(field.value) });
  }
  return { ...entry, fields };
}

const problemAt = ({ file, line }: Entry, reason: string): Problem => ({ file, line, reason });

/** Notes what is in the files twice. */
function refuseTwins<Draft>(
  { keysOf, noun }: Pick<ContentType<Draft, never>, 'keysOf' | 'noun'>,
  read: readonly Read<Draft>[],
  problems: Problem[],
): void {
  const firstWith = new Map<string, Entry>();
  for (const { entry, draft } of read) {
    const keys = keysOf(draft);
    const first = keys.map((key) => firstWith.get(key)).find((other) => other !== undefined);
    if (first) {
      problems.push(problemAt(entry, `is the same ${noun} as in ${first.file}:${first.line}`));
    }
    for (const key of keys) firstWith.set(key, first ?? entry);
  }
}

/** Looks at what is published, and notes what stands against publishing. */
async function judge<Draft, There>(
  type: ContentType<Draft, There>,
  read: readonly Read<Draft>[],
  problems: Problem[],
  { queries, signal, replace, move }: Work,
): Promise<Judged<Draft, There>[]> {
  const drafts = read.map(({ draft }) => draft);
  const unsupported = await type.unsupported?.(queries, signal);
  const published = await type.find(queries, drafts, { signal, replace, move });
  return read.map((one, index) => {
    // One for each draft.
    const there = published[index] as There;
    const lacking = unsupported?.(one.draft);
    if (lacking) one.fields.refuse(lacking.field, lacking.reason);
    const { exists, unclear, refused, was } = type.judge(one.draft, there);
    if (refused !== undefined) problems.push(problemAt(one.entry, refused));
    else if (exists !== null && !replace) {
      const reason = `${exists}. With --replace it is written over, and keeps its id and address`;
      problems.push(problemAt(one.entry, reason));
    } else if (unclear !== null && replace) problems.push(problemAt(one.entry, unclear));
    return { ...one, there, exists, was: was ?? (exists === null ? 'new' : 'replaced') };
  });
}

/** Whether all was written; where it was not, says what was, and what to do. */
async function writeAll<Draft, There>(
  { steps }: ContentType<Draft, There>,
  plan: readonly Judged<Draft, There>[],
  { queries, output, signal, replace }: Work,
): Promise<boolean> {
  const done: string[] = [];
  for (const { what, write } of steps) {
    try {
      await write(queries, plan, signal);
    } catch (error) {
      const isRefused = error instanceof DataError && error.kind === 'rejected';
      const before = done.length > 0 ? `All ${done.join(' and ')} were written. ` : '';
      const failed = isRefused
        ? `Of the ${what} none was written`
        : `Whether the ${what} were written is not known`;
      output.say(`${before}${failed}: ${wordsOf(error)}`);
      if (done.length > 0) {
        output.say('Run the same command again with --replace: it writes all, and nothing twice.');
      } else if (isRefused) output.say('Nothing is published.');
      else {
        const then = replace ? 'written over' : 'refused, as published already';
        output.say(`Run the same command again: what was written is then ${then}.`);
      }
      return false;
    }
    done.push(what);
  }
  return true;
}

/** Says what was written, and its address: where it is read again, for writing tells no ids. */
async function sayWhere<Draft, There>(
  type: ContentType<Draft, There>,
  plan: readonly Judged<Draft, There>[],
  { queries, site, siteUrl, output, signal, showChanges }: Work,
): Promise<void> {
  const drafts = plan.map(({ draft }) => draft);
  const published = await type
    .find(queries, drafts, { signal, replace: false, move: false })
    .catch((error: unknown) => {
      output.say(`All was written, but where it is cannot be read: ${wordsOf(error)}`);
      return [];
    });
  const written = plan.map(({ draft, there, exists, was }, index) => {
    // What was written over stays where it was, also where the database has given it another date.
    const where = exists === null ? published[index] : there;
    const address = where === undefined ? null : type.addressOf(draft, where, site);
    return { draft, there, was, address };
  });
  output.table(
    ['was', 'address', ...type.columns],
    written.map(({ draft, there, was, address }) => [was, address, ...type.show(draft, there)]),
    written.flatMap(({ draft, was, address }) => {
      const note = type.noteOf?.(draft) ?? null;
      const title = onOneLine(type.titleOf(draft)) + (note === null ? '' : ` (${note})`);
      return [`${was}: ${title}`, `     ${whole(address, siteUrl)}`];
    }),
  );
  const changed = plan.filter(({ was }) => was !== 'unchanged').length;
  const count = changed === 1 ? `1 ${type.noun} is` : `${changed} ${type.noun}s are`;
  const shown = await showChanges();
  if (!output.json) output.say(`${count} written. ${shown}`);
}

const whole = (address: string | null, siteUrl: string | undefined): string => {
  if (address === null) return '(its address could not be read)';
  return address.startsWith('/') && siteUrl ? new URL(address, siteUrl).href : address;
};

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
