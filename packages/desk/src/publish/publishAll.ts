import type { ContentQueries } from '@setu/data/staff';
import type { Command, DeskContext, DeskSite } from '../command.ts';
import { type Given, type Kind, ofOneKind, sourcesAt } from '../content/sources.ts';
import { UsageError } from '../exitStatus.ts';
import { onOneLine } from '../terminal/sanitize.ts';
import type { PublishKind } from './publishKind.ts';
import {
  type Failed,
  type Validated,
  isRefused,
  validate,
  sentenceOf,
  errorMessage,
  writePlan,
} from './plan.ts';
import { readEntries } from './readEntries.ts';
import { report, showWarnings } from './report.ts';

export const publishingOptions = {
  'dry-run': { type: 'boolean' },
  replace: { type: 'boolean' },
} as const;

type Args = Parameters<Command['run']>[1];

/** The files that a command names, which are all of one of the kinds that it publishes. */
export async function namedFiles({ positionals }: Args, ...accepted: [Kind, ...Kind[]]) {
  if (positionals.length === 0) {
    throw new UsageError('Which files? Name .md or .csv files, or a folder of them.');
  }
  return ofOneKind(await sourcesAt(positionals), accepted);
}

/**
 * Reads files, checks all that is in them, and only then writes, all or nothing. Reports the address of each
 * item afterwards.
 */
export async function publishAll<Draft, Existing>(
  kind: PublishKind<Draft, Existing>,
  context: DeskContext,
  { values }: Pick<Args, 'values'>,
  given: Given,
): Promise<number | void> {
  const { connect, site, output, signal } = context;
  const makeTables = values['tables'] === true;
  const { read, warnings, problems } = await readEntries(kind, given, site, makeTables);
  if (problems.length > 0 || read.length === 0) return report(problems, kind.noun, output);
  showWarnings(warnings, output);

  const { queries, showChanges } = await connect();
  const replace = values['replace'] === true;
  const options = { queries, signal, replace, move: values['move'] === true };
  const plan = await validate(kind, read, problems, options);
  if (problems.length > 0) return report(problems, kind.noun, output);
  if (values['dry-run'] === true) {
    output.table(
      ['file', 'would be', ...kind.columns],
      plan.map(({ entry: { file, line }, outcome, draft, existing }) => [
        `${file}:${line}`,
        outcome,
        ...kind.show(draft, existing),
      ]),
    );
    return output.say('Nothing was written: this was a dry run.');
  }
  const { failed } = await writePlan(kind, plan, options);
  if (failed) {
    output.say(sentenceOf(failed));
    throw new Error(adviceAfter(failed, replace));
  }
  await sayWhere(kind, plan, queries, context);
  const changed = plan.filter(({ outcome }) => outcome !== 'unchanged').length;
  const count = changed === 1 ? `1 ${kind.noun} is` : `${changed} ${kind.noun}s are`;
  const shown = await showChanges();
  if (!output.json) output.say(`${count} written. ${shown}`);
}

/** What to do if not all was written. */
function adviceAfter({ done, error }: Failed, replace: boolean): string {
  if (done.length > 0) {
    return 'Run the same command again with --replace: it writes all, and nothing twice.';
  }
  if (isRefused(error)) return 'Nothing is published.';
  const then = replace ? 'written over' : 'refused, as published already';
  return `Run the same command again: what was written is then ${then}.`;
}

/** Reports what was written, with addresses: they are read again, because writing returns no ids beside replaced rows. */
async function sayWhere<Draft, Existing>(
  kind: PublishKind<Draft, Existing>,
  plan: readonly Validated<Draft, Existing>[],
  queries: ContentQueries,
  { site, output, signal }: DeskContext,
): Promise<void> {
  const drafts = plan.map(({ draft }) => draft);
  const published = await kind
    .find(queries, drafts, { signal, replace: false, move: false })
    .catch((error: unknown) => {
      output.say(`All was written, but where it is cannot be read: ${errorMessage(error)}`);
      return [];
    });
  const written = plan.map(({ draft, existing, exists, outcome }, index) => {
    // An overwritten item keeps its address, even if the database has given it another date.
    const where = exists === undefined ? published[index] : existing;
    const address = where === undefined ? null : kind.publicPath(draft, where, site);
    return { draft, existing, outcome, address };
  });
  output.table(
    ['outcome', 'address', ...kind.columns],
    written.map(({ draft, existing, outcome, address }) => [
      outcome,
      address,
      ...kind.show(draft, existing),
    ]),
    written.flatMap(({ draft, outcome, address }) => {
      const note = kind.noteOf?.(draft) ?? null;
      const title = onOneLine(kind.titleOf(draft)) + (note === null ? '' : ` (${note})`);
      return [`${outcome}: ${title}`, `     ${whole(address, site)}`];
    }),
  );
}

const whole = (address: string | null, { url }: DeskSite): string => {
  if (address === null) return '(its address could not be read)';
  return address.startsWith('/') && url ? new URL(address, url).href : address;
};
