import { afterEach, expect, test, vi } from 'vitest';
import { defineApp } from './defineApp.ts';
import { hydrate } from './hydrate.tsx';
import type { Screen } from './route.ts';

afterEach(() => document.body.replaceChildren());

test('a page whose screen cannot be loaded, as when it is being left, stays plain HTML', async () => {
  document.body.innerHTML = `<h1>As sent</h1>
    <script type="application/json" id="page-data">{"loaderData":{},"config":{}}</script>`;
  const load = vi
    .fn<() => Promise<Screen>>()
    .mockRejectedValue(new TypeError('Importing a module script failed.'));
  const app = defineApp({
    routes: [{ path: '*', screen: 'Gone' }],
    screens: { './pages/Gone.tsx': load },
    Document: ({ children }) => children,
    Layout: () => null,
    Head: () => null,
    PageError: () => null,
    LayoutError: () => null,
  });
  await expect(hydrate(app)).resolves.toBeUndefined();
  expect(load).toHaveBeenCalledOnce();
  expect(document.querySelector('h1')).toHaveTextContent('As sent');
});
