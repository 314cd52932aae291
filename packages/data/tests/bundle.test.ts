import { gzipSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { type Rollup, build } from 'vite';
import { expect, test } from 'vitest';

const source = (file: string) => fileURLToPath(new URL(`../src/${file}`, import.meta.url));

/** The chunks that a site's bundler makes of an entry, with the packages in each. */
async function bundle(file: string) {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      lib: { entry: source(file), formats: ['es'] },
      // A library keeps its white space and comments; a site's own build does not.
      rolldownOptions: { output: { minify: true } },
    },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rollup.RolldownOutput;
  return output
    .filter((chunk) => chunk.type === 'chunk')
    .map((chunk) => ({
      entry: chunk.isEntry,
      gzip: gzipSync(chunk.code).length,
      packages: new Set(
        chunk.moduleIds.flatMap((id) => /node_modules\/(@[^/]+\/[^/]+|[^/]+)/.exec(id)?.[1] ?? []),
      ),
    }));
}

test('the browser’s entry brings postgrest-js and nothing else', async () => {
  const chunks = await bundle('browser.ts');
  expect(chunks).toHaveLength(1);
  expect([...(chunks[0]?.packages ?? [])]).toEqual(['@supabase/postgrest-js']);
  expect(chunks[0]?.gzip).toBeLessThan(13_600);
});

test('the main entry brings no client at all', async () => {
  const chunks = await bundle('index.ts');
  expect(chunks).toHaveLength(1);
  expect([...(chunks[0]?.packages ?? [])]).toEqual([]);
});

test('the auth entry loads supabase-js only when asked', async () => {
  const chunks = await bundle('auth.ts');
  const entry = chunks.find((chunk) => chunk.entry);
  expect([...(entry?.packages ?? [])]).toEqual([]);
  expect(entry?.gzip).toBeLessThan(2000);
  const later = chunks.filter((chunk) => !chunk.entry);
  expect(later.some(({ packages }) => packages.has('@supabase/supabase-js'))).toBe(true);
});
