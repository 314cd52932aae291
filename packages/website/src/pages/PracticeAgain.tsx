import { loading } from '@locales/errors.ts';
import { againWords, practiceAgain, savedWords } from '@locales/saved.ts';
import { type Question, today } from '@setu/data';
import { type Failure, type Outcome, outcomeOf, usePublicConfig } from '@setu/kit';
import { Button, CategoryFilter, Loading, Notice, PageBody, PageHeader } from '@setu/ui';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type LoaderFunctionArgs, data, useLocation } from 'react-router-dom';
import { periodName } from '../articles/periodName.ts';
import { dueOn, putOff } from '../device/spacedRepetition.ts';
import { isStorageBlocked } from '../device/deviceList.ts';
import { deviceStorage } from '../device/deviceStorage.ts';
import { NeedsScript } from '../device/NeedsScript.tsx';
import { noteAnswers } from '../device/noteAnswers.ts';
import { useDeviceList } from '../device/useDeviceList.ts';
import { LoadFailure } from '../errors/LoadFailure.tsx';
import { useHydrated } from '../frame/useHydrated.ts';
import { fallbacks } from '../locales/fallbacks.ts';
import { crumbsTo, pageCopy } from '../locales/pageCopy.ts';
import { paths, practicePath } from '../paths.ts';
import type { Answers } from '../practice/answers.ts';
import { queriesFor } from '../queries.ts';
import { NotFoundScreen } from './NotFound.tsx';
import { CheckedSheet } from './parts/PracticeSheet.tsx';

const page = pageCopy('practiceAgain', practiceAgain);

/** Whether the project has questions; null if it has none. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const queries = await queriesFor(context);
  // Reads a month without questions, which is enough to know.
  const days = await outcomeOf(queries.questionDays({ month: '2000-01', signal: request.signal }));
  if (!days.ok) return data(days, { status: 500 });
  return days.value === null ? data(null, { status: 404 }) : ({ ok: true } satisfies Data);
}

type Data = { ok: true } | Failure | null;

export const meta = (loaded: Data) =>
  loaded ? { ...page.meta, path: page.path } : fallbacks.notFound.meta;

export function Page({ data: loaded }: { data: Data }) {
  const hydrated = useHydrated();
  if (!loaded) return <NotFoundScreen />;
  return (
    <>
      <PageHeader heading={page.heading} text={page.text} breadcrumbs={crumbsTo(page)} />
      <PageBody>
        {loaded.ok && hydrated && <Rounds />}
        {loaded.ok && !hydrated && <NeedsScript />}
        {!loaded.ok && <LoadFailure failure={loaded} />}
        <p>
          <Button variant="secondary" href={paths.saved}>
            {savedWords.all}
          </Button>
        </p>
      </PageBody>
    </>
  );
}

const questionsPerRound = 5;

/**
 * The questions of a checked round, their answers and their keys, kept in the history for the way back from an article.
 */
type Round = { day: string; ids: string[]; answers: Answers; asked: readonly string[] } | undefined;
type EntryState = { round?: Round } | null;
/** Not that of another day, which begins with what is due then. */
const checkedRound = () => {
  const round = (window.history.state as EntryState)?.round;
  return round?.day === today() ? round : undefined;
};
const keepRound = (round: Round) =>
  window.history.replaceState({ ...(window.history.state as EntryState), round }, '');

/** Of a question on the day it is due: answered wrongly, it is asked again when it is due again. */
const askedKey = ({ id, due }: { id: string; due: string }) => `${id} ${due}`;

function useRound(backend: unknown) {
  const [round, setRound] = useState(checkedRound);
  const [found, setFound] = useState<Outcome<Question[]>>();
  /** The keys of the questions so far, some of which may have been left blank, or may no longer exist. */
  const [asked, setAsked] = useState<readonly string[]>([]);
  const isRead = found?.ok === true;
  const { key } = useLocation();
  useEffect(() => {
    if (isRead || !backend) return undefined;
    const leaving = new AbortController();
    const due = dueOn(deviceStorage.again.read(), today())
      .filter((item) => !asked.includes(askedKey(item)))
      .slice(0, questionsPerRound);
    const ids = round?.ids ?? due.map(({ id }) => id);
    const show = (questions: Outcome<Question[]>) => {
      setFound(questions);
      if (!questions.ok) return;
      setAsked(round?.asked ?? [...asked, ...due.map(askedKey)]);
      keepRound(round);
      if (questions.value.length > 0 || ids.length === 0) return;
      // None of them is there: the next ones are read.
      setRound(undefined);
      setFound(undefined);
    };
    void outcomeOf(readQuestions(ids, leaving.signal)).then(show, () => {});
    return () => leaving.abort();
    // 'Try again' leads to the same address, with another key.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [isRead, backend, key, asked, round]);
  const endRound = () => {
    setRound(undefined);
    setFound(undefined);
  };
  return { round, found, asked, endRound };
}

/** A tab that has been in the background since yesterday has other questions. */
function whenShown(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** The questions that are due, a few at a time; links to their days where the browser can read no tables. */
function Rounds() {
  const { backend } = usePublicConfig();
  const items = useDeviceList(deviceStorage.again);
  const { round, found, asked, endRound } = useRound(backend);
  const due = dueOn(items, useSyncExternalStore(whenShown, today, today));
  const failed = found?.ok === false && found;
  const hasFailed = useRef(false);
  useEffect(() => {
    // 'Try again' has gone with its notice.
    if (hasFailed.current && !failed && document.activeElement === document.body) focusHeading();
    hasFailed.current = Boolean(failed);
  }, [failed]);
  if (failed || (!backend && due.length > 0)) {
    return (
      <>
        {failed ? (
          <LoadFailure failure={failed} />
        ) : (
          <Notice tone="info">{againWords.unread}</Notice>
        )}
        <Days days={due.map(({ day }) => day)} />
      </>
    );
  }
  if (!found && backend) return <Loading label={loading} />;
  const showNext = () => {
    endRound();
    // The pressed button goes, and the next questions come below the heading.
    focusHeading();
    window.scrollTo(0, 0);
  };
  const [next] = items.map(({ due }) => due).toSorted();
  const nothing = isStorageBlocked() ? savedWords.notKept : againWords.nothing;
  return (
    <>
      {found && found.value.length > 0 && (
        <Sheet questions={found.value} checked={round} asked={asked} />
      )}
      {due.length === 0 && (
        <Notice
          tone={isStorageBlocked() ? 'info' : 'success'}
          actions={[{ label: savedWords.practise, href: paths.practice }]}
        >
          {next === undefined ? nothing : againWords.nothingDue(periodName(next))}
        </Notice>
      )}
      {due.some((item) => !asked.includes(askedKey(item))) && (
        <p>
          <Button onClick={showNext}>{againWords.more}</Button>
        </p>
      )}
    </>
  );
}

const focusHeading = () =>
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });

function Days({ days }: { days: readonly string[] }) {
  const options = [...new Set(days)]
    .toSorted()
    .map((day) => ({ label: periodName(day), href: practicePath(day), current: false }));
  return <CategoryFilter label={againWords.days} options={options} />;
}

/** Reads questions; those that are not there are put off, because the staff may publish them again. */
async function readQuestions(ids: readonly string[], signal: AbortSignal): Promise<Question[]> {
  if (ids.length === 0) return [];
  const found = await (await queriesFor()).questionsById({ ids, signal });
  // A table that is missing for a while says nothing of its questions.
  if (!found) throw new Error('The questions could not be read.');
  const gone = ids.filter((id) => found.every((question) => question.id !== id));
  deviceStorage.again.change((items) => putOff(items, gone, today()));
  return found;
}

interface SheetProps {
  questions: readonly Question[];
  checked: Round;
  asked: readonly string[];
}

function Sheet({ questions, checked, asked }: SheetProps) {
  const ids = questions.map(({ id }) => id);
  const own = asked.filter((key) => ids.some((id) => key.startsWith(`${id} `)));
  const [answers, setAnswers] = useState(
    // Some of its questions may not be there.
    checked && ids.map((id) => checked.answers[checked.ids.indexOf(id)] ?? '-').join(''),
  );
  return (
    <CheckedSheet
      action={paths.practiceAgain}
      questions={questions}
      round={own.join()}
      answers={answers}
      onCheck={(given) => {
        noteAnswers(questions, given, null);
        setAnswers(given);
        keepRound({ day: today(), ids, answers: given, asked: own });
      }}
    />
  );
}
