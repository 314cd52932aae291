import { expect, test } from 'vitest';
import { page, renderAndHydrate, userEvent } from '../../testing/browser.ts';
import { SkipLink } from './SkipLink.tsx';

test('comes first, is seen with focus and leads past the header', async () => {
  await renderAndHydrate(
    <>
      <SkipLink />
      <a href="/">Home</a>
      <main id="main" tabIndex={-1}>
        <button type="button">Inside</button>
      </main>
    </>,
  );
  const link = page.getByRole('link', { name: 'Skip to main content' });
  expect(getComputedStyle(link.element()).clipPath).toBe('inset(50%)');
  await userEvent.tab();
  await expect.element(link).toHaveFocus();
  expect(getComputedStyle(link.element()).clipPath).toBe('none');
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Inside' })).toHaveFocus();
});
