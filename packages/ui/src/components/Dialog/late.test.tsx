import { expect, test, vi } from 'vitest';
import { page, renderAndHydrate } from '../../testing/browser.ts';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import { Dialog } from './Dialog.tsx';
import { DialogContent } from './parts/DialogContent.tsx';
import { DialogTrigger } from './parts/DialogTrigger.tsx';

const arrival = vi.hoisted(() => Promise.withResolvers<undefined>());
vi.mock('./RadixDialog.tsx', async (importOriginal) => {
  await arrival.promise;
  return importOriginal();
});

test('what was opened in it before Radix arrived stays open as it becomes modal', async () => {
  await renderAndHydrate(
    <Dialog>
      <DialogTrigger>Fees by category</DialogTrigger>
      <DialogContent title="Fees">
        <Disclosure summary="Waivers">
          <p>Those who pay nothing</p>
        </Disclosure>
      </DialogContent>
    </Dialog>,
  );
  const opener = page.getByRole('button', { name: 'Fees by category' });
  const dialog = page.getByRole('dialog', { name: 'Fees', exact: true });
  await opener.click();
  await page.getByText('Waivers').click();
  await expect.element(page.getByText('Those who pay nothing')).toBeVisible();
  arrival.resolve(undefined);
  await expect.element(dialog).toHaveAttribute('aria-modal', 'true');
  await expect.element(page.getByText('Those who pay nothing')).toBeVisible();
});
