import { expect, test } from 'vitest';
import { page, renderAndHydrate } from '../../testing/browser.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

test('is a part of a name and takes no room', async () => {
  await renderAndHydrate(
    <button type="button">
      Apply<VisuallyHidden> for the foundation course</VisuallyHidden>
    </button>,
  );
  const name = 'Apply for the foundation course';
  await expect.element(page.getByRole('button', { name, exact: true })).toBeVisible();
  const { width } = page.getByText('for the foundation course').element().getBoundingClientRect();
  expect(width).toBe(1);
});
