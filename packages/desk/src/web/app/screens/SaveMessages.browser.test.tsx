import { expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { SaveMessages } from './SaveMessages.tsx';

test('the browser can read the file for some time after the click', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ csv: 'a', next: null }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  onTestFinished(() => void vi.restoreAllMocks());
  const { getByRole, getByText } = await render(<SaveMessages>Save</SaveMessages>);
  await userEvent.click(getByRole('button'));
  await expect.element(getByText(/^Saved as messages-/)).toBeVisible();
  expect(revoke).not.toHaveBeenCalled();
});
