import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { serialize } from 'node:v8';
import { type Site, languagesOf } from '../defineSite.ts';
import { startLogging } from '../logging/log.ts';
import { syntaxErrorIn } from '../process/syntaxError.ts';
import { noBackend } from '../render/noBackend.ts';
import { fallbackPagesFile, outputOf } from '../vite/output.ts';
import { fingerprintOf, isBuilt } from './fingerprint.ts';

const command = fileURLToPath(new URL('./setu.ts', import.meta.url));
const stampOf = ({ root }: Site) => path.join(root, 'dist/stamp');

export function buildIfStale(site: Site, log = startLogging('text')): void {
  if (isBuilt(stampOf(site), fingerprintOf(site))) return;
  log('Building the site (first start, or the sources have changed) ...');
  // In a separate process: otherwise Vite would stay in the memory of the process that serves the site.
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, 'build', site.root], {
    stdio: ['inherit', 'pipe', 'pipe'],
    encoding: 'utf8',
    maxBuffer: Infinity,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (stdout.trim()) log(stdout.trimEnd());
  if (stderr.trim()) log(stderr.trimEnd(), undefined, status === 0 ? 'warn' : 'error');
  if (status !== 0) throw new Error('The site could not be built: see above.');
}

/** `setu build`: builds the site for production, `dist/client` and a `dist/server` for each language. */
export async function build(site: Site): Promise<void> {
  process.env['NODE_ENV'] = 'production';
  // Before the build, which may fail, and during which sources may change.
  const fingerprint = fingerprintOf(site);
  rmSync(stampOf(site), { force: true });
  const { createBuilder } = await import('vite');
  const { viteConfig } = await import('../vite/viteConfig.ts');
  const { precompress } = await import('../vite/precompress.ts');
  const { createProductionRenderer } = await import('../render/productionRenderer.ts');
  const { makeFallbackPages } = await import('../pages/fallbackPages.ts');
  try {
    for (const language of languagesOf(site)) {
      const config = await viteConfig(site, language, 'build');
      const builder = await createBuilder({ ...config, logLevel: 'warn' });
      await builder.buildApp();
    }
  } catch (error) {
    throw (await syntaxErrorIn(site.root)) ?? error;
  }
  for (const language of languagesOf(site)) {
    const renderer = await createProductionRenderer(site, language);
    const made = await makeFallbackPages(renderer, site.backend ?? noBackend);
    const { server } = outputOf(language);
    writeFileSync(path.join(site.root, server, fallbackPagesFile), serialize(made));
  }
  precompress(path.join(site.root, 'dist/client'));
  writeFileSync(stampOf(site), fingerprint);
}
