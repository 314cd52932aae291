import { expect, test } from 'vitest';
import { expectHeading, expectLink, page, renderAndHydrate } from '../../testing/browser.ts';
import { NotFound } from './NotFound.tsx';

test('is the h1 with a way out', async () => {
  await renderAndHydrate(
    <NotFound heading="Oops. Page not found." action={{ label: 'Back to Home', href: '/' }} />,
  );
  await expectHeading(1, 'Oops. Page not found.');
  await expectLink('Back to Home', '/');
  expect(page.getByRole('img').query()).toBeNull();
});
