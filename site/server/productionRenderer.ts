import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type * as EntryServer from '../src/entry.server.tsx';
import { createCriticalStyles } from './criticalStyles.ts';
import type { Renderer } from './renderer.ts';

interface ManifestChunk {
  file: string;
  imports?: string[];
}

type Manifest = Record<string, ManifestChunk>;

const client = new URL('../dist/client/', import.meta.url);

/** The folder of built assets. */
export const clientFolder = fileURLToPath(client);

/** Renders with what `npm run build` left in `dist/`. */
export async function createProductionRenderer(): Promise<Renderer> {
  const entryUrl = new URL('../dist/server/entry.server.js', import.meta.url);
  const entry = (await import(entryUrl.href)) as typeof EntryServer;
  const manifestText = await readFile(new URL('.vite/manifest.json', client), 'utf8');
  const manifest = JSON.parse(manifestText) as Manifest;
  const stylesheet = manifest['style.css']?.file ?? '';
  const criticalStyles = createCriticalStyles(await readFile(new URL(stylesheet, client), 'utf8'));
  return {
    entry: () => Promise.resolve(entry),
    assets: ({ html, modules }) =>
      Promise.resolve({
        head: `<style>${criticalStyles(html)}</style>`,
        stylesheet: `/${stylesheet}`,
        scripts: scriptsOf(manifest, ['src/entry.client.tsx', ...modules]),
      }),
  };
}

/** The files of these modules and of all they import. */
function scriptsOf(manifest: Manifest, modules: string[]): string[] {
  const scripts = new Map<string, string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || scripts.has(key)) return;
    scripts.set(key, `/${chunk.file}`);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const module of modules) visit(module);
  return [...scripts.values()];
}
