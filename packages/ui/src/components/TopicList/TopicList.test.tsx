import { expect, test } from 'vitest';
import { page, renderAndHydrate } from '../../testing/browser.ts';
import { TopicList } from './TopicList.tsx';

const topics = [
  { title: 'GS Paper 2', href: '/topics/gs-paper-2' },
  { title: 'राजव्यवस्था', href: '/topics/hindi' },
];
test('leads to each topic, in targets that a finger hits', async () => {
  const { container } = await renderAndHydrate(<TopicList topics={topics} />);
  const links = page.getByRole('list', { name: 'Topics' }).getByRole('link');
  await expect.element(links.first()).toHaveAttribute('href', '/topics/gs-paper-2');
  await expect.element(links.last()).toHaveAccessibleName('राजव्यवस्था');
  expect(container.querySelector('[lang=hi]')?.textContent).toBe('राजव्यवस्था');
  for (const link of links.elements())
    expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
});
