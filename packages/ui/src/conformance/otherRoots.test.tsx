import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { expect, onTestFinished, test } from 'vitest';
import { ContactForm } from '../components/ContactForm/ContactForm.tsx';
import { sessionDraft } from '../components/ContactForm/contactDraft.ts';
import { NavMenu } from '../components/NavMenu/NavMenu.tsx';
import { SearchForm } from '../components/SearchForm/SearchForm.tsx';
import { render } from '../testing/browser.ts';
import { help } from '../testing/samples.ts';

// Components in a shadow root, or drawn into a frame, whose document and classes are others than the page's.

type Root = Document | ShadowRoot;

function addTo(place: string): Root {
  const host = document.createElement(place);
  document.body.append(host);
  onTestFinished(() => host.remove());
  if (host instanceof HTMLIFrameElement) return host.contentDocument as Document;
  return host.attachShadow({ mode: 'open' });
}

async function renderInto(root: Root, ui: ReactNode) {
  const inside = (some: ReactNode) => createPortal(some, 'body' in root ? root.body : root);
  const { rerender } = await render(inside(ui));
  return { rerender: (next: ReactNode) => rerender(inside(next)) };
}

const press = (root: Root, selector: string) => {
  const element = root.querySelector<HTMLElement>(selector);
  element?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
  element?.focus();
  element?.click();
};

test.for(['div', 'iframe'])(
  'in a %s, an error leads to its field, and a draft is put back',
  async (place) => {
    const root = addTo(place);
    const draft = sessionDraft('test:roots');
    const values = { firstName: '', lastName: '', email: 'asha', message: 'When?' };
    draft.write({ values });
    await renderInto(root, <ContactForm help={help} draft={draft} id="contact" />);
    const email = root.querySelector<HTMLInputElement>('[type=email]');
    await expect.poll(() => email?.value).toBe('asha');
    press(root, '[type=submit]');
    await expect.poll(() => root.querySelector('[role=alert] a')).not.toBeNull();
    press(root, '[role=alert] a');
    expect(root.activeElement).toBe(email);
  },
);

test('in a frame, another search is shown in its field', async () => {
  const root = addTo('iframe');
  const { rerender } = await renderInto(root, <SearchForm action="/search" query="polity" />);
  await rerender(<SearchForm action="/search" query="economy" />);
  expect(root.querySelector('input')?.value).toBe('economy');
});

test('in a shadow root, dropdowns stay open under a press, and Escape leads back', async () => {
  const root = addTo('div');
  const items = ['a', 'b'].map((of) => ({ title: of, items: [{ title: of, href: `#${of}` }] }));
  await renderInto(root, <NavMenu label="Main" items={items} />);
  const [first, second] = root.querySelectorAll('button');
  const expanded = () => [first?.ariaExpanded, second?.ariaExpanded];
  press(root, 'li:first-child > button');
  await expect.poll(expanded).toEqual(['true', 'false']);
  press(root, 'li:last-child > button');
  await expect.poll(expanded).toEqual(['true', 'true']);
  root.querySelector('a')?.focus();
  root.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true }),
  );
  await expect.poll(expanded).toEqual(['false', 'true']);
  expect(root.activeElement).toBe(first);
});
