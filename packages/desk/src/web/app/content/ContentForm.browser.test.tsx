import { expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { ContentForm } from './ContentForm.tsx';

test('the focus is not lost by a save, its undo, a withdrawal and its undo', async () => {
  const answers: Record<string, unknown> = {
    '/api/form': { version: '1', values: { title: 'Polity notes', href: '/about' } },
    '/api/undo': { said: 'Up to date.' },
    '/api/withdraw': { file: 'withdrawn.json', said: 'Up to date.' },
    '/api/republish': { said: 'Up to date.' },
  };
  const saved = { outcome: 'replaced', said: 'Up to date.', undo: 'a' };
  vi.stubGlobal('fetch', async (path: string, { method }: { method: string }) => {
    const [name = ''] = path.split('?');
    const isSaved = name === '/api/form' && method === 'POST';
    return Response.json(isSaved ? { problems: [], warnings: [], written: saved } : answers[name]);
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const site = { articleCategories: [] } as unknown as Parameters<typeof ContentForm>[0]['site'];
  const { getByRole } = await render(
    <main id="main" tabIndex={-1}>
      <ContentForm kind="resources" id="9" day="" number="" site={site} />
    </main>,
  );
  const notice = (text: string) => getByRole('status').filter({ hasText: text });
  const press = (name: string) => userEvent.click(getByRole('button', { name }));
  await press('Save and publish');
  await expect.element(notice('Saved: written over')).toHaveFocus();
  await press('Undo');
  await expect.element(notice('is back as it was')).toHaveFocus();
  await press('Withdraw');
  await userEvent.click(getByRole('dialog').getByRole('button', { name: 'Withdraw' }));
  await expect.element(notice('It is off the website.')).toHaveFocus();
  await press('Undo');
  await expect.element(getByRole('main')).toHaveFocus();
});
