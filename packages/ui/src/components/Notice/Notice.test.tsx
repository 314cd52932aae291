import { expect, test, vi } from 'vitest';
import { page, render } from '../../internal/testing.ts';
import { Notice } from './Notice.tsx';

test('offers what to do: a retry here, a link elsewhere', async () => {
  const retry = vi.fn<() => void>();
  await render(
    <Notice
      tone="danger"
      heading="Error"
      actions={[
        { label: 'Try again', onClick: retry },
        { label: 'Call us', href: 'tel:+910000000000' },
      ]}
    >
      The articles did not arrive.
    </Notice>,
  );
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(retry).toHaveBeenCalledExactlyOnceWith();
  await expect.element(page.getByRole('link', { name: 'Call us' })).toBeVisible();
});
