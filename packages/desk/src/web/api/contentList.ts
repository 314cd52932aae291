import { DataError } from '@setu/data';
import type { Opened, OpenedCourse, ResourceDraft, StoredQuestion } from '@setu/data/staff';
import { formatDateTime, isDay } from '../../content/dateTime.ts';
import { type ApiContext, type Sent, Refused, sentText } from './route.ts';

/** Kinds of content that have forms. */
const formKinds = ['questions', 'courses', 'resources'] as const;
export type FormKind = (typeof formKinds)[number];

export function readFormKind(sent: unknown): FormKind {
  const kind = formKinds.find((one) => one === sent);
  if (!kind) throw new Refused('There is no such form.');
  return kind;
}

/** An item that can be opened in a form. */
export interface ContentLine {
  id: string;
  title: string | null;
  language: 'en' | 'hi' | null;
  /** The place of a question, or an item's address. */
  note: string;
}

/** The fields of a form, as a file has them. */
export type Values = Record<string, string | string[]>;

export const readValues = (sent: unknown): Values =>
  Object.fromEntries(
    Object.entries(sent ?? {}).map(([name, value]: [string, unknown]) => [
      name,
      Array.isArray(value) ? value.map(sentText) : sentText(value),
    ]),
  );

export interface OpenedContent {
  /** Changes whenever the item is written; empty: it is new. */
  version: string;
  values: Values;
}

/** Lists the items of a kind, for questions of a day. */
export async function listContent(
  { queries, signal }: Pick<ApiContext, 'queries' | 'signal'>,
  sent: Sent,
): Promise<ContentLine[]> {
  const kind = readFormKind(sent['kind']);
  if (kind === 'questions') {
    const day = sentText(sent['day']);
    if (!isDay(day)) throw new Refused('Choose a day.');
    const questions = await queries.questionsOfDays({ days: [day], signal });
    if (!questions) throw new Refused('This project has no questions.');
    return questions
      .toSorted((a, b) => a.number - b.number)
      .map(({ id, stem, language, number }) => ({ id, title: stem, language, note: `${number}` }));
  }
  const lines: ContentLine[] = [];
  if (kind === 'courses') {
    for await (const { id, title, language, slug } of queries.storedCourses({ signal })) {
      if (id !== null) lines.push({ id, title, language, note: `/${slug ?? ''}` });
    }
  } else {
    for await (const { id, title, href } of queries.storedResources({ signal })) {
      if (id !== null) lines.push({ id, title, language: null, note: href?.written ?? '' });
    }
  }
  return lines;
}

export async function openContent(
  { queries, signal }: Pick<ApiContext, 'queries' | 'signal'>,
  sent: Sent,
): Promise<OpenedContent> {
  const id = sentText(sent['id']);
  const filled = <Draft>(opened: Opened<Draft> | undefined, valuesOf: (draft: Draft) => Values) => {
    if (!opened) throw new DataError('not-found', 'It is not there any more.');
    return { version: opened.version, values: valuesOf(opened.draft) };
  };
  switch (readFormKind(sent['kind'])) {
    case 'courses':
      return filled(await queries.openedCourse({ id, signal }), valuesOfCourse);
    case 'resources':
      return filled(await queries.openedResource({ id, signal }), valuesOfResource);
    default:
      return filled(await queries.openedQuestion({ id, signal }), valuesOfQuestion);
  }
}

/** Values in the form that a file would have. */
const written = (values: Record<string, string | string[] | boolean | null>): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value === true ? 'yes' : value || '']),
  );

const valuesOfResource = ({ image, ...draft }: ResourceDraft): Values =>
  written({ ...draft, picture: image });

function valuesOfCourse(draft: OpenedCourse['draft']): Values {
  const { image, buyHref, modules, features, outcomes, ...more } = draft;
  const numbered = (nameOf: (place: number) => string, texts: readonly (string | null)[]) =>
    Object.fromEntries(texts.map((text, index) => [nameOf(index + 1), text]));
  const headings = modules.map(({ heading }) => heading);
  const bodies = modules.map(({ body }) => body);
  return written({
    ...more,
    picture: image,
    buy: buyHref,
    ...numbered((place) => `module_${place}_heading`, headings),
    ...numbered((place) => `module_${place}`, bodies),
    ...numbered((place) => `feature_${place}`, features),
    ...numbered((place) => `outcome_${place}`, outcomes),
  });
}

function valuesOfQuestion(question: StoredQuestion): Values {
  const { id: _id, correctedAt: _at, articleId, correction, publishAt, state, ...more } = question;
  const isDraft = publishAt === 'infinity';
  return written({
    ...more,
    number: String(question.number),
    article: articleId,
    correction: state === 'corrected' ? correction : null,
    dropped: state === 'dropped' ? correction : null,
    publish_at: publishAt === null || isDraft ? null : formatDateTime(publishAt),
    draft: isDraft,
  });
}
