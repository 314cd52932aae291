import { expect, test } from 'vitest';
import { page, renderAndHydrate } from '../../testing/browser.ts';
import { CallToAction } from './CallToAction.tsx';

test('is a region with an invitation and the ways to follow it', async () => {
  await renderAndHydrate(
    <CallToAction
      heading="Join our community"
      text="Questions answered the same evening."
      actions={[
        { label: 'Join on Telegram', href: 'https://t.example/' },
        { label: 'Call us', href: 'tel:+910000000000' },
      ]}
    />,
  );
  const region = page.getByRole('region', { name: 'Join our community' });
  expect(region.getByRole('link').all()).toHaveLength(2);
  await expect.element(region.getByText('Questions answered the same evening.')).toBeVisible();
});
