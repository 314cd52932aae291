import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../internal/testing/axe.ts';
import { renderAndHydrate } from '../../internal/testing/hydrate.tsx';
import '../../internal/testing/theme.ts';
import { hindiLabels } from '../../labels/hi.tsx';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { TopicList } from './TopicList.tsx';

const topics = [
  { title: 'GS Paper 2', href: '/topics/gs-paper-2' },
  { title: 'राजव्यवस्था', href: '/topics/hindi' },
];
const counted = [
  { title: 'GS Paper 2', href: '/topics/gs-paper-2', count: 1_240 },
  { title: 'Essay', href: '/topics/essay', count: 1 },
];

test('leads to each topic, in targets that a finger hits', async () => {
  const { container } = await renderAndHydrate(<TopicList topics={topics} />);
  const links = page.getByRole('list', { name: 'Topics' }).getByRole('link');
  await expect.element(links.first()).toHaveAttribute('href', '/topics/gs-paper-2');
  await expect.element(links.last()).toHaveAccessibleName('राजव्यवस्था');
  expect(container.querySelector('[lang=hi]')?.textContent).toBe('राजव्यवस्था');
  for (const link of links.elements())
    expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  await expectAccessible(container);
});

test('says how many articles each has', async () => {
  const { container } = await renderAndHydrate(<TopicList topics={counted} />);
  await expect.element(page.getByRole('link', { name: 'GS Paper 2 1,240 articles' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Essay 1 article' })).toBeVisible();
  await expectAccessible(container);
});

test('says it in Hindi', async () => {
  await renderAndHydrate(
    <UiProvider labels={hindiLabels}>
      <TopicList topics={counted} />
    </UiProvider>,
  );
  const list = page.getByRole('list', { name: 'विषय' });
  await expect.element(list.getByRole('link', { name: 'Essay 1 लेख' })).toBeVisible();
});

test('is nothing without topics', async () => {
  const { html } = await renderAndHydrate(<TopicList topics={[]} />);
  expect(html).toBe('');
});
