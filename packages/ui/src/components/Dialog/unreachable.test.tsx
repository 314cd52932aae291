import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { button, page, renderAndHydrate, userEvent } from '../../testing/browser.ts';
import { Dialog } from './Dialog.tsx';
import { DialogContent } from './parts/DialogContent.tsx';
import { DialogTrigger } from './parts/DialogTrigger.tsx';

// The chunk with Radix does not arrive.
vi.mock('./RadixDialog.tsx', () => {
  throw new Error('offline');
});

const heard = vi.fn<(open: boolean) => void>();
beforeEach(() => heard.mockClear());

function OpenedElsewhere({ begin = false }) {
  const [open, setOpen] = useState(begin);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Elsewhere
      </button>
      <Dialog
        open={open}
        onOpenChange={(next) => {
          heard(next);
          setOpen(next);
        }}
      >
        <DialogContent title="Fees">
          <button type="button" onClick={() => setOpen(false)}>
            Done
          </button>
        </DialogContent>
      </Dialog>
    </>
  );
}

const dialog = page.getByRole('dialog', { name: 'Fees', exact: true });

test('opened by its parent it is a popover with the focus, each time', async () => {
  await renderAndHydrate(<OpenedElsewhere />);
  for (const leave of [() => userEvent.keyboard('{Escape}'), () => button('Close').click()]) {
    heard.mockClear();
    await button('Elsewhere').click();
    await expect.element(dialog).toBeVisible();
    await expect.element(button('Close')).toHaveFocus();
    await expect.element(dialog).not.toHaveAttribute('aria-modal');
    await leave();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(button('Elsewhere')).toHaveFocus();
    expect(heard.mock.calls).toEqual([[false]]);
  }
});

test('closed by its parent it tells it nothing', async () => {
  await renderAndHydrate(<OpenedElsewhere begin />);
  await button('Done').click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(heard).not.toHaveBeenCalled();
});

test('opened by its button it stays a popover', async () => {
  await renderAndHydrate(
    <Dialog onOpenChange={heard}>
      <DialogTrigger>Fees by category</DialogTrigger>
      <DialogContent title="Fees" />
    </Dialog>,
  );
  await button('Fees by category').click();
  await expect.element(dialog).toBeVisible();
  await button('Close').click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(heard.mock.calls).toEqual([[true], [false]]);
});
