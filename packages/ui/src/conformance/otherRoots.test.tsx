import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { expect, onTestFinished, test } from 'vitest';
import { ContactForm, NavMenu, SearchForm, sessionDraft } from '../index.ts';
import { render } from '../testing/browser.ts';
import { help } from '../testing/samples.ts';

// Components in a shadow root, or drawn into a frame, whose document and classes are others than the page's.

async function renderInto(place: 'div' | 'iframe', ui: ReactNode) {
  const host = document.createElement(place);
  document.body.append(host);
  onTestFinished(() => host.remove());
  const body = (host as HTMLIFrameElement).contentDocument?.body;
  const root = body ?? host.attachShadow({ mode: 'open' });
  const { rerender } = await render(createPortal(ui, root));
  const find = (selector: string) => root.querySelector<HTMLInputElement>(selector);
  return {
    find,
    focused: () => (root.getRootNode() as Document).activeElement,
    rerender: (next: ReactNode) => rerender(createPortal(next, root)),
    press: (selector: string) => {
      const pressed = new PointerEvent('pointerdown', { bubbles: true, composed: true });
      find(selector)?.dispatchEvent(pressed);
      find(selector)?.focus();
      find(selector)?.click();
    },
  };
}

test.for(['div', 'iframe'] as const)(
  'in a %s, a draft is put back, and an error leads to its field',
  async (place) => {
    const draft = sessionDraft('test:roots');
    draft.write({ values: { firstName: '', lastName: '', email: 'asha', message: 'When?' } });
    const form = <ContactForm help={help} draft={draft} />;
    const { find, focused, press } = await renderInto(place, form);
    await expect.poll(() => find('[type=email]')?.value).toBe('asha');
    press('[type=submit]');
    await expect.poll(() => find('[role=alert] a')).not.toBeNull();
    press('[role=alert] a');
    expect(focused()).toBe(find('[type=email]'));
  },
);

test('in a frame, another search is shown in its field', async () => {
  const form = (query: string) => <SearchForm action="/search" query={query} />;
  const { find, rerender } = await renderInto('iframe', form('polity'));
  await rerender(form('economy'));
  expect(find('input')?.value).toBe('economy');
});

test('in a shadow root, dropdowns stay open under a press, and Escape leads back', async () => {
  const items = ['a', 'b'].map((of) => ({ title: of, items: [{ title: of, href: `#${of}` }] }));
  const menu = <NavMenu label="Main" items={items} />;
  const { find, focused, press } = await renderInto('div', menu);
  const buttons = ['li:first-child > button', 'li:last-child > button'] as const;
  const expanded = () => buttons.map((button) => find(button)?.ariaExpanded);
  press(buttons[0]);
  await expect.poll(expanded).toEqual(['true', 'false']);
  press(buttons[1]);
  await expect.poll(expanded).toEqual(['true', 'true']);
  find('a')?.focus();
  const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true });
  find('a')?.dispatchEvent(escape);
  await expect.poll(expanded).toEqual(['false', 'true']);
  expect(focused()).toBe(find(buttons[0]));
});
