import { expect, test } from 'vitest';
import { expectLink, page, render } from '../../testing/browser.ts';
import { RelatedList } from './RelatedList.tsx';

const items = [
  { id: 1, title: 'The soils of India', href: '/a/1', date: '2026-11-17', category: 'Facts' },
  { id: 2, href: '/a/2', date: '', category: '' },
  { id: 3, title: 'Plain', href: '/a/3' },
];

test('is a region named by its heading, with a link for each item', async () => {
  await render(<RelatedList heading="Related articles" items={items} />);
  const region = page.getByRole('region', { name: 'Related articles' });
  await expectLink('The soils of India', '/a/1', region);
  for (const text of ['11/17/2026', 'Facts', 'Date not available', 'Category not available'])
    await expect.element(region.getByText(text)).toBeVisible();
  await expect.element(region.getByRole('link', { name: 'Title not available' })).toBeVisible();
});
