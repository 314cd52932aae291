import { expect, test } from 'vitest';
import { page, render } from '../../testing/browser.ts';
import { ArticleList } from './ArticleList.tsx';

const articles = [
  {
    id: 2,
    title: 'The soils of India',
    summary: 'Eight types, told apart by colour and origin.',
    // The next day in India, the same in UTC.
    date: '2026-11-17T20:00:00Z',
    category: 'Facts of the Day',
    href: '/facts-of-the-day/2',
  },
  {
    id: 1,
    title: 'भारत की नदियाँ',
    summary: 'हिमालयी नदियाँ and the rivers of the plateau.',
    date: '2026-11-16',
    category: 'Facts',
    href: 'https://x.example',
  },
];

test('shows summaries, their Hindi marked as such, and no empty line in their place', async () => {
  const blank = [undefined, ' \n'].map((summary, id) => ({ id, title: 'Plain', summary }));
  const { container, rerender } = await render(<ArticleList articles={articles} />);
  await expect.element(page.getByText(articles[0]?.summary ?? '')).toBeVisible();
  await expect
    .element(page.getByText('हिमालयी नदियाँ', { exact: true }))
    .toHaveAttribute('lang', 'hi');
  expect(container.querySelectorAll('p')).toHaveLength(2);
  await rerender(<ArticleList articles={blank} />);
  expect(container.querySelectorAll('p')).toHaveLength(0);
});

test('leads to topics, above the link that covers the whole item', async () => {
  const topics = [{ title: 'GS Paper 2', href: '/topics/gs-paper-2' }];
  await render(<ArticleList articles={[{ id: 1, title: 'Soils', topics, href: '/article/1' }]} />);
  const topic = page
    .getByRole('list', { name: 'Topics' })
    .getByRole('link', { name: 'GS Paper 2' });
  await expect.element(topic).toHaveAttribute('href', '/topics/gs-paper-2');
  const { x, y, width, height } = topic.element().getBoundingClientRect();
  expect(document.elementFromPoint(x + width / 2, y + height / 2)).toBe(topic.element());
  expect(document.elementFromPoint(x + width + 20, y)).not.toBe(topic.element());
});

test('cuts a summary after two lines', async () => {
  const summary = 'One sentence after the other. '.repeat(20);
  for (const width of [320, 1024]) {
    await page.viewport(width, 600);
    const { unmount } = await render(<ArticleList articles={[{ id: 1, title: 'A', summary }]} />);
    const shown = page.getByText(/^One sentence/).element();
    const lineHeight = Number.parseFloat(getComputedStyle(shown).lineHeight);
    expect(shown.clientHeight).toBeLessThanOrEqual(2 * lineHeight + 1);
    expect(shown.scrollHeight).toBeGreaterThan(2 * lineHeight + 1);
    await unmount();
  }
});

test('takes articles without an address and an id', async () => {
  await render(<ArticleList articles={[{ title: 'Rivers' }, { title: 'Soils' }]} />);
  await expect.element(page.getByRole('heading', { name: 'Soils' })).toBeVisible();
});

test('says so when there are none, in the words it is given', async () => {
  const { rerender } = await render(<ArticleList articles={[]} />);
  await expect.element(page.getByText('No articles found.')).toBeVisible();
  await rerender(<ArticleList articles={[]} emptyText="Nothing on page 9." />);
  await expect.element(page.getByText('Nothing on page 9.')).toBeVisible();
});

test('says what is missing, and makes no link of an unsafe address', async () => {
  await render(
    <ArticleList
      articles={[
        { id: 1, category: ' ', href: 'javascript:alert(1)' },
        { id: 2, title: 'A', date: 'no date', category: 'B' },
      ]}
    />,
  );
  await expect.element(page.getByText('Title not available')).toBeVisible();
  await expect.element(page.getByText('Category not available')).toBeVisible();
  expect(page.getByText('Date not available').elements()).toHaveLength(2);
  expect(page.getByRole('link').elements()).toHaveLength(0);
});
