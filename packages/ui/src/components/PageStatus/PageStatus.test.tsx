import { expect, test } from 'vitest';
import { page, render } from '../../testing/browser.ts';
import { PageStatus } from './PageStatus.tsx';

test('lies over the page and moves nothing', async () => {
  const after = <p>After</p>;
  const screen = await render(
    <>
      <PageStatus loading={false} />
      {after}
    </>,
  );
  const before = page.getByText('After').element().getBoundingClientRect().top;
  await screen.rerender(
    <>
      <PageStatus loading labels={{ loading: 'Wird geladen' }} />
      {after}
    </>,
  );
  await expect.element(page.getByText('Wird geladen')).toBeVisible();
  expect(page.getByText('After').element().getBoundingClientRect().top).toBe(before);
});
