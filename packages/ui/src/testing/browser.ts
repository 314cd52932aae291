// What the tests in a browser are written with.
import '../css/reset.css.ts';
import '../theme/setu.css.ts';
import { afterEach, expect, onTestFinished } from 'vitest';
import { type Locator, cdp, page } from 'vitest/browser';

export { render } from 'vitest-browser-react';
export { cdp, page, userEvent } from 'vitest/browser';
export { pixel } from './Fixture.tsx';
export { renderAndHydrate, renderOnServer } from './hydrate.tsx';

/** What a test leaves on the page would change the next one. */
afterEach(() => {
  const root = document.documentElement;
  for (const name of ['dir', 'style', 'data-setu-mode', 'data-setu-motion', 'data-setu-theme']) {
    root.removeAttribute(name);
  }
  document.body.style.margin = '';
});

type Within = Pick<Locator, 'getByRole'>;

export const button = (name: string | RegExp, within: Within = page) =>
  within.getByRole('button', { name, exact: true });

/** Expects a link of this name to have this address. */
export const expectLink = (name: string | RegExp, href: string, within: Within = page) =>
  expect.element(within.getByRole('link', { name })).toHaveAttribute('href', href);

/** The box of the element with this text, in the window. */
export const boxOf = (text: string) => page.getByText(text).element().getBoundingClientRect();

/** Takes the pointer off the page, where an earlier test may have left it on a control. */
export const takePointerAway = (): Promise<unknown> =>
  cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: -1, y: -1 });

/** The modifiers with which an element does not leave a key to the browser, where Alt and an arrow key lead back. */
export const modifiersTaken = (element: Element, key: string): string[] =>
  ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'].filter(
    (modifier) =>
      !element.dispatchEvent(
        new KeyboardEvent('keydown', { key, [modifier]: true, bubbles: true, cancelable: true }),
      ),
  );

/** Lets the device print, or prefer something, such as `{ 'forced-colors': 'active' }`, until the test ends. */
export async function emulate(device: 'print' | Record<string, string>): Promise<void> {
  const media = device === 'print' ? device : '';
  const preferences = Object.entries(device === 'print' ? {} : device);
  const send = (type: string, valueOf: (value: string) => string) =>
    cdp().send('Emulation.setEmulatedMedia', {
      media: type,
      features: preferences.map(([name, value]) => ({ name, value: valueOf(value) })),
    });
  onTestFinished(async () => {
    await send('', () => '');
  });
  await send(media, (value) => value);
}
