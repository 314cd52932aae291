import { fileURLToPath } from 'node:url';
import { type Rolldown, build } from 'vite';
import { expect, test } from 'vitest';
import { unusedRouterParts } from './unusedRouterParts.ts';

test('what a site does not use of the router is left out', async () => {
  const entry = `export { createBrowserRouter, RouterProvider } from 'react-router-dom';`;
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root: fileURLToPath(new URL('.', import.meta.url)),
    plugins: [
      unusedRouterParts(),
      {
        name: 'entry',
        resolveId: (id) => (id === 'virtual:entry' ? id : undefined),
        load: (id) => (id === 'virtual:entry' ? entry : undefined),
      },
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: 'virtual:entry',
        preserveEntrySignatures: 'strict',
        external: [/^react(\/|$)/, /^react-dom(\/|$)/],
      },
    },
  });
  const [{ code }] = (result as Rolldown.RolldownOutput).output;
  expect(code).toContain('function RouterProvider');
  const unused = [
    'LinkWithRef',
    'PrefetchPageLinks',
    'getFormSubmissionInfo',
    'You should not include both',
  ];
  expect(unused.filter((name) => code.includes(name))).toEqual([]);
});
