import { expect, test } from 'vitest';
import { expectLink, page, renderAndHydrate } from '../../testing/browser.ts';
import { EmptyState } from './EmptyState.tsx';

test('says what is missing and what to do instead', async () => {
  await renderAndHydrate(
    <EmptyState text="No articles found." action={{ label: 'Show all', href: '/' }} />,
  );
  await expect.element(page.getByText('No articles found.')).toBeVisible();
  await expectLink('Show all', '/');
});
