import { dayOf, today } from '@setu/data';
import { choices, mostOf, longestTexts, now, questionLimits, sameTitle } from '@setu/data/staff';
import type { QuestionDraft, QuestionToWrite, StoredQuestion } from '@setu/data/staff';
import type { DeskSite } from '../command.ts';
import { visibleFrom } from '../content/dateTime.ts';
import type { Fields } from '../content/fields.ts';
import {
  holdsOptions,
  optionsWithoutLetters,
  questionFaults,
  shownOption,
  statementsWithoutNumbers,
} from '../content/questionFaults.ts';
import { articleField, languageField, prefixOf } from '../content/languageField.ts';
import { questionEntries } from '../content/questionText.ts';
import type { PublishKind, Validation } from './publishKind.ts';

interface Existing extends Omit<QuestionToWrite, 'draft'> {
  validation: Validation;
}

/** @param day the day of questions whose file names none. */
export const questionsOf = (day: unknown): typeof questions => ({
  ...questions,
  split: (...file) =>
    questionEntries(...file).map((entry) =>
      typeof day !== 'string' || entry.fields.has('day')
        ? entry
        : {
            ...entry,
            fields: new Map([...entry.fields, ['day', { value: day, line: entry.line }]]),
          },
    ),
});

const questions: PublishKind<QuestionDraft, Existing> = {
  noun: 'question',
  ownField: 'number',
  body: 'questions',
  read,
  warn: ({ explanation }) => (explanation === null ? 'explanation: there is none' : null),
  keysOf: ({ day, number, ...draft }) => [
    `${day} ${number} ${draft.language}`,
    `${day} ${textOf(draft)}`,
  ],
  async find(queries, drafts, { signal, over }) {
    const days = drafts.map(({ day }) => day);
    const stored = await queries.questionsOfDays({ days, signal });
    const ids = drafts.flatMap(({ articleId }) => articleId ?? []);
    const articles = await queries.articleIdsOf({ ids, signal });
    if (!stored) return drafts.map(() => refuse(lacking));
    const same =
      over === undefined
        ? rowsOf(drafts, stored)
        : drafts.map(() => stored.find(({ id }) => id === over));
    return drafts.map((draft, index) => {
      const { articleId } = draft;
      if (articleId !== null && !articles.has(articleId)) {
        return refuse(`article: there is no article ${articleId}`);
      }
      return compare(draft, same[index]);
    });
  },
  validate: (_draft, { validation }) => validation,
  steps: [
    {
      what: 'questions',
      write: (queries, plan, signal) =>
        queries.writeQuestions({
          questions: plan
            .filter(({ existing }) => existing.validation.outcome !== 'unchanged')
            .map(({ draft, existing }) => ({ draft, ...existing })),
          signal,
        }),
    },
  ],
  async correct(queries, { draft, existing }, over) {
    if (existing.validation.outcome === 'unchanged') return over;
    const question = { draft, ...existing };
    return { version: await queries.correctQuestion({ question, ...over }) };
  },
  replaced: ({ existing: { id } }) => [{ table: 'Questions', id }],
  columns: ['day', 'number', 'question', 'answer', 'visible'],
  show: (question) => [
    question.day,
    question.number,
    question.stem,
    question.answer,
    visible(question),
  ],
  titleOf: ({ number, stem }) => `${number}. ${stem}`,
  noteOf: (question) => (question.publishAt === null ? null : visible(question)),
  publicPath: ({ day, language }, _existing, site) =>
    prefixOf(site, language) + site.practicePath(day),
};

const lacking =
  'this project has no questions; the migration 20261124000650_questions.sql adds them';

/** Never before its day, whatever time is written. */
const visible = ({ day, publishAt }: Pick<QuestionDraft, 'day' | 'publishAt'>) =>
  visibleFrom((dayOf(publishAt) ?? day) < day ? null : publishAt, 'on its day');

/** The text by which two questions are compared. */
const textOf = ({ stem, statements, line }: Pick<QuestionDraft, 'stem' | 'statements' | 'line'>) =>
  sameTitle([stem, ...statements, line].join('\n'));

/** For each draft the stored question that it matches: by its text, else by its place; each at most once. */
function rowsOf(drafts: readonly QuestionDraft[], stored: readonly StoredQuestion[]) {
  const free = new Set(stored);
  const take = (isIt: (question: StoredQuestion) => boolean): StoredQuestion | undefined => {
    const found = [...free].find(isIt);
    if (found) free.delete(found);
    return found;
  };
  const same = drafts.map((draft) =>
    take((one) => one.day === draft.day && textOf(one) === textOf(draft)),
  );
  const isAt =
    ({ day, number, language }: QuestionDraft) =>
    (one: StoredQuestion) =>
      one.day === day && one.number === number && one.language === language;
  const inPlace = drafts.map((draft, index) => same[index] ?? take(isAt(draft)));
  // A question whose place another draft takes must give way: a draft without a match overwrites it.
  return drafts.map(
    ({ day }, index) =>
      inPlace[index] ?? take((one) => one.day === day && drafts.some((draft) => isAt(draft)(one))),
  );
}

const valid = { state: 'valid', correction: null, correctedAt: null } as const;

const refuse = (refused: string): Existing => ({ ...valid, id: null, validation: { refused } });

/** What becomes of a question. A changed answer key is a correction; that and a drop need no `--replace`. */
function compare(draft: QuestionDraft, stored: StoredQuestion | undefined): Existing {
  const becomes = (outcome: string, more: Partial<Existing> = {}): Existing => ({
    ...(stored ?? { ...valid, id: null }),
    validation: { outcome },
    ...more,
  });
  const noted = ({ state, text }: Pick<Change, 'state' | 'text'>): Existing =>
    becomes(state, { state, correction: text, correctedAt: new Date(now()).toISOString() });
  if (!stored) {
    return draft.dropped === null
      ? becomes('new')
      : noted({ state: 'dropped', text: draft.dropped });
  }
  const isSame = (name: keyof QuestionDraft & keyof StoredQuestion) =>
    isEqual(draft[name], stored[name]);
  const change = changeOf(draft, stored);
  if (shownAlways.every(isSame)) {
    if (change && !change.undoes) return noted(change);
    if (!change && isSame('answer') && isSame('explanation') && isSame('source')) {
      return becomes('unchanged');
    }
    if (!change && !isSame('answer') && !isSeen(stored)) return becomes('replaced');
  }
  const exists = `is published already, as question ${stored.number} of ${stored.day}`;
  const existing = change ? noted(change) : becomes('replaced');
  return { ...existing, validation: { exists } };
}

/** Whether visitors may have seen it: before, another key corrects nothing. */
const isSeen = ({ day, publishAt }: StoredQuestion): boolean =>
  day <= today(now()) && (publishAt === null || Date.parse(publishAt) <= now());

/** Rows written elsewhere may have other spellings of a letter than a draft. */
const isEqual = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one).normalize('NFC') === JSON.stringify(other).normalize('NFC');

/** Fields that a correction leaves unchanged. */
const shownAlways = [
  ...(['number', 'stem', 'statements', 'line', 'options', 'topics'] as const),
  ...(['articleId', 'language', 'publishAt'] as const),
];

interface Change {
  state: 'corrected' | 'dropped';
  text: string;
  /** Set if it makes a dropped question count again. */
  undoes?: true;
}

function changeOf(draft: QuestionDraft, stored: StoredQuestion): Change | null {
  const { correction, dropped } = draft;
  const rightOf = ({ options, answer }: Pick<QuestionDraft, 'options' | 'answer'>) =>
    options[choices.indexOf(answer)];
  const inHindi = /\p{Script=Devanagari}/u.test(draft.stem);
  if (dropped !== null) {
    const isKnown = stored.state === 'dropped' && isEqual(stored.correction, dropped);
    return isKnown ? null : { state: 'dropped', text: dropped };
  }
  if (stored.state === 'dropped') {
    const again = inHindi ? 'प्रश्न फिर से गिना जाता है।' : 'The question counts again.';
    return { state: 'corrected', text: correction ?? again, undoes: true };
  }
  if (correction !== null && !isEqual(correction, stored.correction)) {
    return { state: 'corrected', text: correction };
  }
  const from = `(${stored.answer})`;
  const to = `(${draft.answer})`;
  const said = inHindi ? `उत्तर ${from} नहीं, ${to} है।` : `The answer is ${to}, not ${from}.`;
  // A kept text is that of an earlier correction.
  const isCorrected = isSeen(stored) && !isEqual(rightOf(draft), rightOf(stored));
  return isCorrected ? { state: 'corrected', text: said } : null;
}

function read(fields: Fields, site: DeskSite): QuestionDraft {
  const number = Number(fields.neededText('number', { longest: 3 }));
  if (!(Number.isInteger(number) && number >= 1 && number <= questionLimits.number)) {
    fields.refuse('number', `is a whole number from 1 to ${questionLimits.number}`);
  }
  const options = readOptions(fields);
  const text = (name: keyof typeof questionLimits) =>
    fields.text(name, { longest: questionLimits[name] });
  const stem = fields.neededText('stem', { longest: questionLimits.stem });
  if (holdsOptions(stem)) fields.refuse('stem', 'the options stand in it: each has its own field');
  const statements = statementsWithoutNumbers(
    fields
      .list('statements', { longest: questionLimits.statement, most: questionLimits.statements })
      .filter((statement) => statement !== ''),
  );
  const shown = (option: string) => (statements.length > 0 ? shownOption(option) : option);
  const [a, b, c, d] = options;
  const draft: QuestionDraft = {
    day: readDay(fields, site),
    number,
    stem,
    statements,
    line: text('line'),
    options: [shown(a), shown(b), shown(c), shown(d)],
    answer: readAnswer(fields, options),
    explanation: text('explanation'),
    source: text('source'),
    topics: fields.texts('topics', { longest: longestTexts.topic, most: mostOf.topics }),
    language: languageField(fields, stem),
    articleId: articleField(fields, 'article', site),
    correction: text('correction'),
    dropped: fields.text('dropped', { longest: questionLimits.correction }),
    publishAt: readMoment(fields),
  };
  for (const { reason, place } of questionFaults(draft)) fields.refuse('options', reason, place);
  return draft;
}

function readDay(fields: Fields, { hasPractice }: DeskSite): string {
  const day = fields.dateTime('day')?.slice(0, 'yyyy-mm-dd'.length) ?? '';
  const noPage = 'has no page: this site does without practice (`without` in src/institute.ts)';
  if (!fields.has('day')) {
    fields.refuse('day', 'is missing (in a file between lines ---, day: 2026-11-24)');
  }
  if (!hasPractice) fields.refuse('day', noPage);
  return day;
}

/** When visitors see it, as the table's rows have it, so that the two can be compared. */
function readMoment(fields: Fields): string | null {
  const isDraft = fields.flag('draft');
  const publishAt = fields.dateTime('publish_at');
  if (isDraft && publishAt !== null) fields.refuse('draft', 'give one of publish_at and draft');
  return isDraft ? 'infinity' : publishAt && new Date(publishAt).toISOString();
}

function readOptions(fields: Fields): QuestionDraft['options'] {
  const reason = 'there must be four, in their order (in a file each begins its line: (a) to (d))';
  const written = fields.list('options', { longest: questionLimits.option, most: 26 });
  const [a = '', b = '', c = '', d = '', ...more] = optionsWithoutLetters(written);
  const options = [a, b, c, d] as const;
  if (more.length > 0) fields.refuse('options', reason);
  else if (options.includes('')) fields.refuse('options', reason, options.indexOf(''));
  return [...options];
}

function readAnswer(fields: Fields, options: QuestionDraft['options']): QuestionDraft['answer'] {
  const written = fields.neededText('answer', { longest: questionLimits.option });
  const [, letter = '', words = ''] = /^\(?([a-d])(?![a-z])[).]?([^]*)$/i.exec(written) ?? [];
  const answer = choices.find((choice) => choice === letter.toLowerCase()) ?? 'a';
  // The words of the option may follow its letter, and nothing else: 'a, c' names two.
  const isOption = sameTitle(words) === sameTitle(options[choices.indexOf(answer)] ?? '');
  if (written !== '' && (letter === '' || !(words.trim() === '' || isOption))) {
    fields.refuse('answer', `'${written}' is none of a, b, c, d`);
  }
  return answer;
}
