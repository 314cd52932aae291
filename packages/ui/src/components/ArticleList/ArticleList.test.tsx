import { expect, test } from 'vitest';
import { page, render } from '../../testing/browser.ts';
import { ArticleList } from './ArticleList.tsx';

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

test('has no empty line in place of a summary', async () => {
  const { container } = await render(<ArticleList articles={[{ id: 1, summary: ' \n' }]} />);
  expect(container.querySelectorAll('p')).toHaveLength(0);
});
