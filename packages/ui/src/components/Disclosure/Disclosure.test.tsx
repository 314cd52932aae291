import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, renderAndHydrate, renderOnServer, userEvent } from '../../testing/browser.ts';
import { type DisclosureProps, Disclosure } from './Disclosure.tsx';

const summary = page.getByText('Who may apply?');
const answer = page.getByText('Graduates.');

const question = (props?: Partial<DisclosureProps>) => (
  <Disclosure summary="Who may apply?" {...props}>
    <p>Graduates.</p>
  </Disclosure>
);

test('opens and closes without a script, and stays as it is when React arrives', async () => {
  const { hydrate } = renderOnServer(question());
  await expect.element(answer).not.toBeVisible();
  await summary.click();
  await expect.element(answer).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(answer).not.toBeVisible();
  await userEvent.keyboard(' ');
  await expect.element(answer).toBeVisible();
  await hydrate();
  await expect.element(answer).toBeVisible();
});

test('a heading stands on the line of its triangle', async () => {
  await renderAndHydrate(question({ summary: <h2>Who may apply?</h2> }));
  const line = (summary.element().closest('summary') as HTMLElement).getBoundingClientRect();
  expect(line.height).toBeLessThan(60);
});

test('of those with one name, each with a state of its own, the last one opened is open', async () => {
  function Answers() {
    const [first, setFirst] = useState(true);
    const [second, setSecond] = useState(false);
    return (
      <>
        {question({ name: 'faq', open: first, onOpenChange: setFirst })}
        <Disclosure summary="How?" name="faq" open={second} onOpenChange={setSecond}>
          <p>Online.</p>
        </Disclosure>
      </>
    );
  }
  await renderAndHydrate(<Answers />);
  await page.getByText('How?').click();
  await expect.element(page.getByText('Online.')).toBeVisible();
  await expect.element(answer).not.toBeVisible();
});

test('a parent hears of nothing that opens inside', async () => {
  const heard: boolean[] = [];
  await renderAndHydrate(
    <Disclosure summary="Fees" onOpenChange={(open) => heard.push(open)}>
      {question()}
    </Disclosure>,
  );
  await page.getByText('Fees').click();
  await summary.click();
  await expect.element(answer).toBeVisible();
  await summary.click();
  await expect.element(answer).not.toBeVisible();
  expect(heard).toEqual([true]);
});

test('a parent that says how it is hears of each change once, and has the last word', async () => {
  const heard: boolean[] = [];
  function Guarded() {
    const [open, setOpen] = useState(false);
    const onOpenChange = (next: boolean) => {
      heard.push(next);
      setOpen(next && heard.length === 1);
    };
    return question({ open, onOpenChange });
  }
  await renderAndHydrate(<Guarded />);
  await summary.click();
  await expect.element(answer).toBeVisible();
  await summary.click();
  await summary.click();
  await expect.poll(() => heard).toEqual([true, false, true]);
  await expect.element(answer).not.toBeVisible();
});
