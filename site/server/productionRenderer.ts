import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type * as EntryServer from '../src/entry.server.tsx';
import type { PageAssets } from './page.ts';
import type { Renderer } from './renderer.ts';

interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
}

const client = new URL('../dist/client/', import.meta.url);

/** The folder of built assets. */
export const clientFolder = fileURLToPath(client);

/** Renders with what `npm run build` left in `dist/`. */
export async function createProductionRenderer(): Promise<Renderer> {
  const entryUrl = new URL('../dist/server/entry.server.js', import.meta.url);
  const entry = (await import(entryUrl.href)) as typeof EntryServer;
  const manifest = JSON.parse(
    await readFile(new URL('.vite/manifest.json', client), 'utf8'),
  ) as Record<string, ManifestChunk>;
  return {
    entry: () => Promise.resolve(entry),
    assets: (modules) => Promise.resolve(assetsOf(manifest, modules)),
  };
}

const entryModule = 'src/entry.client.tsx';

function assetsOf(manifest: Record<string, ManifestChunk>, modules: string[]): PageAssets {
  const stylesheets = new Set<string>();
  const scripts = new Set<string>();
  const visited = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || visited.has(key)) return;
    visited.add(key);
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const file of chunk.css ?? []) stylesheets.add(`/${file}`);
    scripts.add(`/${chunk.file}`);
  };
  visit(entryModule);
  for (const module of modules) visit(module);
  const script = `/${manifest[entryModule]?.file}`;
  scripts.delete(script);
  return {
    stylesheets: [...stylesheets],
    head: '',
    script,
    modulePreloads: [...scripts],
  };
}
