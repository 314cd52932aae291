import { fileURLToPath } from 'node:url';
import { type Rolldown, build } from 'vite';
import { expect, test } from 'vitest';
import { compileHint } from './compileHint.ts';

test('the hint is the first line of its chunks, before the preloads that Vite inserts, and of no other', async () => {
  const files: Record<string, string> = {
    'virtual:entry': `import('virtual:page'); import('virtual:other');`,
    'virtual:page': `import 'virtual:shared'; export const page = () => 1;`,
    'virtual:other': `import 'virtual:shared'; export const other = () => 2;`,
    'virtual:shared': `window.shared = () => 3;`,
  };
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root: fileURLToPath(new URL('.', import.meta.url)),
    plugins: [
      compileHint('entry'),
      { name: 'files', resolveId: (id) => (id in files ? id : undefined), load: (id) => files[id] },
    ],
    build: { write: false, rolldownOptions: { input: { entry: 'virtual:entry' } } },
  });
  const chunks = (result as Rolldown.RolldownOutput).output.filter((file) => file.type === 'chunk');
  const entry = chunks.find(({ name }) => name === 'entry');
  expect(entry?.code).toContain('__vite__mapDeps=');
  expect(entry?.code).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  const others = chunks.filter((chunk) => chunk !== entry);
  expect(others.length).toBeGreaterThan(0);
  expect(others.filter(({ code }) => code.includes('allFunctionsCalledOnLoad'))).toEqual([]);
});
