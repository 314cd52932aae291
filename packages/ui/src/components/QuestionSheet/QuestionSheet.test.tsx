import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  button,
  emulate,
  render,
  renderAndHydrate,
  renderOnServer,
} from '../../testing/browser.ts';
import type { QuestionLetter, SheetTimer } from '../../index.ts';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { type QuestionSheetProps, type SheetQuestion, QuestionSheet } from './QuestionSheet.tsx';

const questions = ['First', 'Second'].map((stem): SheetQuestion => ({
  stem,
  options: ['One', 'Two', 'Three', 'Four'],
  answer: 'b',
  explanation: `Why, ${stem}.`,
}));
const sheet = (props?: Partial<QuestionSheetProps>) => (
  <QuestionSheet action="/practice/2026-11-20" questions={questions} {...props} />
);

const group = (number: number) => page.getByRole('group', { name: `Question ${number} of 2` });
const option = (number: number, name: string) => group(number).getByRole('radio', { name });
const said = page.getByRole('group', { name: 'Time yourself' }).getByRole('status');

function Practice() {
  const [answers, setAnswers] = useState<(QuestionLetter | undefined)[]>();
  return sheet({
    answers,
    score: answers && <p>Marks: {answers.join('-')}</p>,
    onCheck: setAnswers,
  });
}

test('opens an address without a script: each answer under its number', async () => {
  const { container } = renderOnServer(sheet());
  await userEvent.click(option(2, '(d) Four'));
  const form = container.querySelector('form') as HTMLFormElement;
  expect([form.method, form.getAttribute('action')]).toEqual(['get', '/practice/2026-11-20']);
  expect([...new FormData(form)]).toEqual([['q2', 'd']]);
});

test('checks without leaving the page: focus goes to the marks each time, which are announced', async () => {
  await renderAndHydrate(<Practice />);
  await userEvent.click(option(1, '(b) Two'));
  await userEvent.click(button('Check answers'));
  const status = page.getByRole('status').first();
  await expect.element(status).toHaveTextContent('Marks: b-');
  expect(document.activeElement?.textContent).toBe('Marks: b-');
  await expect.element(option(1, '(b) Two Your answer: right')).toBeChecked();
  await expect.element(group(2)).toHaveAccessibleDescription('Left blank Second');
  await userEvent.click(option(2, '(c) Three'));
  await userEvent.click(button('Check answers'));
  await expect.poll(() => document.activeElement?.textContent).toBe('Marks: b-c');
});

test.for(['address', 'questions', 'options'])(
  'of another %s takes over no choices and no time',
  async (of) => {
    const before: Record<string, SheetQuestion[]> = {
      questions: questions.toReversed(),
      options: questions.map((question) => ({ ...question, options: ['1', 'Two', '3', '4'] })),
    };
    function Days() {
      const [isBefore, setBefore] = useState(false);
      return sheet({
        action: isBefore && of === 'address' ? '/practice/2026-11-19' : '/practice/2026-11-20',
        questions: (isBefore && before[of]) || questions,
        secondsPerQuestion: 90,
        children: (
          <button type="button" onClick={() => setBefore(true)}>
            Day before
          </button>
        ),
      });
    }
    await renderAndHydrate(<Days />);
    await userEvent.click(button('3 minutes'));
    await userEvent.click(option(1, '(b) Two'));
    await userEvent.click(button('Day before'));
    await expect.element(option(1, '(b) Two')).not.toBeChecked();
    await expect.element(button('3 minutes')).toBeVisible();
  },
);

test('in the HTML of the server the marks take the focus; all is explained', async () => {
  const again = { again: '/practice/2026-11-20' };
  const { html, container } = await renderAndHydrate(
    sheet({ ...again, answers: ['a', undefined], score: '0 of 4' }),
  );
  expect(html).toMatch(/tabindex="-1" autofocus=""[^>]*>0 of 4/i);
  // A reload shows the answers of the address in Firefox, too.
  expect(html).toMatch(/^<form[^>]* autocomplete="off"/i);
  await expect.element(option(1, '(a) One Your answer: wrong')).toBeChecked();
  await expect.element(page.getByRole('link', { name: 'Start again' })).toBeVisible();
  expect(container.querySelectorAll('details[open]')).toHaveLength(2);
});

test('prints its answers on the last page, and no buttons', async () => {
  const corrected = questions.map((each) => ({ ...each, correction: { on: '2026-11-22' } }));
  await renderAndHydrate(sheet({ questions: corrected, secondsPerQuestion: 72 }));
  const answers = page.getByRole('heading', { name: 'Answers' });
  await expect.element(answers).not.toBeInTheDocument();
  await emulate('print');
  await expect.element(answers).toBeVisible();
  const key = answers.element().parentElement as HTMLElement;
  expect(getComputedStyle(key).breakBefore).toBe('page');
  expect(key.innerText).toMatch(
    /Answer corrected on 22 November 2026\.\s+Answer: \(b\) Two\s+Why, Second\./,
  );
  await expect.element(button('Check answers')).not.toBeInTheDocument();
  await expect.element(page.getByRole('group', { name: 'Time yourself' })).not.toBeInTheDocument();
});

/** Starts the clock of a sheet, for three minutes; time then passes by `vi.advanceTimersByTime`. */
async function startTimer(props: Partial<QuestionSheetProps> = {}, time = '3 minutes') {
  await renderAndHydrate(sheet({ secondsPerQuestion: 90, ...props }));
  await expect.element(button(time)).toBeVisible();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  await userEvent.click(button(time));
}

test('times those who want it: pauses, hides, speaks four times, and ends nothing', async () => {
  await startTimer();
  const timer = page.getByRole('timer');
  await expect.element(timer).toHaveTextContent('3:00 left');
  await expect.element(button('Pause')).toHaveFocus();
  const after = async (seconds: number, shown: string, announced: string) => {
    vi.advanceTimersByTime(seconds * 1000);
    await expect.element(timer).toHaveTextContent(shown);
    expect(said.element().textContent).toBe(announced);
  };
  await after(5, '2:55 left', '3 minutes left');
  await userEvent.click(button('Pause'));
  await after(60, '2:55 left', '3 minutes left');
  await userEvent.click(button('Go on'));
  await userEvent.click(button('Hide'));
  await expect.element(timer).not.toBeInTheDocument();
  await userEvent.click(button('Show time'));
  await after(90, '1:25 left', '1 minute 30 seconds left');
  await after(30, '0:55 left', '1 minute left');
  await userEvent.click(button('Hide'));
  vi.advanceTimersByTime(20_000);
  await userEvent.click(button('Show time'));
  await after(34, '0:01 left', '');
  vi.advanceTimersByTime(1000);
  await expect.element(said).toHaveTextContent('Time is up. Go on as long as you like.');
  await expect.element(timer).not.toBeInTheDocument();
  await expect.element(option(1, '(b) Two')).toBeEnabled();
  await userEvent.click(button('Stop'));
  await expect.element(button('3 minutes')).toHaveFocus();
});

test('of less than a minute never says that a minute is left, and ticks no more once stopped', async () => {
  await startTimer({ secondsPerQuestion: 20 }, '40 seconds');
  await expect.element(said).toHaveTextContent('40 seconds left');
  vi.advanceTimersByTime(20_000);
  await expect.element(said).toHaveTextContent('20 seconds left');
  await userEvent.click(button('Stop'));
  await expect.element(button('40 seconds')).toHaveFocus();
  expect(vi.getTimerCount()).toBe(0);
});

test('of one question says half-way that half is left', async () => {
  await startTimer(
    { secondsPerQuestion: 72, questions: questions.slice(1) },
    '1 minute 12 seconds',
  );
  vi.advanceTimersByTime(12_000);
  await expect.element(said).toHaveTextContent('1 minute left');
  vi.advanceTimersByTime(24_000);
  await expect.element(said).toHaveTextContent('36 seconds left');
});

test('goes on by the clock after a reload, which gives it no focus; stays paused, ended or stopped', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  let kept: SheetTimer | undefined;
  const timerStore = { read: () => kept, write: (timer: SheetTimer) => void (kept = timer) };
  const open = () => render(sheet({ secondsPerQuestion: 90, timerStore }));
  let shown = await open();
  const reload = async (seconds: number) => {
    await shown.unmount();
    vi.setSystemTime(Date.now() + seconds * 1000);
    shown = await open();
  };
  const timer = page.getByRole('timer');
  await userEvent.click(button('3 minutes'));
  await reload(25);
  await expect.element(timer).toHaveTextContent('2:35 left');
  expect([said.element().textContent, document.activeElement]).toEqual(['', document.body]);
  await userEvent.click(button('Pause'));
  await userEvent.click(button('Hide'));
  await reload(60);
  await userEvent.click(button('Show time'));
  await expect.element(timer).toHaveTextContent('2:35 left');
  await userEvent.click(button('Go on'));
  await reload(155);
  await expect.element(said).toHaveTextContent('Time is up. Go on as long as you like.');
  await userEvent.click(button('Stop'));
  await reload(1);
  await expect.element(button('3 minutes')).toBeVisible();
});

test('goes on where the clock of the device is set back', async () => {
  await startTimer();
  vi.advanceTimersByTime(5000);
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(2000);
  // The second in which it was set back is not counted.
  await expect.element(page.getByRole('timer')).toHaveTextContent('2:54 left');
});

test.each(['Pause', 'Hide', 'Stop'])(
  'at the end of the time focus on "%s" is not lost, and the end is announced once',
  async (name) => {
    await startTimer();
    (button(name).element() as HTMLElement).focus();
    const heard: string[] = [];
    new MutationObserver(() => heard.push(said.element().textContent)).observe(said.element(), {
      childList: true,
      subtree: true,
      characterData: true,
    });
    vi.advanceTimersByTime(180_000);
    await expect.element(said).toHaveTextContent('Time is up. Go on as long as you like.');
    await expect.element(button('Stop')).toHaveFocus();
    vi.advanceTimersByTime(60_000);
    expect(heard).toEqual(['Time is up. Go on as long as you like.']);
  },
);

test('the end of the time leaves the focus where it is elsewhere', async () => {
  await startTimer();
  await userEvent.click(option(1, '(b) Two'));
  vi.advanceTimersByTime(180_000);
  await expect.element(button('Pause')).not.toBeInTheDocument();
  await expect.element(option(1, '(b) Two')).toHaveFocus();
});

test.each([
  ['en', 30.5, '1 minute 1 second'],
  // One minute is one in any digits.
  ['ar-EG', 30, '١ minute'],
])('in %s %d seconds a question are %s', async (locale, secondsPerQuestion, time) => {
  await renderAndHydrate(<UiProvider locale={locale}>{sheet({ secondsPerQuestion })}</UiProvider>);
  await expect.element(button(time)).toBeVisible();
});

test.for([
  [320, 640],
  [1024, 640],
  [320, 200],
] as const)(
  'what has the focus does not lie below the running timer, %i x %i',
  async ([width, height]) => {
    await page.viewport(width, height);
    const six = Array.from({ length: 3 }, () => questions).flat();
    await startTimer({ questions: six }, '9 minutes');
    const timer = page.getByRole('group', { name: 'Time yourself' }).element();
    const stops = document.querySelectorAll<HTMLElement>(
      'fieldset :is(input[value="a"], summary), [type="submit"]',
    );
    for (const stop of [...stops].toReversed()) {
      stop.focus();
      const { top } = (stop.closest('label') ?? stop).getBoundingClientRect();
      expect(top).toBeGreaterThanOrEqual(timer.getBoundingClientRect().bottom);
    }
  },
);
