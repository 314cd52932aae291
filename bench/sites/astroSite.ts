import path from 'node:path';
import { bench } from '../paths.ts';
import { run as runProgram, runUntil } from '../../tests/support/commands.ts';
import { freePort } from '../../tests/support/http/listen.ts';
import type { Run, Site } from './site.ts';

const project = path.join(bench, 'anchors/astro');

function build(folder: string, env: Record<string, string>): Promise<string> {
  return runProgram({
    args: [path.join(bench, 'node_modules/astro/bin/astro.mjs'), 'build'],
    cwd: project,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', BENCH_OUT: folder, ...env },
  });
}

/** Prerendered files. */
export const astroSite: Site = {
  name: 'astro',
  async build({ contentFile, outputFolder }) {
    await build(outputFolder('astro'), { BENCH_CONTENT: contentFile });
  },
  start: async ({ outputFolder }) => ({ folders: [outputFolder('astro')] }),
};

/**
 * Starts Astro's own Node server, which renders each page on request: from the backend, or without
 * `live` from memory.
 */
export async function startAstroServer(
  { contentFile, backend, outputFolder }: Run,
  { live = true } = {},
) {
  const folder = outputFolder('astro-server');
  await build(folder, { BENCH_CONTENT: contentFile, BENCH_LIVE: '1' });
  const port = await freePort();
  const server = await runUntil(
    {
      args: [path.join(folder, 'server/entry.mjs')],
      cwd: project,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: String(port),
        BENCH_CONTENT: contentFile,
        ...(live && { BENCH_BACKEND_URL: backend.url, BENCH_BACKEND_KEY: backend.key }),
      },
    },
    /listening on/i,
  );
  return { ...server, url: `http://127.0.0.1:${port}` };
}
