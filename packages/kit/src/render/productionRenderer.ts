import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Site, SiteLanguage } from '../defineSite.ts';
import { outputOf } from '../vite/output.ts';
import { createCriticalStyles } from './criticalStyles/criticalStyles.ts';
import type { Entry, Renderer } from './renderer.ts';

interface ManifestChunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
}

type Manifest = Record<string, ManifestChunk>;

/** Renders from the output of `setu build` in `dist/`. */
export async function createProductionRenderer(
  site: Site,
  language: SiteLanguage,
): Promise<Renderer> {
  const output = outputOf(language);
  const client = path.join(site.root, output.client);
  const entryFile = path.join(site.root, output.server, 'serverEntry.js');
  const entry = (await import(pathToFileURL(entryFile).href)) as Entry;
  const manifestText = await readFile(path.join(client, output.manifest), 'utf8');
  const manifest = JSON.parse(manifestText) as Manifest;
  const stylesheet = manifest['style.css']?.file;
  const read = (file: string) => readFile(path.join(client, file), 'utf8');
  const fonts = stylesheet === undefined ? '' : await read(output.fonts);
  const criticalStyles = createCriticalStyles(
    stylesheet === undefined ? '' : await read(stylesheet),
  );
  const clientEntry = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const appFolder = path.posix.dirname(site.app);
  return {
    entry: () => Promise.resolve(entry),
    assets: ({ html, modules }) =>
      Promise.resolve({
        head: `<style>${fonts}${criticalStyles(html)}</style>`,
        stylesheet: stylesheet === undefined ? '' : `/${stylesheet}`,
        scripts: scriptsOf(manifest, [
          ...clientEntry,
          ...modules.map((file) => path.posix.join(appFolder, file)),
        ]),
      }),
  };
}

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
