import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, render, renderAndHydrate, renderOnServer } from '../../testing/browser.ts';
import { help } from '../../testing/samples.ts';
import { type ContactFormProps, ContactForm } from './ContactForm.tsx';
import { sessionDraft } from './contactDraft.ts';
import type { ContactValues } from './validateContact.ts';

type Submit = NonNullable<ContactFormProps['onSubmit']>;

const nothing = { firstName: '', lastName: '', email: '', message: '' };
const values = { ...nothing, firstName: 'Asha', message: 'When does it start? 98765 43210' };
const key = 'test:contact';
const draft = sessionDraft(key);
const minute = 60_000;

describe('sessionDraft', () => {
  test('gives back what it was given, until it is cleared', () => {
    expect(draft.read()).toBeUndefined();
    draft.write({ values, id: 'one' });
    expect(sessionDraft(key).read()).toEqual({ values, id: 'one' });
    draft.write({ values });
    expect(draft.read()).toEqual({ values, id: undefined });
    draft.clear();
    expect(draft.read()).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
  });

  test.for([
    ['half an hour after the last change', 30 * minute],
    ['where the clock was turned back by as much', -30 * minute],
  ] as const)('forgets %s, and takes it out of the storage', ([, later]) => {
    vi.useFakeTimers({ toFake: ['Date'], now: minute });
    draft.write({ values });
    for (const keptAt of [31 * minute - 1, -29 * minute + 1]) {
      vi.setSystemTime(keptAt);
      expect(draft.read()).toEqual({ values });
    }
    vi.setSystemTime(minute + later);
    expect(draft.read()).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
  });

  test.for(['', '{', 'null', '[]', '{"at":1}', '{"values":{"message":1},"at":1}'])(
    'reads nothing from %j',
    (text) => {
      sessionStorage.setItem(key, text);
      expect(draft.read()).toBeUndefined();
    },
  );

  test('without storage keeps nothing and breaks nothing', () => {
    const denied = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      const spy = vi.spyOn(Storage.prototype, method).mockImplementation(denied);
      onTestFinished(() => spy.mockRestore());
    }
    draft.write({ values });
    expect(draft.read()).toBeUndefined();
    draft.clear();
  });
});

describe('ContactForm with a draft', () => {
  const field = (name: string) => page.getByRole('textbox', { name });
  const kept = () => page.getByText('We kept what you had written');
  const form = (onSubmit: Submit = async () => ({ ok: true })) => (
    <ContactForm help={help} draft={draft} onSubmit={onSubmit} />
  );

  /** Types before React arrives in a page that has kept a draft. */
  async function typeBeforeReact(name: string, text: string, onSubmit?: Submit) {
    draft.write({ values, id: 'tried' });
    const { hydrate } = renderOnServer(form(onSubmit));
    await userEvent.fill(field(name), text);
    await hydrate();
  }

  async function expectFields(expected: ContactValues) {
    await expect.element(field('First name')).toHaveValue(expected.firstName);
    await expect.element(field('Message')).toHaveValue(expected.message);
  }

  test('keeps what is written, and puts it back after a reload', async () => {
    const first = await render(form());
    expect(kept().query()).toBeNull();
    await userEvent.fill(field('First name'), values.firstName);
    await userEvent.fill(field('Message'), values.message);
    await first.unmount();
    await renderAndHydrate(form());
    await expect.element(kept()).toBeVisible();
    expect(kept().element().closest('[role=status]')).not.toBeNull();
    await expectFields(values);
    const sent = field('Message').element() as HTMLTextAreaElement;
    await userEvent.click(button('Send message'));
    await expect.element(page.getByText('Message sent')).toBeVisible();
    // Firefox would fill the next field with it on a reload.
    expect([sent.isConnected, sent.value]).toEqual([false, '']);
    await expect.element(kept()).not.toBeInTheDocument();
    await expectFields(nothing);
    expect(draft.read()).toBeUndefined();
  });

  test.for<[string, Submit]>([
    ['failed', async () => ({ ok: false })],
    ['was not heard of', () => new Promise(() => {})],
  ])('keeps a message that %s, and the id of the attempt', async ([, submit]) => {
    const onSubmit = vi.fn<Submit>(submit);
    const first = await render(form(onSubmit));
    await userEvent.fill(field('Message'), values.message);
    await userEvent.click(button('Send message'));
    await expect.element(button(/Sending|Try again/)).toBeVisible();
    await first.unmount();
    await render(form(onSubmit));
    await userEvent.click(button('Send message'));
    await expect.poll(() => onSubmit).toHaveBeenCalledTimes(2);
    const [[, , one], [, , two]] = onSubmit.mock.calls as [Parameters<Submit>, Parameters<Submit>];
    expect(two).toEqual(one);
  });

  test('does not write over what was typed before React arrived, but offers it', async () => {
    await typeBeforeReact('Message', 'Newer');
    await expect.element(kept()).toBeVisible();
    await userEvent.click(button('Discard it'));
    await expectFields({ ...nothing, message: 'Newer' });
    await expect.element(field('First name')).toHaveFocus();
    await expect.element(kept()).not.toBeInTheDocument();
    expect(draft.read()?.values.message).toBe('Newer');
  });

  test('offers it still when the newer message is sent', async () => {
    const answer = Promise.withResolvers<Awaited<ReturnType<Submit>>>();
    const onSubmit = vi.fn<Submit>(() => answer.promise);
    await typeBeforeReact('Message', 'Newer: call 98765 43210', onSubmit);
    await userEvent.click(button('Send message'));
    await expect.poll(() => onSubmit).toHaveBeenCalledOnce();
    // Not while it is sent: what is put back would be cleared with it.
    await userEvent.click(button('Put it back'));
    answer.resolve({ ok: true });
    await expect.element(page.getByText('Message sent')).toBeVisible();
    expect(draft.read()).toEqual({ values, id: 'tried' });
    await userEvent.click(button('Put it back'));
    await expectFields(values);
    await expect.element(field('First name')).toHaveFocus();
    expect(draft.read()).toEqual({ values, id: 'tried' });
    await userEvent.click(button('Discard it'));
    await expectFields(nothing);
    await expect.element(kept()).not.toBeInTheDocument();
    expect(draft.read()).toBeUndefined();
  });

  test('fills in the rest around the same beginning', async () => {
    await typeBeforeReact('First name', values.firstName);
    await expectFields(values);
  });

  test('ends with the answer to a plain post: sent', async () => {
    draft.write({ values });
    await renderAndHydrate(<ContactForm help={help} draft={draft} initial={{ result: 'sent' }} />);
    await expect.element(page.getByText('Message sent')).toBeVisible();
    await expectFields(nothing);
    expect(draft.read()).toBeUndefined();
  });

  test('begins with the answer to a plain post: failed', async () => {
    const initial = { values, result: { ok: false } } as const;
    await renderAndHydrate(<ContactForm help={help} draft={draft} initial={initial} />);
    await expect.poll(() => draft.read()?.values).toEqual(values);
    expect(kept().query()).toBeNull();
  });
});
