import { expect, test } from 'vitest';
import { page, render } from '../../testing/browser.ts';
import { ArticleBody } from './ArticleBody.tsx';

test('keeps the line breaks of a paragraph and the first number of a list', async () => {
  const text = 'First line.\r\nSecond line.\r\n\r\n3. three\r\n4. four';
  const { container } = await render(<ArticleBody text={text} />);
  expect(container.querySelector('p')?.innerHTML).toBe('First line.<br>Second line.');
  expect(container.querySelector('ol')?.start).toBe(3);
});

test('fits its headings into the order of a page, each with an id of its own', async () => {
  const { rerender } = await render(
    <ArticleBody text={'A:\n\nअ:\n\nOne.'} headingLevel={4} headingIdPrefix="module-2" />,
  );
  const headings = page.getByRole('heading', { level: 4 }).elements();
  expect(headings.map(({ id }) => id)).toEqual(['module-2-1', 'module-2-2']);
  expect(headings.map((heading) => heading.getAttribute('lang'))).toEqual([null, 'hi']);
  await rerender(<ArticleBody text={'## A\n### B\n#### C\nText.'} headingLevel={4} />);
  const levels = [4, 5, 6].map((level) => page.getByRole('heading', { level }).element().id);
  expect(levels).toEqual(['section-1', 'section-2', 'section-3']);
});

test('keeps a line to 60 to 75 characters where there is room', async () => {
  await page.viewport(1440, 800);
  const prose =
    'The Lok Sabha continues for five years from the date of its first meeting, unless the ' +
    'President dissolves it sooner. While a Proclamation of Emergency is in force, Parliament ' +
    'may by law extend the term by up to one year at a time. ';
  await render(<ArticleBody text={prose.repeat(6)} />);
  const paragraph = page.getByText(/Lok Sabha/).element();
  const lineHeight = Number.parseFloat(getComputedStyle(paragraph).lineHeight);
  const perLine = (prose.length * 6) / Math.round(paragraph.clientHeight / lineHeight);
  expect(perLine).toBeGreaterThanOrEqual(60);
  expect(perLine).toBeLessThanOrEqual(75);
});
