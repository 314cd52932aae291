import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { preview } from 'vite';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const built = path.join(root, 'node_modules/.cache/setu-storybook');
const stamp = path.join(built, 'stamp');

/** What the built Storybook is made from. */
const sources = [
  'package-lock.json',
  '.changeset/*.md',
  '.storybook/**/*.{ts,tsx,css,svg}',
  'scripts/build/librarySource.ts',
  'stories/**/*.{ts,tsx,mdx}',
  'packages/ui/{README,CHANGELOG}.md',
  'packages/{data,kit,ui}/src/**/*.{ts,tsx}',
  'packages/website/src/**/*.{ts,tsx,css}',
  'site/src/**/*.{ts,tsx,css}',
  '{site,packages/website}/public/**/*.{svg,woff2}',
];

/** One entry of Storybook's `index.json`. */
export interface StoryEntry {
  id: string;
  title: string;
  name: string;
  type: 'docs' | 'story';
}

export interface BuiltStorybook {
  entries: StoryEntry[];
  /** Where an entry stands by itself, without the workshop around it. */
  frame: (entry: StoryEntry, globals?: Record<string, string>) => string;
  url: string;
  close: () => Promise<void>;
}

/** Builds Storybook unless it is built from what stands there now, and serves it as plain files. */
export async function serveStorybook(): Promise<BuiltStorybook> {
  const fingerprint = fingerprintOf(sources);
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== fingerprint) {
    execFileSync(
      path.join(root, 'node_modules/.bin/storybook'),
      ['build', '--quiet', '-o', built],
      {
        cwd: root,
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
    writeFileSync(stamp, fingerprint);
  }
  const server = await preview({
    configFile: false,
    root: built,
    logLevel: 'silent',
    build: { outDir: built },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const url = (server.resolvedUrls?.local[0] ?? '').replace(/\/$/, '');
  const index = JSON.parse(readFileSync(path.join(built, 'index.json'), 'utf8')) as {
    entries: Record<string, StoryEntry>;
  };
  return {
    url,
    entries: Object.values(index.entries),
    frame: ({ id, type }, globals = {}) => {
      const look = Object.entries(globals).map(([name, value]) => `${name}:${value}`);
      const query = new URLSearchParams({ id, viewMode: type, globals: look.join(';') });
      return `${url}/iframe.html?${query.toString()}`;
    },
    close: () => server.close(),
  };
}

function fingerprintOf(patterns: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of globSync(patterns, { cwd: root }).toSorted((a, b) => (a < b ? -1 : 1))) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}
