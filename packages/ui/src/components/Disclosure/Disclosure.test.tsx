import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderAndHydrate, renderOnServer } from '../../internal/testing/hydrate.tsx';
import { Disclosure } from './Disclosure.tsx';

const summary = page.getByText('Who may apply?');
const answer = page.getByText('Graduates.');
const details = () => document.querySelector('details');

const question = (
  <Disclosure summary="Who may apply?">
    <p>Graduates.</p>
  </Disclosure>
);

test('opens and closes without a script, by press and by key', async () => {
  renderOnServer(question);
  await expect.element(answer).not.toBeVisible();
  await summary.click();
  await expect.element(answer).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(answer).not.toBeVisible();
  await userEvent.keyboard(' ');
  await expect.element(answer).toBeVisible();
});

test('stays as a visitor left it when React arrives', async () => {
  const { hydrate } = renderOnServer(question);
  await summary.click();
  await hydrate();
  await expect.element(answer).toBeVisible();
});

test('begins open where it is told to, and closes', async () => {
  await renderAndHydrate(
    <Disclosure summary="Who may apply?" defaultOpen>
      <p>Graduates.</p>
    </Disclosure>,
  );
  await expect.element(answer).toBeVisible();
  await summary.click();
  await expect.element(answer).not.toBeVisible();
});

test('of those with one name one is open', async () => {
  renderOnServer(
    <>
      <Disclosure summary="Who may apply?" name="faq" defaultOpen>
        <p>Graduates.</p>
      </Disclosure>
      <Disclosure summary="How?" name="faq">
        <p>Online.</p>
      </Disclosure>
    </>,
  );
  await page.getByText('How?').click();
  await expect.element(page.getByText('Online.')).toBeVisible();
  await expect.element(answer).not.toBeVisible();
});

function Guarded({ heard, mayOpen }: { heard: boolean[]; mayOpen: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <Disclosure
      summary="Who may apply?"
      open={open}
      onOpenChange={(next) => {
        heard.push(next);
        setOpen(next && mayOpen);
      }}
    >
      <p>Graduates.</p>
    </Disclosure>
  );
}

test('a parent that says how it is hears of each change once, and has the last word', async () => {
  const heard: boolean[] = [];
  await renderAndHydrate(<Guarded heard={heard} mayOpen />);
  await summary.click();
  await expect.element(answer).toBeVisible();
  await summary.click();
  await expect.poll(() => heard).toEqual([true, false]);

  const refused: boolean[] = [];
  details()?.closest('div')?.remove();
  await renderAndHydrate(<Guarded heard={refused} mayOpen={false} />);
  await summary.click();
  await expect.poll(() => refused).toEqual([true]);
  await expect.element(answer).not.toBeVisible();
});
