import path from 'node:path';
import { bench, publicFolders } from '../paths.ts';
import { run as runProgram, runUntil } from '../../tests/support/commands.ts';
import { freePort } from '../../tests/support/http/listen.ts';
import type { Run, Site } from './site.ts';

const program = path.join(bench, 'node_modules/next/dist/bin/next');
const settings = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' } as const;

async function serve(project: string, env: Record<string, string>) {
  const port = await freePort();
  const server = await runUntil(
    {
      args: [program, 'start', '--port', String(port), '--hostname', '127.0.0.1'],
      cwd: project,
      env: { ...settings, ...env },
    },
    /Ready in/,
  );
  return { ...server, url: `http://127.0.0.1:${port}` };
}

/** The App Router with every page prerendered, as Next does by default, behind its own server. */
export const nextSite: Site = {
  name: 'next',
  async build({ contentFile }) {
    await runProgram({
      args: [program, 'build'],
      cwd: path.join(bench, 'anchors/next'),
      env: { ...settings, BENCH_CONTENT: contentFile },
    });
  },
  async start({ contentFile }) {
    const server = await serve(path.join(bench, 'anchors/next'), { BENCH_CONTENT: contentFile });
    return { folders: publicFolders, upstream: server.url, stop: server.stop };
  },
};

/** The same pages rendered from the backend for each request. */
export async function startNextServer({ contentFile, backend }: Run) {
  const project = path.join(bench, 'anchors/next-live');
  const env = {
    BENCH_CONTENT: contentFile,
    BENCH_BACKEND_URL: backend.url,
    BENCH_BACKEND_KEY: backend.key,
  };
  await runProgram({ args: [program, 'build'], cwd: project, env: { ...settings, ...env } });
  return serve(project, env);
}
