import type { WholeRows } from '@setu/data/staff';
import { type Entry, type Problem, entryFrom } from '../../content/entry.ts';
import { type Given, type Kind, ofOneKind, sourceFrom } from '../../content/sources.ts';
import type { Warning } from '../../content/warnings.ts';
import { articles } from '../../publish/articles.ts';
import type { PublishKind } from '../../publish/publishKind.ts';
import { courses } from '../../publish/courses.ts';
import {
  type Failed,
  type Validated,
  isTaken,
  sentenceOf,
  validate,
  writePlan,
} from '../../publish/plan.ts';
import { questionsOf } from '../../publish/questions.ts';
import { problemAt, readEntries, readEntry } from '../../publish/readEntries.ts';
import { inOrder } from '../../publish/report.ts';
import { resources } from '../../publish/resources.ts';
import {
  type OpenedContent,
  type Values,
  openContent,
  readFormKind,
  readValues,
} from './contentList.ts';
import { type ApiContext, type Sent, Refused, sentText } from './route.ts';
import { keepChange, readReplaced } from './undo.ts';

/** What was written, when visitors see it, and the name by which it is undone. */
export interface WrittenAnswer {
  outcome: string;
  said: string;
  undo: string | null;
}

export type FilesAnswer = Awaited<ReturnType<typeof publishFiles>>;

export interface FormAnswer<Item extends OpenedContent = OpenedContent> {
  /** Field null: a problem of the form as a whole. */
  problems: { field: string | null; reason: string; place?: number | undefined }[];
  warnings: string[];
  written: WrittenAnswer | null;
  /** The item as it is stored by now, if it was written and stays open; a new one only if it can be read. */
  saved?: Item | undefined;
  /** Set if another version is stored: nothing was written over it. */
  conflict?: Item;
}

const openOrChange = 'Open that one from the list, or change this.';

/** Makes the same checks as the commands, and with `write` also writes. `day`: of questions whose file names none. */
export async function publishFiles(context: ApiContext, sent: Sent) {
  const { files: chosen, day } = sent;
  if (!Array.isArray(chosen) || chosen.length === 0) throw new Refused('Choose a file first.');
  const sources = chosen.map((file: { name?: unknown; base64?: unknown } | null) =>
    sourceFrom(sentText(file?.name).slice(0, 200), Buffer.from(sentText(file?.base64), 'base64')),
  );
  const { kind, ...given } = await ofOneKind({ sources, problems: [] });
  const publish = {
    articles: filesOf(articles),
    questions: filesOf(questionsOf(sentText(day) || undefined)),
    courses: filesOf(courses),
    resources: filesOf(resources),
  };
  return publish[kind](context, given, sent);
}

/** Checks a form like a file with the same fields, and writes it if nothing is wrong. */
export async function saveForm(context: ApiContext, sent: Sent): Promise<FormAnswer> {
  return forms[readFormKind(sent['kind'])](context, sent);
}

/** Publishes files of one kind; unless `write` is true, it is a dry run. */
const filesOf =
  <Draft, Existing>(kind: PublishKind<Draft, Existing>) =>
  async (context: ApiContext, given: Given, { tables, replace, move, write: isMeant }: Sent) => {
    const { site, queries, signal } = context;
    const { read, warnings, problems } = await readEntries(kind, given, site, tables === true);
    const options = { queries, signal, replace: replace === true, move: move === true };
    const plan = problems.length === 0 ? await validate(kind, read, problems, options) : [];
    const isSound = problems.length === 0 && plan.length > 0;
    const done = isMeant === true && isSound ? await write(kind, plan, context) : null;
    if (done?.failed) throw new Refused(sentenceOf(done.failed));
    return {
      kind: `${kind.noun}s` as Kind,
      problems: inOrder(problems),
      warnings,
      columns: kind.columns,
      rows: plan.map(({ entry: { file, line }, outcome, draft, existing }) => ({
        file,
        line,
        outcome,
        cells: kind.show(draft, existing),
      })),
      written: done?.written ?? null,
    };
  };

/**
 * Publishes the form of one kind, with the checks and queries by which files are published. The `version` is that from
 * which the form was filled, or which its writer has chosen to overwrite; without an `id` the item is new.
 *
 * @param entryOf the form as a file would have it.
 * @param staysOpen whether a new item stays open once it is written.
 */
export const formOf =
  <Draft, Existing, Item extends OpenedContent>(
    kind: PublishKind<Draft, Existing>,
    open: (context: ApiContext, sent: Sent) => Promise<Item>,
    entryOf: (values: Values, stored: Item | undefined, sent: Sent) => Entry,
    staysOpen = false,
  ) =>
  async (context: ApiContext, sent: Sent): Promise<FormAnswer<Item>> => {
    const { site, queries, signal } = context;
    const id = sentText(sent['id']) || undefined;
    const values = readValues(sent['values']);
    const nothing = { problems: [], warnings: [], written: null };
    const version = sentText(sent['version']);
    const stored = id === undefined ? undefined : await open(context, sent);
    if (stored && stored.version !== version) return { ...nothing, conflict: stored };
    const [problems, warnings]: [Problem[], Warning[]] = [[], []];
    const entry = entryOf(values, stored, sent);
    const read = readEntry(kind, entry, site, { problems, warnings });
    // A form cannot change the slug, so what is wrong with it is no reason to refuse the rest.
    const isOld = stored !== undefined && stored.values['slug'] === values['slug'];
    const others = problems.filter(({ field }) => field !== 'slug');
    // In place: `validate` adds to them, also by what was read.
    if (isOld) problems.splice(0, problems.length, ...others);
    const options = { queries, signal, replace: id !== undefined, move: true, over: id };
    const [planned] = problems.length === 0 ? await validate(kind, [read], problems, options) : [];
    const reasons = warnings.map(({ reason }) => reason);
    if (!planned || problems.length > 0) {
      return { ...nothing, problems: toProblems(kind, problems, values), warnings: reasons };
    }
    // It is written, even if it cannot be read.
    const reopen = (written: string) =>
      open(context, { ...sent, id: written }).catch(() => undefined);
    if (id === undefined || !stored) {
      const { failed, ids, written } = await write(kind, [planned], context);
      if (failed?.done.length === 0 && isTaken(failed.error)) {
        const taken: Problem = { ...problemAt(entry, 'is published already'), isReplaceable: true };
        return { ...nothing, problems: toProblems(kind, [taken], values), warnings: reasons };
      }
      if (failed) throw new Refused(sentenceOf(failed));
      const [added] = staysOpen ? ids : [];
      const saved = added === undefined ? undefined : await reopen(added);
      return { ...nothing, warnings: reasons, written, saved };
    }
    const replaced = await readReplaced(kind, [planned], context);
    const over = { id, version, signal };
    const { version: after, left = [] } = await kind.correct(queries, planned, over);
    // Another desk has saved the item since.
    if (after === undefined) return { ...nothing, conflict: await open(context, sent) };
    const written = await finish(kind, [planned], replaced, context);
    const state = 'state' in stored && { state: sent['state'] };
    const asSent = { ...stored, ...state, values: { ...stored.values, ...values }, version: after };
    const saved = (await reopen(id)) ?? asSent;
    return { ...nothing, warnings: [...reasons, ...left], written, saved };
  };

/** The problems of a form, each with the field that it is shown at. */
function toProblems<Draft, Existing>(
  { ownField }: PublishKind<Draft, Existing>,
  problems: readonly Problem[],
  values: Values,
): FormAnswer['problems'] {
  return problems.map(({ field: named, reason, place, isReplaceable }) => {
    if (isReplaceable) return { field: ownField, reason: `${reason}. ${openOrChange}` };
    // What the table refuses names its field in the text alone.
    const field = named ?? Object.keys(values).find((name) => reason.startsWith(`${name}: `));
    return {
      field: field ?? null,
      place,
      reason: field === undefined ? reason : reason.slice(`${field}: `.length),
    };
  });
}

const entryOf = (values: Values) => entryFrom('', values);
const forms = {
  questions: formOf(questionsOf(undefined), openContent, entryOf),
  courses: formOf(courses, openContent, entryOf),
  resources: formOf(resources, openContent, entryOf),
};

/** `ids`: of the rows that were written, if all are new. */
type Outcome = { ids: string[] } & (
  | { failed: null; written: WrittenAnswer }
  | { failed: Failed; written: null }
);

async function write<Draft, Existing>(
  kind: PublishKind<Draft, Existing>,
  plan: readonly Validated<Draft, Existing>[],
  context: ApiContext,
): Promise<Outcome> {
  const replaced = await readReplaced(kind, plan, context);
  const { failed, ids } = await writePlan(kind, plan, context);
  if (failed) return { failed, ids, written: null };
  return { failed, ids, written: await finish(kind, plan, replaced, context) };
}

/** Shows what was written, and keeps what it has replaced. */
async function finish<Draft, Existing>(
  kind: PublishKind<Draft, Existing>,
  plan: readonly Validated<Draft, Existing>[],
  replaced: WholeRows[],
  context: ApiContext,
): Promise<WrittenAnswer> {
  context.articles.forget();
  const undo = await keepChange(kind, plan, replaced, context);
  return { outcome: plan[0]?.outcome ?? '', said: await context.showChanges(), undo };
}
