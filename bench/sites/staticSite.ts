import { securityHeaders } from '../../packages/kit/src/http/securityHeaders.ts';
import { bench } from '../paths.ts';
import { run as runProgram } from '../../tests/support/commands.ts';
import type { Site } from './site.ts';

export const staticSite: Site = {
  name: 'static',
  async build({ contentFile, outputFolder }) {
    await runProgram({
      args: ['anchors/static/build.ts', outputFolder('static')],
      cwd: bench,
      env: { ...process.env, BENCH_CONTENT: contentFile },
    });
  },
  start: async ({ outputFolder }) => ({
    folders: [outputFolder('static')],
    // The same headers as ours, so that they cost both sites the same. This site has no script.
    headers: securityHeaders({
      backendUrl: '',
      development: false,
      inlineScripts: [],
      https: true,
    }),
  }),
};
