import type { ReactElement } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { button, page, renderAndHydrate, renderOnServer, userEvent } from './browser.ts';

export interface DialogUnderTest {
  /** The component, closed, before `pageBehind`. */
  of: (onOpenChange?: (open: boolean) => void) => ReactElement;
  /** The accessible name of the dialog, of the button that opens it and of those that close it. */
  name: string;
  open: string;
  close: string;
  alsoCloses?: string;
  /** A place in the window that the open dialog leaves free. */
  beside: { x: number; y: number };
}

/** A page that scrolls, with a button outside of the dialog. */
export const pageBehind = (
  <main style={{ blockSize: '3000px' }}>
    <button type="button">Behind</button>
  </main>
);

const focusable = 'a[href], button, input, select, textarea, [tabindex="0"]';

/** The keys, roles and focus of the APG's modal dialog (aria/apg/patterns/dialog-modal), line by line. */
export function dialogSuite(dialogUnderTest: DialogUnderTest) {
  const { of, name, open, close, alsoCloses, beside } = dialogUnderTest;
  const opener = button(open);
  const closer = button(close);
  const dialog = page.getByRole('dialog', { name, exact: true });
  const behind = button('Behind');
  const others = alsoCloses ? [button(alsoCloses)] : [];
  const closers = [closer, ...others];
  const mount = () => renderAndHydrate(of());

  const stops = () =>
    [...dialog.element().querySelectorAll<HTMLElement>(focusable)].filter(
      (element) => element.tabIndex >= 0 && element.checkVisibility(),
    );

  async function mountAndOpen() {
    await mount();
    await opener.click();
    await expect.element(dialog).toBeVisible();
    await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
  }

  beforeEach(() => scrollTo(0, 0));

  test.for(['{Enter}', ' '])('"%s" on its button opens it, with focus inside', async (key) => {
    await mount();
    await expect.element(dialog).not.toBeInTheDocument();
    (opener.element() as HTMLElement).focus();
    await userEvent.keyboard(key);
    await expect.element(dialog).toBeVisible();
    await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
  });

  test('Tab goes round through all elements, and with Shift back', async () => {
    await mountAndOpen();
    const all = stops();
    expect(all.length).toBeGreaterThan(1);
    all[0]?.focus();
    for (const next of [...all.slice(1), all[0]]) {
      await userEvent.tab();
      expect(document.activeElement).toBe(next);
    }
    for (const before of all.toReversed()) {
      await userEvent.tab({ shift: true });
      expect(document.activeElement).toBe(before);
    }
  });

  test.for(['Escape', 'its close button', 'a press beside it'])(
    '%s closes it and returns focus to its button',
    async (way) => {
      await mountAndOpen();
      if (way === 'Escape') await userEvent.keyboard('{Escape}');
      else if (way === 'its close button') await closer.click();
      else await userEvent.click(document.documentElement, { position: beside });
      await expect.element(dialog).not.toBeInTheDocument();
      await expect.element(opener).toHaveFocus();
    },
  );

  test('is modal, and keeps what lies behind out of reach', async () => {
    await mount();
    await expect.element(behind).toBeInTheDocument();
    await opener.click();
    await expect.element(dialog).toHaveAttribute('aria-modal', 'true');
    await expect.poll(() => behind.query()).toBeNull();
    expect(dialog.element().contains(closer.element())).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.element(behind).toBeInTheDocument();
  });

  test('the page behind neither scrolls nor shifts', async () => {
    await mount();
    const main = document.querySelector('main');
    const before = main?.getBoundingClientRect();
    expect(before).toBeDefined();
    await opener.click();
    await expect.element(dialog).toBeVisible();
    expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    expect(main?.getBoundingClientRect()).toEqual(before);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.poll(() => getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
  });

  test('opens and closes from the server HTML alone', async () => {
    renderOnServer(of());
    const ways = [...closers.map((one) => () => one.click()), () => userEvent.keyboard('{Escape}')];
    for (const leave of ways) {
      await expect.element(closer).not.toBeInTheDocument();
      await opener.click();
      await expect.element(closer).toBeVisible();
      expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
      await leave();
    }
    await expect.element(closer).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  test('tells the parent of each change once, whichever part brings it', async () => {
    const heard: boolean[] = [];
    await renderAndHydrate(of((isOpen) => heard.push(isOpen)));
    // Without hovering first, so that the press comes before Radix has loaded.
    (opener.element() as HTMLElement).click();
    for (const one of closers) {
      await expect.element(dialog).toHaveAttribute('aria-modal', 'true');
      await one.click();
      await expect.element(dialog).not.toBeInTheDocument();
      await opener.click();
    }
    await expect.element(dialog).toBeVisible();
    expect(heard).toEqual([...closers.flatMap(() => [true, false]), true]);
  });
}
