import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { cache } from '../../paths.ts';
import type * as Site from './site.tsx';

/** Writes the whole site as files into the folder named on the command line. */
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder to write to.');

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const outDir = path.join(cache, 'static-program');
await build({
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  resolve: {
    alias: [
      { find: /^\.\/(Header|Slides|Courses|ContactForm)\.tsx$/, replacement: file('native.tsx') },
    ],
  },
  build: { ssr: file('site.tsx'), outDir, emptyOutDir: true, cssMinify: 'esbuild' },
});

const { pages } = (await import(path.join(outDir, 'site.js'))) as typeof Site;
await rm(folder, { recursive: true, force: true });
for await (const [address, document] of pages()) {
  const page = path.join(folder, `${address === '/' ? 'index' : address}.html`);
  await mkdir(path.dirname(page), { recursive: true });
  await writeFile(page, document);
}
