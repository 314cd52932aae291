import type { DeskContext, DeskSite } from '../command.ts';
import { sourcesAt } from '../content/sources.ts';
import { exitStatus } from '../exitStatus.ts';
import { onOneLine } from '../terminal/sanitize.ts';
import type { ContentType } from './contentType.ts';
import {
  type Judged,
  type PlanOptions,
  isRefused,
  judge,
  sentenceOf,
  wordsOf,
  writePlan,
} from './plan.ts';
import { readEntries } from './readEntries.ts';
import { report, tellWarnings } from './report.ts';

export const publishingOptions = {
  'dry-run': { type: 'boolean' },
  replace: { type: 'boolean' },
} as const;

interface Work extends PlanOptions {
  site: DeskSite;
  output: DeskContext['output'];
  showChanges: () => Promise<string>;
  siteUrl: string | undefined;
}

/**
 * Reads files, checks all that is in them, and only then writes, all or nothing. Reports the address of each
 * item afterwards.
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
  const given = await sourcesAt(positionals, type.split !== undefined);
  const makeTables = async (file: string) =>
    values['tables'] === true ||
    output.confirm(`${file} holds lines separated by tabs. Make tables of them?`);
  const { read, warnings, problems } = await readEntries(type, given, site, makeTables);
  if (problems.length > 0 || read.length === 0) return report(problems, type.noun, output);
  tellWarnings(warnings, output);

  const { queries, showChanges } = await connect();
  const work: Work = {
    queries,
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

/** @returns whether all was written; if not, reports what was, and what to do. */
async function writeAll<Draft, There>(
  type: ContentType<Draft, There>,
  plan: readonly Judged<Draft, There>[],
  work: Work,
): Promise<boolean> {
  const failed = await writePlan(type, plan, work);
  if (!failed) return true;
  const { output, replace } = work;
  output.say(sentenceOf(failed));
  if (failed.done.length > 0) {
    output.say('Run the same command again with --replace: it writes all, and nothing twice.');
  } else if (isRefused(failed.error)) output.say('Nothing is published.');
  else {
    const then = replace ? 'written over' : 'refused, as published already';
    output.say(`Run the same command again: what was written is then ${then}.`);
  }
  return false;
}

/** Reports what was written, with addresses: they are read again, because writing returns no ids. */
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
    // An overwritten item keeps its address, even if the database has given it another date.
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
