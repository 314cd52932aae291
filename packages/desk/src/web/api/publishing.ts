import type { WholeRows } from '@setu/data/staff';
import { entryFrom } from '../../content/entry.ts';
import type { Problem } from '../../content/entry.ts';
import { fieldsOf, holdsQuestions, sourcesFrom } from '../../content/sources.ts';
import type { Given } from '../../content/sources.ts';
import type { Warning } from '../../content/warnings.ts';
import { articles } from '../../publish/articles.ts';
import type { ContentType, FormType } from '../../publish/contentType.ts';
import { courses } from '../../publish/courses.ts';
import { judge, sentenceOf, writePlan } from '../../publish/plan.ts';
import type { Judged } from '../../publish/plan.ts';
import { questionsOf } from '../../publish/questions.ts';
import { readEntries, readEntry } from '../../publish/readEntries.ts';
import { resources } from '../../publish/resources.ts';
import { openContent } from './contentList.ts';
import type { OpenedContent, Values } from './contentList.ts';
import { readFormKind } from './kinds.ts';
import type { Kind } from './kinds.ts';
import { Refused, textOf } from './route.ts';
import type { ApiContext, Sent } from './route.ts';
import { readAdded, readReplaced, versionOf } from './undo.ts';

/** Files as they were sent, and the options chosen for them. */
type FilesSent = ReturnType<typeof readFilesSent>;

/** A form as it was sent: with the fields of a file. */
type FormSent = ReturnType<typeof readForm>;

/** What was written, when visitors see it, and the name by which it is undone. */
export interface WrittenAnswer {
  was: string;
  said: string;
  undo: string | null;
}

export interface FilesAnswer {
  kind: Kind;
  problems: Problem[];
  warnings: Warning[];
  columns: readonly string[];
  rows: { file: string; line: number; was: string; cells: (string | number | null)[] }[];
  written: WrittenAnswer | null;
}

export interface FormAnswer {
  /** Field null: a problem of the form as a whole. */
  problems: { field: string | null; reason: string }[];
  warnings: string[];
  written: WrittenAnswer | null;
  /** Set if another version is stored: nothing was written over it. */
  conflict?: OpenedContent;
}

export function readFilesSent({ files, replace, move, tables, day, write }: Sent) {
  if (!Array.isArray(files) || files.length === 0) throw new Refused('Choose a file first.');
  return {
    files: files.map((file: { name?: unknown; base64?: unknown } | null) => ({
      name: textOf(file?.name).slice(0, 200),
      bytes: Buffer.from(textOf(file?.base64), 'base64'),
    })),
    replace: replace === true,
    move: move === true,
    tables: tables === true,
    /** The day of questions whose file names none. */
    day: textOf(day) || undefined,
    /** False: a dry run. */
    write: write === true,
  };
}

/** Makes the same checks as the commands, and with `write` also writes. */
export async function publishFiles(context: ApiContext, sent: FilesSent): Promise<FilesAnswer> {
  const kind = await kindOf(sent.files);
  const given = sourcesFrom(sent.files, kind === 'questions');
  return publishers(sent.day)[kind](context, given, sent);
}

/** Recognises questions as `publish` does, and other kinds by the fields of the first file. */
async function kindOf(files: FilesSent['files']): Promise<Kind> {
  if (await holdsQuestions(sourcesFrom(files, true).sources)) return 'questions';
  const [first] = sourcesFrom(files, false).sources;
  const fields = first ? await fieldsOf(first) : new Set();
  return fields.has('slug') ? 'courses' : fields.has('href') ? 'resources' : 'articles';
}

export function readForm({ kind, id, version, values }: Sent) {
  const given = Object.entries(values ?? {}).map(([name, value]: [string, unknown]) => [
    name,
    Array.isArray(value) ? value.map(textOf) : textOf(value),
  ]);
  return {
    kind: readFormKind(kind),
    /** Id of the item that is changed; undefined: a new one. */
    id: textOf(id) || undefined,
    /** The version that the form was filled from, or that its writer has chosen to overwrite. */
    version: textOf(version),
    values: Object.fromEntries(given) as Values,
  };
}

/** Checks a form like a file with the same fields, and writes it if nothing is wrong. */
export const saveForm = (context: ApiContext, sent: FormSent): Promise<FormAnswer> =>
  forms[sent.kind](context, sent);

/** Publishes files of one kind. */
const filesOf =
  <Draft, There>(type: ContentType<Draft, There>) =>
  async (
    context: ApiContext,
    given: Given,
    { tables, replace, move, write: isMeant }: FilesSent,
  ): Promise<FilesAnswer> => {
    const { site, queries, signal } = context;
    const makeTables = async () => tables;
    const { read, warnings, problems } = await readEntries(type, given, site, { makeTables });
    const options = { queries, signal, replace, move };
    const plan = problems.length === 0 ? await judge(type, read, problems, options) : [];
    const isSound = problems.length === 0 && plan.length > 0;
    return {
      kind: `${type.noun}s` as Kind,
      problems,
      warnings,
      columns: type.columns,
      rows: plan.map(({ entry: { file, line }, was, draft, there }) => ({
        file,
        line,
        was,
        cells: type.show(draft, there),
      })),
      written: isMeant && isSound ? await write(type, plan, context) : null,
    };
  };

const publishers = (day?: string) => ({
  articles: filesOf(articles),
  questions: filesOf(questionsOf(day)),
  courses: filesOf(courses),
  resources: filesOf(resources),
});

/** Publishes the form of one kind. */
const formOf =
  <Draft, There>(type: FormType<Draft, There>) =>
  async (context: ApiContext, { kind, id, version, values }: FormSent): Promise<FormAnswer> => {
    const { site, queries, signal } = context;
    const nothing = { problems: [], warnings: [], written: null };
    const stored = id === undefined ? undefined : await openContent(context, { kind, id });
    if (stored && stored.version !== version) return { ...nothing, conflict: stored };
    const [noted, warnings]: [Problem[], Warning[]] = [[], []];
    const read = readEntry(type, entryFrom('', values), site, { problems: noted, warnings });
    // A form cannot change the slug, so what is wrong with it is no reason to refuse the rest.
    const isOld = stored !== undefined && stored.values['slug'] === values['slug'];
    const problems = noted.filter(({ field }) => !isOld || field !== 'slug');
    const options = { queries, signal, replace: id !== undefined, move: true, over: id };
    const [planned] = problems.length === 0 ? await judge(type, [read], problems, options) : [];
    const reasons = warnings.map(({ reason }) => reason);
    if (!planned || problems.length > 0) {
      return {
        problems: problems.map(({ field, reason }) => ({
          field: field ?? null,
          reason: field === undefined ? reason : reason.slice(`${field}: `.length),
        })),
        warnings: reasons,
        written: null,
      };
    }
    if (id === undefined) {
      return { ...nothing, warnings: reasons, written: await write(type, [planned], context) };
    }
    const replaced = await readReplaced(type, [planned], context);
    const left = await type.correct(queries, planned, { id, version, signal });
    // Another desk may have saved since the item was read above.
    if (!left) return { ...nothing, conflict: await openContent(context, { kind, id }) };
    const written = await tell(type, [planned], replaced, context);
    return { ...nothing, warnings: [...reasons, ...left], written };
  };

const forms = {
  questions: formOf(questionsOf(undefined)),
  courses: formOf(courses),
  resources: formOf(resources),
};

async function write<Draft, There>(
  type: ContentType<Draft, There>,
  plan: readonly Judged<Draft, There>[],
  context: ApiContext,
): Promise<WrittenAnswer> {
  const replaced = await readReplaced(type, plan, context);
  const written = await writePlan(type, plan, context);
  if (written.failed !== null) throw new Refused(sentenceOf(written));
  return tell(type, plan, replaced, context);
}

/** Shows what was written, and keeps what it has replaced. */
async function tell<Draft, There>(
  type: ContentType<Draft, There>,
  plan: readonly Judged<Draft, There>[],
  replaced: WholeRows[],
  context: ApiContext,
): Promise<WrittenAnswer> {
  context.articles.forget();
  const added = replaced.length === 0 ? [] : await readAdded(type, plan, context);
  // Half of a change cannot be undone: what it has added may be in the place of what it has replaced.
  const version = added && (await versionOf({ replaced, added }, context).catch(() => null));
  return {
    was: plan[0]?.was ?? '',
    said: await context.showChanges(),
    undo: added && version !== null ? context.undo.keep({ replaced, added, version }) : null,
  };
}
