import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Site } from '../defineSite.ts';
import { fingerprintOf } from './fingerprint.ts';

export interface AppBuild {
  /** Of `<name>.js` and `<name>.css`, and of the folder. */
  name: string;
  /** The module that starts it. */
  entry: string;
  /** Files and folders beside those of the site that it is made of. */
  buildsFrom: readonly string[];
}

/**
 * Builds an app of one script and one stylesheet, beside the site and in its look, unless the last build was made of the
 * same sources.
 *
 * @returns the folder.
 */
export async function buildApp(site: Site, { name, entry, buildsFrom }: AppBuild): Promise<string> {
  // Beside what visitors get, never in it.
  const folder = path.join(site.root, 'dist', name);
  const stamp = path.join(folder, 'stamp');
  const fingerprint = fingerprintOf(site, buildsFrom);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return folder;
  process.stderr.write(`Building the ${name} (first start, or the sources have changed) ...\n`);
  process.env['NODE_ENV'] = 'production';
  const [{ build }, { default: react }] = await Promise.all([
    import('vite'),
    import('@vitejs/plugin-react'),
  ]);
  const { plugins = [], resolve = {} } = (await site.vite?.(site.languages?.[0])) ?? {};
  await build({
    configFile: false,
    root: site.root,
    publicDir: false,
    logLevel: 'warn',
    plugins: [react(), plugins],
    resolve,
    build: {
      outDir: folder,
      emptyOutDir: true,
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        checks: { bundlerTimings: false },
        output: {
          codeSplitting: false,
          entryFileNames: `${name}.js`,
          assetFileNames: ({ names: [file = ''] }) =>
            file.endsWith('.css') ? `${name}.css` : 'assets/[hash][extname]',
        },
      },
    },
  });
  writeFileSync(stamp, fingerprint);
  return folder;
}
