import { expect, test } from 'vitest';
import { page, render } from '../../testing/browser.ts';
import { PageStatus } from './PageStatus.tsx';

test("says 'Loading...' while the next page is on its way, then its title", async () => {
  const screen = await render(<PageStatus loading={false} />);
  const status = page.getByRole('status');
  await expect.element(status).toHaveTextContent('');
  await screen.rerender(<PageStatus loading />);
  await expect.element(status).toHaveTextContent('Loading...');
  await screen.rerender(<PageStatus loading={false} announcement="About us" />);
  await expect.element(status).toHaveTextContent('About us');
});

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
