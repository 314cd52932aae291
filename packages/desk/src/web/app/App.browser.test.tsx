import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { press } from '../../../tests/support/press.ts';
import { App } from './App.tsx';

const noArticles = { lines: [], total: 0, page: 1, pageCount: 1 };

/** Shows the desk at a place, where its server answers so. */
async function openDesk(
  hash: string,
  answer: (asked: URL) => unknown,
  languages = ['en', 'hi'],
  hasPractice = true,
) {
  const practice = { practiceAddress: '/practice/', hasPractice };
  const site = { name: 'Setu', articleCategories: [], languages, ...practice };
  vi.stubGlobal('fetch', async (path: string) => {
    const asked = new URL(path, location.href);
    return Response.json(asked.pathname === '/api/site' ? site : await answer(asked));
  });
  location.hash = hash;
  return render(<App />);
}

test('the next page of a list is read from its top', async () => {
  const line = { title: 'A', state: 'published', date: null, updated: null };
  const lines = Array.from({ length: 60 }, (_line, index) => ({ id: String(index), ...line }));
  const { getByRole } = await openDesk('#/articles', ({ searchParams }) => {
    const page = Number(searchParams.get('page') ?? 1);
    return { lines, total: 120, page, pageCount: 2 };
  });
  await userEvent.click(getByRole('link', { name: 'Next' }));
  await expect.element(getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current');
  await expect.element(getByRole('main')).toHaveFocus();
  expect(scrollY).toBe(0);
});

test('the focus goes to the screen that the navigation leads to', async () => {
  const month = { month: '2026-11', today: '2026-11-01', days: [], drafts: [] };
  const { getByRole } = await openDesk('#/articles', ({ pathname }) =>
    pathname === '/api/calendar' ? month : noArticles,
  );
  await userEvent.click(getByRole('link', { name: 'Calendar' }));
  await expect.element(getByRole('main', { name: 'Calendar' })).toHaveFocus();
});

test('the focus goes from the navigation to the list that takes the place of its form', async () => {
  const { getByRole } = await openDesk('#/resources?id=new', () => []);
  await expect.element(getByRole('textbox', { name: 'Title' })).toBeVisible();
  await userEvent.click(getByRole('link', { name: 'Resources' }));
  await expect.element(getByRole('main', { name: 'Resources' })).toHaveFocus();
});

test('the link to the content leaves the screen as it is', async () => {
  const { getByRole } = await openDesk('#/articles', () => noArticles);
  await expect.element(getByRole('heading', { level: 1 })).toBeVisible();
  getByRole('link', { name: 'Skip to main content' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(getByRole('main')).toHaveFocus();
  await expect.poll(() => location.hash).toBe('#/articles');
});

test('without its colours, too, the navigation shows the current screen', async () => {
  const month = { month: '2026-11', today: '2026-11-01', days: [], drafts: [] };
  const { getByRole } = await openDesk('#/calendar', () => month);
  const lineBelow = (name: string) =>
    getComputedStyle(getByRole('link', { name, exact: true }).element()).textDecorationLine;
  await expect.poll(() => lineBelow('Calendar')).toBe('underline');
  expect(lineBelow('Articles')).toBe('none');
});

test('the questions of a day do not stand under another', async () => {
  const later = Promise.withResolvers<unknown>();
  const { getByLabelText, getByRole } = await openDesk('#/questions?day=2026-12-10', (asked) =>
    asked.searchParams.get('day') === '2026-12-10'
      ? [{ id: '1', title: 'Of the tenth', note: '1' }]
      : later.promise,
  );
  const ofTenth = getByRole('link', { name: 'Of the tenth' });
  await expect.element(ofTenth).toBeVisible();
  await userEvent.fill(getByLabelText('Day'), '2026-12-11');
  await expect.element(ofTenth).not.toBeInTheDocument();
  later.resolve([{ id: '2', title: 'Of the eleventh', note: '1' }]);
  await expect.element(getByRole('link', { name: 'Of the eleventh' })).toBeVisible();
});

test('of the questions of a day that are put back that is said', async () => {
  const { getByRole, getByText } = await openDesk('#/questions?day=2026-12-10', ({ pathname }) =>
    pathname === '/api/content'
      ? [{ id: '1', title: 'Of the tenth', note: '1' }]
      : { file: 'a.json', said: 'Up to date.', undo: 'a' },
  );
  await press('Withdraw all questions of this day');
  await userEvent.click(getByRole('dialog').getByRole('button', { name: 'Withdraw' }));
  await press('Undo');
  await expect.element(getByText('It is as it was before.')).toBeVisible();
});

test('a resource, which has no language, is marked with that of its letters', async () => {
  const { getByRole } = await openDesk('#/resources', () => [
    { id: '1', title: 'भूगोल', language: null, note: '/about' },
  ]);
  await expect.element(getByRole('rowheader', { name: 'भूगोल' })).toHaveAttribute('lang', 'hi');
  await expect.element(getByRole('columnheader', { name: 'Language' })).not.toBeInTheDocument();
});

test('a site without practice has no screen of questions', async () => {
  const { getByRole } = await openDesk('#/questions', () => noArticles, ['en'], false);
  await expect.element(getByRole('heading', { level: 1, name: 'Articles' })).toBeVisible();
  await expect.element(getByRole('link', { name: 'Questions' })).not.toBeInTheDocument();
});

test.each([
  [['en', 'hi'], 1, 'Missing: Facts of the Day (English)'],
  [['en'], 0, 'Missing: Facts of the Day'],
])('articles of a site in %j are narrowed by language: %i', async (languages, count, missing) => {
  const missed = [{ category: 'Facts of the Day', language: count > 0 ? 'en' : null }];
  const days = [{ day: '2026-11-01', articles: [], questions: 0, missing: missed }];
  const { getByLabelText, getByText } = await openDesk(
    '#/articles',
    ({ pathname }) =>
      pathname === '/api/calendar'
        ? { month: '2026-11', today: '2026-11-01', days, drafts: [] }
        : noArticles,
    languages,
  );
  await expect.element(getByLabelText('Category')).toBeVisible();
  expect(getByLabelText('Language').elements()).toHaveLength(count);
  location.hash = '#/calendar';
  await expect.element(getByText(missing, { exact: true })).toBeVisible();
});

test('an article is begun for a day that has one, too', async () => {
  const articles = [{ id: '1', title: 'A', language: 'en', state: 'published' }];
  const days = [{ day: '2026-11-01', articles, questions: 0, missing: [] }];
  const month = { month: '2026-11', today: '2026-11-01', days, drafts: [] };
  const { getByRole } = await openDesk('#/calendar', () => month);
  const write = getByRole('link', { name: 'Write for 1 November 2026' });
  await expect.element(write).toHaveAttribute('href', '#/article?date=2026-11-01');
});

/** A file's plan, as the server answers it. */
const plan = {
  kind: 'articles',
  columns: ['title'],
  rows: [{ file: 'a.md', line: 1, outcome: 'replaced', cells: ['A'] }],
  problems: [],
  warnings: [],
  written: null,
};
const chosen = new File(['A'], 'a.md');

test('files whose writing was undone are not said to be written', async () => {
  const written = { outcome: 'replaced', said: 'Up to date.', undo: 'a' };
  const answers = [plan, { ...plan, written }];
  const { getByLabelText, getByRole } = await openDesk('#/files', ({ pathname }) =>
    pathname === '/api/files' ? answers.shift() : { said: 'Up to date.' },
  );
  await userEvent.upload(getByLabelText(/^Files with/), chosen);
  await press('Write 1 article');
  await expect.element(getByRole('table', { name: 'Written: 1 article' })).toBeVisible();
  await press('Undo');
  const planned = getByRole('table', { name: 'This would be written: 1 article' });
  await expect.element(planned).toBeVisible();
});

test('nothing is written until the plan of the last choice is there', async () => {
  const [older, newer] = [Promise.withResolvers<unknown>(), Promise.withResolvers<unknown>()];
  const isThere = { file: 'a.md', line: 1, reason: 'is published already', isReplaceable: true };
  const refused = { ...plan, rows: [], problems: [isThere] };
  const answers = [refused, plan, older.promise, newer.promise];
  const { getByLabelText, getByRole, getByText } = await openDesk('#/files', ({ pathname }) =>
    pathname === '/api/files' ? answers.shift() : null,
  );
  await userEvent.upload(getByLabelText(/^Files with/), chosen);
  const replace = getByRole('checkbox', { name: /^Write over/ });
  await expect.element(replace).toBeVisible();
  // It is no fault of the file.
  await expect.element(getByText(/^Correct these in the file/)).not.toBeInTheDocument();
  await userEvent.click(replace);
  const write = getByRole('button', { name: 'Write 1 article' });
  await expect.element(write).toBeEnabled();
  const move = getByRole('checkbox', { name: /^Give articles/ });
  await userEvent.click(move);
  await userEvent.click(move);
  older.resolve(plan);
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  await expect.element(write).toBeDisabled();
  newer.resolve(plan);
  await expect.element(write).toBeEnabled();
});
