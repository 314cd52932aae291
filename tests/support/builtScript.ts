import { readFileSync } from 'node:fs';

const client = new URL('../../site/dist/client/', import.meta.url);

/** The URL of the script that our site's build made of a module, such as `pages/Career.tsx`. */
export function builtScript(module: string): string {
  const manifest = readFileSync(new URL('.vite/manifest.json', client), 'utf8');
  const chunks = Object.entries(JSON.parse(manifest) as Record<string, { file: string }>);
  const found = chunks.find(([source]) => source.endsWith(`/${module}`));
  if (!found) throw new Error(`${module} has no script of its own.`);
  return `/${found[1].file}`;
}
