import { entryFrom } from '../../content/entry.ts';
import type { Problem } from '../../content/entry.ts';
import { fieldsOf, holdsQuestions, sourcesFrom } from '../../content/sources.ts';
import type { Given } from '../../content/sources.ts';
import type { Warning } from '../../content/warnings.ts';
import { articles } from '../../publish/articles.ts';
import type { ContentType } from '../../publish/contentType.ts';
import { courses } from '../../publish/courses.ts';
import { judge, sentenceOf, writePlan } from '../../publish/plan.ts';
import type { Judged } from '../../publish/plan.ts';
import { questionsOf } from '../../publish/questions.ts';
import { readEntries, readEntry } from '../../publish/readEntries.ts';
import { resources } from '../../publish/resources.ts';
import { readFormKind } from './kinds.ts';
import type { FormKind, Kind } from './kinds.ts';
import { Refused, textOf } from './route.ts';
import type { ApiContext, Sent } from './route.ts';
import { readReplaced } from './undo.ts';

/** Files as they were sent, and the options chosen for them. */
interface FilesSent {
  files: { name: string; bytes: Uint8Array }[];
  replace: boolean;
  move: boolean;
  tables: boolean;
  /** The day of questions whose file names none. */
  day: string | undefined;
  /** False: a dry run. */
  write: boolean;
}

/** A form as it was sent: with the fields of a file. */
interface FormSent {
  kind: FormKind;
  /** Id of the item that is changed; undefined: a new one. */
  id: string | undefined;
  values: Record<string, string | string[]>;
}

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
}

export function readFilesSent({ files, replace, move, tables, day, write }: Sent): FilesSent {
  if (!Array.isArray(files) || files.length === 0) throw new Refused('Choose a file first.');
  return {
    files: files.map((file: { name?: unknown; base64?: unknown } | null) => ({
      name: textOf(file?.name).slice(0, 200),
      bytes: Buffer.from(textOf(file?.base64), 'base64'),
    })),
    replace: replace === true,
    move: move === true,
    tables: tables === true,
    day: textOf(day) || undefined,
    write: write === true,
  };
}

/** Makes the same checks as the commands, and with `write` also writes. */
export async function publishFiles(context: ApiContext, sent: FilesSent): Promise<FilesAnswer> {
  const kind = await kindOf(sent.files);
  const given = sourcesFrom(sent.files, kind === 'questions');
  return publishers(sent.day)[kind].files(context, given, sent);
}

/** Recognises questions as `publish` does, and other kinds by the fields of the first file. */
async function kindOf(files: FilesSent['files']): Promise<Kind> {
  if (await holdsQuestions(sourcesFrom(files, true).sources)) return 'questions';
  const [first] = sourcesFrom(files, false).sources;
  const fields = first ? await fieldsOf(first) : new Set();
  return fields.has('slug') ? 'courses' : fields.has('href') ? 'resources' : 'articles';
}

export function readForm({ kind, id, values }: Sent): FormSent {
  const given = Object.entries(values ?? {}).map(([name, value]: [string, unknown]) => [
    name,
    Array.isArray(value) ? value.map(textOf) : textOf(value),
  ]);
  return {
    kind: readFormKind(kind),
    id: textOf(id) || undefined,
    values: Object.fromEntries(given) as FormSent['values'],
  };
}

/** Checks a form like a file with the same fields, and writes it if nothing is wrong. */
export const saveForm = (context: ApiContext, { kind, ...sent }: FormSent): Promise<FormAnswer> =>
  publishers()[kind].form(context, sent);

const publishers = (day?: string) => ({
  articles: publisher(articles),
  questions: publisher(questionsOf(day)),
  courses: publisher(courses),
  resources: publisher(resources),
});

/** Publishes one kind of content, from files or from its form. */
const publisher = <Draft, There>(type: ContentType<Draft, There>) => ({
  async files(
    context: ApiContext,
    given: Given,
    { tables, replace, move, write: isMeant }: FilesSent,
  ): Promise<FilesAnswer> {
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
  },
  async form(context: ApiContext, { id, values }: Omit<FormSent, 'kind'>): Promise<FormAnswer> {
    const { site, queries, signal } = context;
    const [problems, warnings]: [Problem[], Warning[]] = [[], []];
    const read = readEntry(type, entryFrom('', values), site, { problems, warnings });
    const options = { queries, signal, replace: id !== undefined, move: true, over: id };
    const plan = problems.length === 0 ? await judge(type, [read], problems, options) : [];
    return {
      problems: problems.map(({ field, reason }) => ({
        field: field ?? null,
        reason: field === undefined ? reason : reason.slice(`${field}: `.length),
      })),
      warnings: warnings.map(({ reason }) => reason),
      written: problems.length === 0 ? await write(type, plan, context) : null,
    };
  },
});

async function write<Draft, There>(
  type: ContentType<Draft, There>,
  plan: readonly Judged<Draft, There>[],
  context: ApiContext,
): Promise<WrittenAnswer> {
  const replaced = await readReplaced(type, plan, context);
  const written = await writePlan(type, plan, context);
  if (written.failed !== null) throw new Refused(sentenceOf(written));
  context.articles.forget();
  return {
    was: plan[0]?.was ?? '',
    said: await context.showChanges(),
    undo: context.undo.keep(replaced),
  };
}
