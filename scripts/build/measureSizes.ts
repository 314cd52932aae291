import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Rolldown, build } from 'vite';
import { packageFolder } from '../../packages/ui/build/publicSurface.ts';

interface Entry {
  name: string;
  /** Most bytes that it may cost: its JavaScript alone, or with its CSS. */
  most?: number;
  ofScript?: true;
}

const entries: readonly Entry[] = [
  { name: 'base.css' },
  { name: 'themes/setu.css' },
  { name: 'Carousel', most: 4000 },
  { name: 'CourseCard', most: 2300, ofScript: true },
  { name: 'QuestionSheet', most: 6500 },
  { name: 'SiteHeader', most: 25_000 },
];

/**
 * Bundles entries of the built library as a consumer would who imports nothing else, without React, and writes their
 * gzipped bytes into the package's README.
 *
 * @returns a sentence for each entry that exceeds its bound.
 */
export async function measureSizes(): Promise<string[]> {
  const sizes = await Promise.all(
    entries.map(async (entry) => ({ ...entry, ...(await weigh(entry.name)) })),
  );
  const rows = sizes.map(({ name, most, ofScript, js, css }) => {
    const bound = most === undefined ? '' : `${kB(most)}${ofScript ? ' of JavaScript' : ''}`;
    return `| \`@setu/ui/${name}\` | ${kB(js)} | ${kB(css)} | ${kB(js + css)} | ${bound} |`;
  });
  writeTable([
    '| entry | JavaScript, kB | CSS, kB | together, kB | bound, kB |',
    '|---|--:|--:|--:|--:|',
    ...rows,
  ]);
  return sizes
    .filter(({ most = Infinity, ofScript, js, css }) => (ofScript ? js : js + css) > most)
    .map(
      ({ name, most, js, css }) => `${name}: ${js} B of JavaScript, ${css} of CSS, over ${most}.`,
    );
}

async function weigh(entry: string): Promise<{ js: number; css: number }> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root: packageFolder,
    plugins: [
      {
        name: 'setu-entry',
        resolveId: (id) => (id === 'virtual:entry' ? `\0${id}` : undefined),
        load: (id) => (id === '\0virtual:entry' ? `export * from '@setu/ui/${entry}';` : undefined),
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

/** Puts the table between the markers of the README. */
function writeTable(lines: readonly string[]): void {
  const file = path.join(packageFolder, 'README.md');
  const markers = /(<!-- sizes:start -->)[^]*(<!-- sizes:end -->)/;
  const readme = readFileSync(file, 'utf8');
  if (!markers.test(readme)) throw new Error(`${file}: the markers of the size table are gone.`);
  writeFileSync(file, readme.replace(markers, `$1\n\n${lines.join('\n')}\n\n$2`));
}

const kB = (bytes: number) => (bytes / 1000).toFixed(1);
