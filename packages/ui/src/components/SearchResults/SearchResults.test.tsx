import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, render, renderAndHydrate } from '../../testing/browser.ts';
import { type SearchResultsProps, SearchResults } from './SearchResults.tsx';

const props: SearchResultsProps = {
  query: 'money bill',
  total: 2,
  results: [{ id: 'a', title: 'Money Bills and the Speaker', href: '/a' }],
};

test('marks the words of another language', async () => {
  const suggestion = { query: 'संविधान', href: '/b' };
  const { container } = await render(
    <SearchResults {...props} query="संसद" suggestion={suggestion} />,
  );
  const hindi = [...container.querySelectorAll('[lang=hi]')].map(({ textContent }) => textContent);
  expect(hindi).toEqual(['संविधान']);
});

test('has words for what is missing, and makes no link of an unsafe address', async () => {
  const results = [{ id: 'a', date: 'no date', category: ' ', href: 'javascript:alert(1)' }];
  await renderAndHydrate(<SearchResults {...props} results={results} />);
  await expect.element(page.getByRole('heading', { name: 'Title not available' })).toBeVisible();
  expect(page.getByRole('link').all()).toEqual([]);
});

describe('what screen readers announce', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  const status = page.getByRole('status');
  /** Lets time pass, and React render what came of it. */
  const pass = async (ms: number) => {
    vi.advanceTimersByTime(ms);
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  };

  test('is nothing that came with the page', async () => {
    await renderAndHydrate(<SearchResults {...props} />);
    await pass(5_000);
    await expect.element(status).toBeEmptyDOMElement();
  });

  test('is how many there are, when that has come or changed and stays for a second', async () => {
    const { rerender } = await render(<SearchResults {...props} />);
    await expect.element(status).toBeEmptyDOMElement();
    vi.advanceTimersByTime(1_000);
    await expect.element(status).toHaveTextContent('2 results for "money bill"');
    await rerender(<SearchResults {...props} query="p" total={9} />);
    await pass(999);
    await rerender(<SearchResults {...props} query="pa" total={7} />);
    await pass(999);
    await expect.element(status).toHaveTextContent('2 results for "money bill"');
    vi.advanceTimersByTime(1);
    await expect.element(status).toHaveTextContent('7 results for "pa"');
    await rerender(<SearchResults {...props} />);
    vi.advanceTimersByTime(1_000);
    await expect.element(status).toHaveTextContent('2 results for "money bill"');
  });
});
