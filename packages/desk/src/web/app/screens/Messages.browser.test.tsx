import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { press } from '../../../../tests/support/press.ts';
import type { Inbox } from '../../api/inbox.ts';
import { Messages } from './Messages.tsx';

const answered = '2026-01-02T03:04:05.000Z';
const inbox: Inbox = {
  messages: [
    {
      id: '7',
      date: answered,
      firstName: 'Asha',
      name: 'Asha',
      email: 'asha@example.org',
      message: 'When?',
      suspected: false,
      answered,
      language: 'en',
    },
  ],
  page: 1,
  pageCount: 1,
  counts: { open: 0, answered: 1, suspected: 0 },
  abilities: { id: true, date: true, suspected: true, answered: true },
  keptMonths: 12,
  old: null,
};
const site = { name: 'An institute' } as unknown as Parameters<typeof Messages>[0]['site'];

test('what could not be read is read once more when one asks for it', async () => {
  const answers = [Response.json({ error: 'No answer.' }, { status: 502 }), Response.json(inbox)];
  vi.stubGlobal('fetch', async () => answers.shift());
  const { getByRole } = await render(<Messages site={site} values={{}} visit="0" />);
  await userEvent.click(getByRole('alert').getByRole('button', { name: 'Try again' }));
  await expect.element(getByRole('group').getByText('Asha').first()).toBeVisible();
});

test('a mark that is brought back has the time that it had', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_path: string, { body }: { body?: string }) => {
    if (body !== undefined) sent.push(JSON.parse(body));
    return Response.json(body === undefined ? inbox : null);
  });
  const { getByRole } = await render(
    <Messages site={site} values={{ which: 'answered' }} visit="0" />,
  );
  await userEvent.click(getByRole('group').getByText('Asha').first());
  await press('Mark as not answered');
  const done = getByRole('status').filter({ hasText: 'Marked as not answered.' });
  await expect.poll(() => done.element().contains(document.activeElement)).toBe(true);
  await press('Undo');
  await expect.poll(() => sent).toHaveLength(2);
  expect(sent).toMatchObject([{ answered: false }, { answered: true, at: answered }]);
});

test('a long message begins in the name of its disclosure, and is whole inside', async () => {
  const message = 'word '.repeat(1_000);
  const [first] = inbox.messages;
  vi.stubGlobal('fetch', async () =>
    Response.json({ ...inbox, messages: [{ ...first, message }] }),
  );
  const { container } = await render(<Messages site={site} values={{}} visit="0" />);
  const summary = () => container.querySelector('summary')?.textContent ?? '';
  await expect.poll(summary).toMatch(/word .* …$/);
  expect(summary().length).toBeLessThan(200);
  expect(container.textContent.length).toBeGreaterThan(message.length);
});
