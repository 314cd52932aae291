import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import type { Rolldown } from 'vite';
import { packageFolder, readEntries } from '../../packages/ui/build/publicSurface.ts';

/** The gzipped bytes that one entry costs a consumer who imports nothing else, without React. */
export type EntrySize = Awaited<ReturnType<typeof measureSizes>>[number];

/** Most bytes that an entry may cost: its JavaScript alone for the card, with its CSS for the others. */
const bounds: Record<string, number> = {
  CourseCard: 2300,
  Carousel: 4000,
  QuestionSheet: 6500,
  SiteHeader: 25_000,
};
const boundedByScriptAlone = new Set(['CourseCard']);

/** Bundles each entry of the built library as a consumer would and weighs what comes out. */
export function measureSizes() {
  const sheets = ['base.css', 'themes/setu.css'].map(async (entry) => ({
    entry,
    ...(await weigh(`import '@setu/ui/${entry}';`)),
  }));
  const entries = [...readEntries().keys()].map(async (entry) => ({
    entry,
    ...(await weigh(`export * from '@setu/ui/${entry}';`)),
  }));
  return Promise.all([...sheets, ...entries]);
}

async function weigh(code: string): Promise<{ js: number; css: number }> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root: packageFolder,
    plugins: [
      {
        name: 'setu-entry',
        resolveId: (id) => (id === 'virtual:entry' ? `\0${id}` : undefined),
        load: (id) => (id === '\0virtual:entry' ? code : undefined),
      },
    ],
    build: {
      write: false,
      rolldownOptions: {
        input: 'virtual:entry',
        preserveEntrySignatures: 'strict',
        external: [/^react(\/|$)/, /^react-dom(\/|$)/],
      },
    },
  });
  const { output } = result as Rolldown.RolldownOutput;
  const chunks = output.filter((file) => file.type === 'chunk').map(({ code }) => code.trim());
  return {
    js: gzipped(chunks.filter((chunk) => chunk !== '')),
    css: gzipped(output.filter((file) => file.type === 'asset').map((file) => String(file.source))),
  };
}

function gzipped(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);
}

/** A sentence for each entry that exceeds its bound. */
export function brokenBounds(sizes: readonly EntrySize[]): string[] {
  return Object.entries(bounds).flatMap(([name, allowed]) => {
    const size = sizes.find(({ entry }) => entry === name);
    if (!size) return [`${name}: no such entry.`];
    const { js, css } = size;
    const bounded = boundedByScriptAlone.has(name) ? js : js + css;
    if (bounded <= allowed) return [];
    return [`${name} costs ${js} bytes of JavaScript and ${css} of CSS, ${allowed} allowed.`];
  });
}

export function printSizes(sizes: readonly EntrySize[]): void {
  console.table(
    Object.fromEntries(
      sizes.map(({ entry, js, css }) => [
        entry,
        { js, css, total: js + css, bound: bounds[entry] ?? '' },
      ]),
    ),
  );
}

/** Puts the sheets and the bounded entries into the package's README, between its markers. */
export function writeSizeTable(sizes: readonly EntrySize[]): void {
  const file = path.join(packageFolder, 'README.md');
  const rows = sizes
    .filter(({ entry }) => entry in bounds || entry.endsWith('.css'))
    .map(
      ({ entry, js, css }) =>
        `| \`@setu/ui/${entry}\` | ${kB(js)} | ${kB(css)} | ${kB(js + css)} | ${boundOf(entry)} |`,
    );
  const table = [
    '| entry | JavaScript, kB | CSS, kB | together, kB | bound, kB |',
    '|---|--:|--:|--:|--:|',
    ...rows,
  ];
  const markers = /(<!-- sizes:start -->)[^]*(<!-- sizes:end -->)/;
  const readme = readFileSync(file, 'utf8');
  if (!markers.test(readme)) throw new Error(`${file}: the markers of the size table are gone.`);
  writeFileSync(file, readme.replace(markers, `$1\n\n${table.join('\n')}\n\n$2`));
}

function boundOf(entry: string): string {
  const bound = kB(bounds[entry]);
  return boundedByScriptAlone.has(entry) ? `${bound} of JavaScript` : bound;
}

function kB(bytes: number | undefined): string {
  return bytes === undefined ? '' : (bytes / 1000).toFixed(1);
}
