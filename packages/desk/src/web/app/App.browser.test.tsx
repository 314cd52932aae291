import { expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { App } from './App.tsx';

/** Shows the desk at a place, where its server answers so. */
async function openDesk(hash: string, answer: (asked: URL) => unknown) {
  const site = { key: 'a', name: 'Setu', articleCategories: [], practiceAddress: '/practice/' };
  vi.stubGlobal('fetch', async (path: string) => {
    const asked = new URL(path, location.href);
    return Response.json(asked.pathname === '/api/site' ? site : await answer(asked));
  });
  const address = location.href;
  onTestFinished(() => {
    localStorage.clear();
    history.replaceState(null, '', address);
    vi.unstubAllGlobals();
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

test('the link to the content leaves the screen as it is', async () => {
  const { getByRole } = await openDesk('#/articles', () => ({
    lines: [],
    total: 0,
    page: 1,
    pageCount: 1,
  }));
  await expect.element(getByRole('heading', { level: 1 })).toBeVisible();
  getByRole('link', { name: 'Skip to main content' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(getByRole('main')).toHaveFocus();
  await expect.poll(() => location.hash).toBe('#/articles');
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
