import { expect, test, vi } from 'vitest';
import { expectHeading, page, renderAndHydrate } from '../../testing/browser.ts';
import { ErrorScreen } from './ErrorScreen.tsx';

test('alerts, with the h1, the message and the ways out', async () => {
  const retry = vi.fn<() => void>();
  await renderAndHydrate(
    <ErrorScreen
      heading="Unexpected Application Error!"
      message="500 Internal Server Error"
      actions={[
        { label: 'Try again', onClick: retry },
        { label: 'Back to Home', href: '/' },
      ]}
    />,
  );
  const alert = page.getByRole('alert');
  await expectHeading(1, 'Unexpected Application Error!', alert);
  await expect.element(alert.getByText('500 Internal Server Error')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(retry).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('link', { name: 'Back to Home' })).toBeVisible();
});
