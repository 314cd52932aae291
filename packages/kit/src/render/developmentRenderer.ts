import { type Server, createServer as createHttpServer } from 'node:http';
import react from '@vitejs/plugin-react';
import { createServer, isRunnableDevEnvironment } from 'vite';
import type { EnvironmentModuleNode, ViteDevServer } from 'vite';
import type { Site, SiteLanguage } from '../defineSite.ts';
import { clientEntry, serverEntry, viteConfig } from '../vite/viteConfig.ts';
import type { Entry, Renderer } from './renderer.ts';

// The elements that Vite would insert into an index.html, which we do not have.
const hotReload = (base: string) =>
  `<script type="module">${react.preambleCode.replace('__BASE__', base)}</script>` +
  `<script type="module" src="${base}@vite/client"></script>`;

/** Renders from source, with hot reload. `attach` connects hot reload to the browser through the site's server. */
export async function createDevelopmentRenderer(
  site: Site,
  language: SiteLanguage,
): Promise<{ renderer: Renderer; vite: ViteDevServer; attach: (server: Server) => void }> {
  // Never listens: Vite's own port may be taken by another project's development server.
  const sockets = createHttpServer();
  const vite = await createServer({
    ...(await viteConfig(site, language, 'serve')),
    server: { middlewareMode: true, hmr: { server: sockets } },
  });
  const environment = vite.environments.ssr;
  if (!isRunnableDevEnvironment(environment)) {
    throw new Error('Vite offers no environment that can run the server entry.');
  }
  const renderer: Renderer = {
    entry: () => environment.runner.import<Entry>(serverEntry),
    async assets() {
      return {
        head: hotReload(vite.config.base) + (await inlineStyles(vite)),
        stylesheet: '',
        scripts: [`${language.prefix}/@fs${clientEntry}`],
      };
    },
  };
  return {
    renderer,
    vite,
    attach: (server) =>
      void server.on('upgrade', (...request) => sockets.emit('upgrade', ...request)),
  };
}

/** The styles of all loaded modules, with Vite's ids: its client adopts them, and the first paint is styled. */
async function inlineStyles(vite: ViteDevServer): Promise<string> {
  const entry = await vite.environments.ssr.moduleGraph.getModuleByUrl(serverEntry);
  const found = new Map<string, string>();
  const visited = new Set<EnvironmentModuleNode>();
  const queue = entry ? [entry] : [];
  for (let node = queue.shift(); node; node = queue.shift()) {
    if (visited.has(node)) continue;
    visited.add(node);
    queue.unshift(...node.importedModules);
    if (node.id && /\.css($|\?)/.test(node.url)) found.set(node.id, node.url);
  }
  const styles = await Promise.all(
    [...found].map(async ([id, url]) => {
      const separator = url.includes('?') ? '&' : '?';
      const result = await vite.environments.client.transformRequest(`${url}${separator}direct`);
      return `<style data-vite-dev-id="${id}">${result?.code ?? ''}</style>`;
    }),
  );
  return styles.join('');
}
