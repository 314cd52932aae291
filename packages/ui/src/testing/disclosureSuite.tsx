import { expect, test } from 'vitest';
import { button, page, userEvent } from './browser.ts';

/** What the component under test must show: two disclosures with links, and a link after them. */
export const disclosedItems = [
  {
    title: 'First',
    items: [
      { title: 'First one', href: '#first-one' },
      { title: 'First two', href: '#first-two' },
    ],
  },
  { title: 'Second', items: [{ title: 'Second one', href: '#second-one' }] },
  { title: 'Third', href: '#third' },
];

const link = (name: string) => page.getByRole('link', { name, exact: true });

/** What the buttons say and what can be reached; the two must agree. */
export async function expectOpen(first: boolean, second: boolean) {
  await expect.element(button('First')).toHaveAttribute('aria-expanded', String(first));
  await expect.element(button('Second')).toHaveAttribute('aria-expanded', String(second));
  expect(link('First one').query() !== null).toBe(first);
  expect(link('Second one').query() !== null).toBe(second);
}

async function pressOn(name: string, key: string) {
  (button(name).element() as HTMLElement).focus();
  await userEvent.keyboard(key);
}

/**
 * The keys and roles of the APG's disclosure navigation (aria/apg/patterns/disclosure), line by line.
 *
 * @param mount Renders `disclosedItems`, ready to be used with all of them closed, in a window of any size.
 * @param escapeTo The button that Escape returns focus to: in a dialog, which Escape closes too, the dialog's own.
 */
export function disclosureSuite(mount: () => Promise<unknown>, escapeTo = 'First') {
  test.for(['{Enter}', ' '])('"%s" on a button opens its links and closes them', async (key) => {
    await mount();
    await expectOpen(false, false);
    await pressOn('First', key);
    await expectOpen(true, false);
    await expect.element(button('First')).toHaveFocus();
    await userEvent.keyboard(key);
    await expectOpen(false, false);
  });

  test('a click does the same, to each independently of the others', async () => {
    await mount();
    await button('First').click();
    await expectOpen(true, false);
    await button('Second').click();
    await expectOpen(true, true);
    await button('First').click();
    await expectOpen(false, true);
    await button('Second').click();
    await expectOpen(false, false);
  });

  test('Tab goes through the buttons, and through the links of those that are open', async () => {
    await mount();
    await pressOn('First', '{Enter}');
    const stops = [link('First one'), link('First two'), button('Second'), link('Third')];
    for (const stop of stops) {
      await userEvent.tab();
      await expect.element(stop).toHaveFocus();
    }
    for (const stop of [...stops.slice(0, -1).toReversed(), button('First')]) {
      await userEvent.tab({ shift: true });
      await expect.element(stop).toHaveFocus();
    }
  });

  test('Enter on a link follows it', async () => {
    await mount();
    await pressOn('First', '{Enter}');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => location.hash).toBe('#first-one');
  });

  test('Escape closes it and returns focus', async () => {
    await mount();
    await pressOn('First', '{Enter}');
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect.element(link('First one')).not.toBeInTheDocument();
    await expect.element(button(escapeTo)).toHaveFocus();
  });

  test('a button says what it controls, which holds a list named by it', async () => {
    await mount();
    await button('First').click();
    const controlled = button('First').element().getAttribute('aria-controls') ?? '';
    expect(document.getElementById(controlled)?.contains(link('First one').element())).toBe(true);
    await expect.element(page.getByRole('list', { name: 'First' })).toBeVisible();
  });

  test('hovering opens nothing', async () => {
    await mount();
    await button('First').hover();
    await button('Second').hover();
    await expectOpen(false, false);
  });
}
