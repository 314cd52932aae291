import { titleNotAvailable } from '@locales/common.ts';
import { practiceWords } from '@locales/practice.ts';
import { practiceLabels } from '@locales/labels.ts';
import { type Question, dayOf } from '@setu/data';
import { isOfBrowser, pathKey } from '@setu/kit';
import { QuestionSheet, Score, TextLink } from '@setu/ui';
import type { QuestionLetter, QuestionSheetProps, SheetQuestion } from '@setu/ui';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { articleHref } from '../../articles/articleHref.ts';
import { noteAnswers } from '../../device/noteAnswers.ts';
import { keepForm, tabStore } from '../../device/tabStore.ts';
import { useHydrated } from '../../frame/useHydrated.ts';
import { type Answers, marksOf, resultsOf } from '../../practice/answers.ts';
import { pageAddress } from '../../language/language.ts';
import { paths } from '../../paths.ts';
import { type SheetAddress, answersAt, checkedPath, namedPath } from '../../practice/readSheet.ts';
import { rowProps } from '../../content/rowProps.ts';

/** The examination's time for a question: two hours for a hundred. */
const secondsPerQuestion = 72;

interface CheckedSheetProps extends Pick<QuestionSheetProps, 'action' | 'again' | 'children'> {
  questions: readonly Question[];
  /** Names these questions among those of the page. */
  round: string;
  answers: Answers | undefined;
  onCheck: (answers: Answers) => void;
  belowScore?: ReactNode;
}

export function CheckedSheet({
  action,
  questions,
  round,
  answers,
  onCheck,
  belowScore,
  ...sheet
}: CheckedSheetProps) {
  const [checks, setChecks] = useState(0);
  // A new array for each check, even with the same answers.
  const chosen = useMemo(
    () =>
      answers?.split('').map((letter) => (letter === '-' ? undefined : (letter as QuestionLetter))),
    // oxlint-disable-next-line react/exhaustive-deps
    [answers, checks],
  );
  const { key } = useLocation();
  // Another visit by a link starts with none of it. A page whose process was ended has lost the key of its entry.
  const entry = (isOfBrowser(key) ? '' : key) + round + answers;
  return (
    <QuestionSheet
      {...sheet}
      ref={(form) => keepForm(form, tabStore(`setu:${entry}`))}
      action={pageAddress(action)}
      questions={questions.map(toSheetQuestion)}
      answers={chosen}
      score={
        answers && (
          <Score {...marksOf(resultsOf(questions, answers))} labels={practiceLabels.score}>
            {belowScore}
          </Score>
        )
      }
      labels={practiceLabels.questionSheet}
      questionLabels={practiceLabels.question}
      onCheck={(chosen) => {
        setChecks(checks + 1);
        onCheck(chosen.map((choice) => choice ?? '-').join(''));
      }}
      secondsPerQuestion={secondsPerQuestion}
      timerStore={tabStore(`setu:${entry}timer`)}
    />
  );
}

/** The answers in this address: a static host sends one page for all. `sent` are those it was rendered with. */
export function useAnswers(sent: Answers | undefined, address: SheetAddress): Answers | undefined {
  const { search } = useLocation();
  return useHydrated() ? answersAt(search, address) : sent;
}

interface PracticeSheetProps {
  questions: readonly Question[];
  answers: Answers | undefined;
  address: SheetAddress;
}

/** Questions to answer; checked, if the address contains answers. */
export function PracticeSheet({ questions, answers, address }: PracticeSheetProps) {
  const { path, day, page, ids } = address;
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const hydrated = useHydrated();

  useEffect(() => {
    const sent = answersAt(search, address);
    // Answers that were sent before React had loaded: only the document's first page begins without it.
    if (hydrated || sent === undefined) return;
    if (isOwnForm(path)) noteAnswers(questions, sent, day);
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  async function check(given: Answers): Promise<void> {
    noteAnswers(questions, given, day);
    // On the newest day's page too: opening the day's own would read the questions again.
    const query = checkedPath({ ...address, path: '' }, given);
    if (query === search) return;
    // The questions that it names are shown already: to read them again takes time, and can fail.
    await navigate(query, { preventScrollReset: true, defaultShouldRevalidate: false });
    // Tomorrow the newest day is another.
    window.history.replaceState(window.history.state, '', pageAddress(path + query));
  }

  return (
    <CheckedSheet
      action={path}
      questions={questions}
      round={ids}
      answers={answers}
      onCheck={(given) => void check(given)}
      // A topic's other pages have other questions.
      again={day === null ? namedPath(address) : pathname}
      belowScore={
        <TextLink href={paths.practiceAgain} arrow="forward">
          {practiceWords.again}
        </TextLink>
      }
    >
      {day === null && <input type="hidden" name="of" value={ids} />}
      {page > 1 && <input type="hidden" name="page" value={page} />}
      {/* Requests a check even if all questions were left out. */}
      <input type="hidden" name="a" value="" />
    </CheckedSheet>
  );
}

/** Whether the form itself led here, and not a link that someone else shared, or the browser by loading the page again. */
function isOwnForm(path: string): boolean {
  // Addresses work in any case, and with a slash at the end.
  const [before = ''] = document.referrer.split('?');
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (opened && opened.type !== 'navigate') return false;
  return [path, paths.practice].some(
    (own) => pathKey(before) === pathKey(window.location.origin + pageAddress(own)),
  );
}

/** English or Hindi, by most of its letters: parsing it as an article's text would add bytes to every page. */
const scriptOf = (text: string): 'en' | 'hi' =>
  text.split(/\p{sc=Deva}/u).length > text.split(/[a-z]/i).length ? 'hi' : 'en';

const inItsScript = (text: string) => <span lang={scriptOf(text)}>{text}</span>;

function toSheetQuestion(question: Question, index: number): SheetQuestion {
  const { article, state, correction, correctedAt } = question;
  const { stem, statements, line, options, answer, explanation, source, language } =
    rowProps(question);
  return {
    id: `question-${index + 1}`,
    stem,
    statements,
    line,
    options,
    answer,
    lang: language,
    ...(state !== 'valid' && {
      correction: {
        on: dayOf(correctedAt) ?? '',
        text: correction ?? undefined,
        dropped: state === 'dropped',
      },
    }),
    explanation: (
      <>
        {explanation?.split(/\n+/).map((paragraph, index) => (
          <p key={index} lang={language ?? scriptOf(paragraph)}>
            {paragraph}
          </p>
        ))}
        {article && (
          <p>
            <TextLink href={articleHref(article)}>
              {practiceWords.read} {inItsScript(article.title ?? titleNotAvailable)}
            </TextLink>
          </p>
        )}
        {source && (
          <p>
            {practiceWords.source} {inItsScript(source)}
          </p>
        )}
      </>
    ),
  };
}
