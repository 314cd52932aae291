import type { Server } from 'node:http';
import type { Project, Site, SiteBackend } from '../defineSite.ts';
import { serveStatic } from '../http/serveStatic.ts';
import type { FileServer } from '../http/serveStatic.ts';
import { createSiteServer } from '../server/siteServer.ts';
import type { Limits } from '../limits/limits.ts';
import { makeFallbackPages } from '../pages/fallbackPages.ts';
import type { FallbackPages } from '../pages/fallbackPages.ts';
import type { Renderer } from '../render/renderer.ts';
import { closeServer, listen } from './listen.ts';
import type { Log } from '../logging/log.ts';
import { noBackend } from '../render/noBackend.ts';
import type { Settings } from './settings.ts';

/** A backend that answers already. */
export interface ConnectedBackend extends Project {
  /** The key for browsers. */
  publicKey: string;
  /** Ours, whose API the site passes on; else browsers ask it directly. */
  embedded: boolean;
}

export interface ServeOptions {
  site: Site;
  settings: Settings;
  mode: 'production' | 'development';
  /** That it is there, or why not; of nothing: the site's pages read nothing. */
  backend: Promise<ConnectedBackend | undefined>;
  limits: Limits;
  log: Log;
}

export interface ServedSite {
  url: string;
  /** Forgets all pages, for content has changed. Absent where several processes keep them. */
  forgetPages?: () => void;
  /** Finishes what is in flight. */
  stop: () => Promise<void>;
}

/** Serves the site from this process, once its backend is there. */
export async function serveSite(options: ServeOptions): Promise<ServedSite> {
  const { site, settings, mode, limits, log } = options;
  const backend: SiteBackend<unknown> = site.backend ?? noBackend;
  const [connected, { renderer, files, fallbackPages, attach, close }] = await Promise.all([
    options.backend,
    mode === 'production' ? production(site, backend) : development(site),
  ]);
  const queries = connected && backend.connect(connected, { log });
  const { generatedFiles, inlineScripts, onPage, preloadFonts, queryValues, warnings } =
    await renderer.entry();
  let stopping = false;
  let forgetPages = () => {};
  const { earlyHints, siteUrl, trustProxy } = settings;
  const server = createSiteServer({
    renderer,
    files,
    backend,
    queries,
    browserBackend: connected && {
      url: connected.embedded ? '/' : connected.url,
      key: connected.publicKey,
    },
    embedded: connected?.embedded ? connected : undefined,
    generatedFiles,
    queryValues,
    warnings,
    siteUrl,
    trustProxy,
    earlyHints,
    // Sources change under a development server, and so would its pages.
    cacheBytes: mode === 'production' ? settings.cacheBytes : 0,
    development: mode === 'development',
    inlineScripts,
    preloadFonts,
    onPage,
    fallbackPages,
    limits,
    isStopping: () => stopping,
    onContentChange: (forget) => void (forgetPages = forget),
    log,
  });
  attach?.(server);
  const url = await listen(server, settings);
  return {
    url,
    forgetPages: () => forgetPages(),
    async stop() {
      stopping = true;
      // Together: the server waits for the sockets of hot reload.
      await Promise.all([closeServer(server), close()]);
    },
  };
}

interface Mode {
  renderer: Renderer;
  files: FileServer;
  fallbackPages?: FallbackPages;
  /** Given the server before it listens. */
  attach?: (server: Server) => void;
  close: () => Promise<void>;
}

/** Asks nothing of the backend, which may be starting yet. */
async function production(site: Site, backend: SiteBackend<unknown>): Promise<Mode> {
  const { clientFolder, createProductionRenderer } =
    await import('../render/productionRenderer.ts');
  const renderer = await createProductionRenderer(site);
  const { loadScreens } = await renderer.entry();
  // A build under a running site takes files away, so that none may be missing then.
  await loadScreens();
  return {
    renderer,
    files: serveStatic(clientFolder(site)),
    fallbackPages: await makeFallbackPages(renderer, backend),
    close: async () => {},
  };
}

async function development(site: Site): Promise<Mode> {
  const { createDevelopmentRenderer } = await import('../render/developmentRenderer.ts');
  const { renderer, vite, attach } = await createDevelopmentRenderer(site);
  return { renderer, files: vite.middlewares, attach, close: () => vite.close() };
}
