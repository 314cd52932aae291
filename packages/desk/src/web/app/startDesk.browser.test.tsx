import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { startDesk } from './startDesk.tsx';

test('the link of a desk that was started again opens it in the tab of the old one', async () => {
  const never = new Promise<Response>(() => {});
  const tokens: string[] = [];
  let isNew = false;
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string }) => {
    if (!isNew) return new Response(null, { status: 401 });
    if (path === '/api/session') tokens.push(body ?? '');
    const isKnown = path === '/api/session' || path.startsWith('/api/site');
    const site = { key: 'a', name: 'Setu', articleCategories: [], languages: ['en'] };
    return isKnown ? Response.json(site) : never;
  });
  const place = document.createElement('div');
  place.id = 'desk';
  document.body.append(place);
  localStorage.setItem('setu:mode', 'dark');
  onTestFinished(() => {
    place.remove();
    document.fonts.clear();
    delete document.documentElement.dataset['setuMode'];
  });
  location.hash = '#/messages';
  const { promise, resolve } = Promise.withResolvers<FontFace>();
  const font = Object.assign(new FontFace('Theme', 'local("Theme")', { display: 'optional' }), {
    load: () => promise,
  });
  document.fonts.add(font);
  startDesk({} as Parameters<typeof startDesk>[0]);
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  expect(place.textContent, 'before the fonts of the theme').toBe('');
  resolve(font);
  await expect.element(page.getByText('The desk is closed here')).toBeVisible();
  isNew = true;
  location.hash = '#token=new';
  await expect.element(page.getByText('Desk of Setu')).toBeVisible();
  await expect.element(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect.element(page.getByRole('heading', { name: 'Articles' })).toBeVisible();
  expect(tokens).toEqual(['{"token":"new"}']);
  expect(location.hash).toBe('');
});
