import path from 'node:path';
import { bench } from '../paths.ts';
import { run as runProgram } from '../../tests/support/commands.ts';
import type { Site } from './site.ts';

/** React, React Router and supabase-js, only in the browser, like the original of our site. */
export const clientSite: Site = {
  name: 'client',
  async build({ backend, outputFolder }) {
    await runProgram({
      args: [
        path.join(bench, 'node_modules/vite/bin/vite.js'),
        'build',
        '--logLevel=warn',
        `--outDir=${outputFolder('client')}`,
      ],
      cwd: path.join(bench, 'anchors/client'),
      env: { ...process.env, VITE_ANON_KEY: backend.key, NODE_ENV: 'production' },
    });
  },
  start: async ({ backend, outputFolder }) => ({
    folders: [outputFolder('client')],
    upstream: backend.url,
    upstreamPaths: /^\/rest\/v1\//,
  }),
};
