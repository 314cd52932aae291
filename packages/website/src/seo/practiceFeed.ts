import { practiceFeedWords as words } from '@locales/programs.ts';
import { type Question, dayOf, timeZoneOffset } from '@setu/data';
import type { ServerQueries } from '@setu/data/server';
import type { FeedEntry } from '@setu/kit';
import { periodName } from '../articles/periodName.ts';
import { detectLanguage } from '../language/detectLanguage.ts';
import { mostQuestions } from '../practice/answers.ts';
import { practicePath } from '../paths.ts';
import { escapeHtml } from './articleHtml.ts';

/** An entry for each of the newest days, updated when a key was corrected or a question dropped. */
export async function practiceEntries(queries: ServerQueries): Promise<FeedEntry[]> {
  const questions = await queries.wholeQuestions({ limit: mostQuestions });
  const days = [...Map.groupBy(questions, ({ day }) => day)];
  // The last of several days may have further questions; a single one is whole.
  const whole = questions.length < mostQuestions || days.length === 1 ? days : days.slice(0, -1);
  return whole.map(([day, all]) => {
    // Numbered by their places, as on the sheet: the numbers of the day may have gaps.
    const ofDay = all.map((question, place) => ({ ...question, number: place + 1 }));
    const path = practicePath(day);
    const corrected = ofDay.flatMap(({ correctedAt }) => correctedAt ?? []).toSorted();
    const notes = ofDay.flatMap((question) => noteOf(question) ?? []);
    const summary = [words.count(ofDay.length), ...notes].join(' ');
    const lang = detectLanguage(ofDay.map(({ stem }) => stem).join(' '));
    return {
      id: path,
      href: path,
      title: { text: words.title(periodName(day)) },
      date: `${day}T00:00:00${timeZoneOffset}`,
      updated: corrected.at(-1) ?? null,
      category: null,
      summary: { text: summary },
      html: { text: ofDay.map(questionHtml).join('\n') + answersHtml(ofDay), lang },
    };
  });
}

function noteOf({ number, state, correction, correctedAt }: Question): string | null {
  const day = dayOf(correctedAt);
  if (state === 'valid' || day === null) return null;
  return words[state](number, periodName(day), correction ?? '');
}

const element = (name: string, text: string | null) =>
  text === null ? '' : `<${name}>${escapeHtml(text).replaceAll('\n', '<br>')}</${name}>`;

const list = (start: string, texts: readonly string[]) =>
  texts.length === 0 ? '' : `<ol${start}>${texts.map((text) => element('li', text)).join('')}</ol>`;

const questionHtml = (question: Question): string =>
  [
    element('h2', words.question(question.number)),
    element('p', noteOf(question)),
    element('p', question.stem),
    list('', question.statements),
    element('p', question.line),
    list(' type="a"', question.options),
  ].join('');

/** The answers, below all questions as on paper. */
function answersHtml(questions: readonly Question[]): string {
  const answers = questions.map(({ number, state, answer, explanation }) =>
    element(
      'p',
      `${number}. ${state === 'dropped' ? '–' : `(${answer})`} ${explanation ?? ''}`.trim(),
    ),
  );
  return `\n${element('h2', words.answers)}${answers.join('')}`;
}
