import { readFileSync } from 'node:fs';
import path from 'node:path';
import { preview } from 'vite';
import { buildStorybookIfStale } from '../../../scripts/build/buildStorybook.ts';

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
  const built = buildStorybookIfStale();
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
