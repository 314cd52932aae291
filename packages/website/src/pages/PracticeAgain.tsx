import { loading } from '@locales/errors.ts';
import { againWords, practiceAgain, savedWords } from '@locales/saved.ts';
import { today } from '@setu/data';
import type { Question } from '@setu/data';
import { outcomeOf } from '@setu/kit';
import type { Failure, Outcome } from '@setu/kit';
import { Button, CategoryFilter, Loading, Notice, PageBody, PageHeader } from '@setu/ui';
import { useEffect, useState } from 'react';
import { data, useLocation } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { periodName } from '../articles/daily.ts';
import { dueOn } from '../device/spacedRepetition.ts';
import type { AgainItem } from '../device/spacedRepetition.ts';
import { deviceStorage } from '../device/deviceStorage.ts';
import { NeedsScript } from '../device/NeedsScript.tsx';
import { noteAnswers } from '../device/noteAnswers.ts';
import { useDeviceList } from '../device/useDeviceList.ts';
import { LoadFailure } from '../errors/LoadFailure.tsx';
import { useHydrated } from '../frame/useHydrated.ts';
import { fallbacks } from '../locales/fallbacks.ts';
import { homeCrumb, pageCopy } from '../locales/pageCopy.ts';
import { paths } from '../paths.ts';
import type { Answers } from '../practice/answers.ts';
import { practicePath } from '../practice/practicePath.ts';
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
      <PageHeader
        heading={page.heading}
        text={page.text}
        breadcrumbs={[homeCrumb, { title: page.heading }]}
      />
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

/** More questions at a time would be tiring. */
const questionsPerRound = 5;

function Rounds() {
  const [{ round, before }, setRound] = useState<{ round: number; before: readonly string[] }>({
    round: 0,
    before: [],
  });
  const next = (ids: readonly string[]) => {
    setRound({ round: round + 1, before: [...before, ...ids] });
    // The pressed button goes, and the next questions come below the heading. Smooth scrolling would end where the
    // page is while they are read.
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  };
  return <Round key={round} before={before} onNext={next} />;
}

interface RoundProps {
  /** The ids of the questions of earlier rounds, of which some may have been left blank. */
  before: readonly string[];
  onNext: (ids: readonly string[]) => void;
}

/** The questions that are due when the round begins. */
function Round({ before, onNext }: RoundProps) {
  const items = useDeviceList(deviceStorage.again);
  const [asked, setAsked] = useState<Outcome<Question[]>>();
  const isRead = asked?.ok === true;
  const { key } = useLocation();
  useEffect(() => {
    if (isRead) return undefined;
    const leaving = new AbortController();
    const due = dueOn(deviceStorage.again.read(), today())
      .filter(({ id }) => !before.includes(id))
      .slice(0, questionsPerRound);
    void outcomeOf(readQuestions(due, leaving.signal)).then(setAsked, () => {});
    return () => leaving.abort();
    // 'Try again' leads to the same address, with another key.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [isRead, key, before]);

  if (!asked) return <Loading label={loading} />;
  const due = dueOn(items, today());
  if (!asked.ok) {
    const days = [...new Set(due.map(({ day }) => day))].toSorted();
    return (
      <>
        <LoadFailure failure={asked} />
        <CategoryFilter
          label={againWords.days}
          options={days.map((day) => ({
            label: periodName(day),
            href: practicePath(day),
            current: false,
          }))}
        />
      </>
    );
  }
  const [next] = items.map(({ due }) => due).toSorted();
  const shown = asked.value.map(({ id }) => id);
  return (
    <>
      {asked.value.length > 0 && <Sheet questions={asked.value} />}
      {due.length === 0 && (
        <Notice tone="success" actions={[{ label: savedWords.practise, href: paths.practice }]}>
          {next === undefined ? againWords.nothing : againWords.nothingDue(periodName(next))}
        </Notice>
      )}
      {due.some(({ id }) => ![...before, ...shown].includes(id)) && (
        <p>
          <Button onClick={() => onNext(shown)}>{againWords.more}</Button>
        </p>
      )}
    </>
  );
}

/** Reads questions; those that no longer exist are removed from the list. */
async function readQuestions(due: readonly AgainItem[], signal: AbortSignal): Promise<Question[]> {
  if (due.length === 0) return [];
  const ids = due.map(({ id }) => id);
  const found = await (await queriesFor()).questionsById({ ids, signal });
  const gone = ids.filter((id) => found.every((question) => question.id !== id));
  deviceStorage.again.change((items) => items.filter(({ id }) => !gone.includes(id)));
  return found;
}

function Sheet({ questions }: { questions: readonly Question[] }) {
  const [answers, setAnswers] = useState<Answers>();
  return (
    <CheckedSheet
      action={paths.practiceAgain}
      questions={questions}
      answers={answers}
      onCheck={(given) => {
        noteAnswers(questions, given, null);
        setAnswers(given);
      }}
    />
  );
}
