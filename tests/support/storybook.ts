import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { preview } from 'vite';
import { read, root } from './repository.ts';

/** An entry of Storybook's `index.json`. */
export interface StoryEntry {
  id: string;
  title: string;
  type: 'docs' | 'story';
}

/** Builds Storybook unless its build is up to date, and serves it as plain files. */
export async function serveStorybook() {
  execFileSync(process.execPath, ['scripts/build/buildStorybook.ts'], { cwd: root });
  const built = path.join(root, 'storybook-static');
  const server = await preview({
    configFile: false,
    root: built,
    logLevel: 'silent',
    build: { outDir: built },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const { entries } = JSON.parse(read('storybook-static/index.json')) as {
    entries: Record<string, StoryEntry>;
  };
  const url = (server.resolvedUrls?.local[0] ?? '').replace(/\/$/, '');
  return { url, entries: Object.values(entries), close: () => server.close() };
}
