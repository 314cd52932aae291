import type { WholeRows } from '@setu/data/staff';
import { type Problem, entryFrom } from '../../content/entry.ts';
import { type Given, type Kind, ofOneKind, sourceFrom } from '../../content/sources.ts';
import type { Warning } from '../../content/warnings.ts';
import { articles } from '../../publish/articles.ts';
import type { PublishKind } from '../../publish/publishKind.ts';
import { courses } from '../../publish/courses.ts';
import { type Validated, validate, sentenceOf, writePlan } from '../../publish/plan.ts';
import { questionsOf } from '../../publish/questions.ts';
import { readEntries, readEntry } from '../../publish/readEntries.ts';
import { inOrder } from '../../publish/report.ts';
import { resources } from '../../publish/resources.ts';
import { type OpenedContent, openContent, readValues } from './contentList.ts';
import { readFormKind } from './kinds.ts';
import { type ApiContext, type Sent, Refused, sentText } from './route.ts';
import { keepChange, readReplaced } from './undo.ts';

/** What was written, when visitors see it, and the name by which it is undone. */
export interface WrittenAnswer {
  outcome: string;
  said: string;
  undo: string | null;
}

export type FilesAnswer = Awaited<ReturnType<typeof publishFiles>>;

export interface FormAnswer {
  /** Field null: a problem of the form as a whole. */
  problems: { field: string | null; reason: string }[];
  warnings: string[];
  written: WrittenAnswer | null;
  /** Set if another version is stored: nothing was written over it. */
  conflict?: OpenedContent;
}

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
      written: isMeant === true && isSound ? await write(kind, plan, context) : null,
    };
  };

/**
 * Publishes the form of one kind. The `version` is that from which the form was filled, or which its writer has chosen
 * to overwrite; without an `id` the item is new.
 */
const formOf =
  <Draft, Existing>(kind: PublishKind<Draft, Existing>) =>
  async (context: ApiContext, sent: Sent): Promise<FormAnswer> => {
    const { site, queries, signal } = context;
    const id = sentText(sent['id']) || undefined;
    const values = readValues(sent['values']);
    const nothing = { problems: [], warnings: [], written: null };
    const stored = id === undefined ? undefined : await openContent(context, sent);
    const version = sentText(sent['version']);
    if (stored && stored.version !== version) return { ...nothing, conflict: stored };
    const [noted, warnings]: [Problem[], Warning[]] = [[], []];
    const read = readEntry(kind, entryFrom('', values), site, { problems: noted, warnings });
    // A form cannot change the slug, so what is wrong with it is no reason to refuse the rest.
    const isOld = stored !== undefined && stored.values['slug'] === values['slug'];
    const problems = noted.filter(({ field }) => !isOld || field !== 'slug');
    const options = { queries, signal, replace: id !== undefined, move: true, over: id };
    const [planned] = problems.length === 0 ? await validate(kind, [read], problems, options) : [];
    const reasons = warnings.map(({ reason }) => reason);
    if (!planned || problems.length > 0) {
      return {
        problems: problems.map(({ field: named, reason }) => {
          // What the table refuses names its field in the text alone.
          const field = named ?? Object.keys(values).find((name) => reason.startsWith(`${name}: `));
          return {
            field: field ?? null,
            reason: field === undefined ? reason : reason.slice(`${field}: `.length),
          };
        }),
        warnings: reasons,
        written: null,
      };
    }
    const done = await writeItem(kind, planned, context, id === undefined ? null : { id, version });
    if (!done) return { ...nothing, conflict: await openContent(context, sent) };
    return { ...nothing, written: done.written, warnings: [...reasons, ...done.left] };
  };

/**
 * Writes the item of a form.
 *
 * @param over the item that it overwrites; null: it is new.
 * @returns what was written, and warnings of what was left as it is; undefined: another desk has saved the item since.
 */
export async function writeItem<Draft, Existing>(
  kind: PublishKind<Draft, Existing>,
  planned: Validated<Draft, Existing>,
  context: ApiContext,
  over: { id: string; version: string } | null,
): Promise<{ written: WrittenAnswer; left: string[] } | undefined> {
  if (over === null) return { written: await write(kind, [planned], context), left: [] };
  const { queries, signal } = context;
  const replaced = await readReplaced(kind, [planned], context);
  const left = await kind.correct(queries, planned, { ...over, signal });
  return left && { written: await finish(kind, [planned], replaced, context), left };
}

const forms = {
  questions: formOf(questionsOf(undefined)),
  courses: formOf(courses),
  resources: formOf(resources),
};

async function write<Draft, Existing>(
  kind: PublishKind<Draft, Existing>,
  plan: readonly Validated<Draft, Existing>[],
  context: ApiContext,
): Promise<WrittenAnswer> {
  const replaced = await readReplaced(kind, plan, context);
  const failed = await writePlan(kind, plan, context);
  if (failed) throw new Refused(sentenceOf(failed));
  return finish(kind, plan, replaced, context);
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
