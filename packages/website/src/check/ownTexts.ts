import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** All texts that an institute writes itself, by their paths below its site's folder. */
export function ownTexts(root: string): Map<string, string> {
  const patterns = ['src/**/*.ts', 'supabase/seeds/*.sql', 'public/**/*.{svg,txt,vtt,html}'];
  const files = globSync(patterns, { cwd: root }).toSorted();
  return new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
}
