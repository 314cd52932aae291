import { accessSync, constants, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Site } from '../defineSite.ts';
import { readDataDir } from '../process/settings.ts';
import { fingerprintOf, isBuilt } from './fingerprint.ts';

interface AppBuild {
  name: string;
  entry: string;
  /** Source files and folders in addition to those of the site. */
  buildsFrom: readonly string[];
}

/**
 * Builds an app of one script and one stylesheet, unless its sources are unchanged, and returns its
 * folder: below the data folder where the site's folder is read-only.
 */
export async function buildApp(site: Site, { name, entry, buildsFrom }: AppBuild): Promise<string> {
  // Outside `dist/client`, which is public.
  const own = path.join(site.root, 'dist', name);
  const folders = [own, path.join(readDataDir(process.env), name)];
  const stampIn = (folder: string) => path.join(folder, 'stamp');
  const fingerprint = fingerprintOf(site, buildsFrom);
  const built = folders.find((folder) => isBuilt(stampIn(folder), fingerprint));
  if (built !== undefined) return built;
  const folder = folders.find(isWritable) ?? own;
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
      chunkSizeWarningLimit: 1_000,
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
  writeFileSync(stampIn(folder), fingerprint);
  return folder;
}

function isWritable(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
