import path from 'node:path';
import type { Plugin } from 'vite';
import type { Site } from '../defineSite.ts';

/** Resolves `virtual:setu/app` and `virtual:setu/serverParts` to the modules that the site names. */
export function siteApp({ root, app, serverParts }: Site): Plugin {
  const modules: Record<string, string> = {
    'virtual:setu/app': app,
    'virtual:setu/serverParts': serverParts,
  };
  return {
    name: 'setu:site-app',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^virtual:setu\// },
      handler: (id) => modules[id] && path.join(root, modules[id]),
    },
  };
}
