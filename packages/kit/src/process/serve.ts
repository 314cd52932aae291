import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import path from 'node:path';
import { deserialize } from 'node:v8';
import { languagesOf } from '../defineSite.ts';
import type { Project, Site, SiteBackend, SiteLanguage } from '../defineSite.ts';
import { serveStatic } from '../http/serveStatic.ts';
import { createSiteServer } from '../server/siteServer.ts';
import { type MadeFallbackPages, fallbackPagesOf } from '../pages/fallbackPages.ts';
import type { ServedLanguage } from '../pages/servedLanguage.ts';
import { closeServer, listen } from './listen.ts';
import { clientFolder, fallbackPagesFile, outputOf } from '../vite/output.ts';
import { noBackend } from '../render/noBackend.ts';
import type { RunOptions } from './run.ts';

export interface ConnectedBackend extends Project {
  publicKey: string;
  /** Whether it is the embedded backend, whose API the site passes on; browsers send requests to others directly. */
  embedded: boolean;
}

interface ServeOptions extends Pick<RunOptions, 'site' | 'settings' | 'mode' | 'hosts' | 'log'> {
  /** Resolves when the backend is ready, or rejects; `undefined`: the site's pages read nothing. */
  backend: Promise<ConnectedBackend | undefined>;
}

export async function serveSite(options: ServeOptions) {
  const { site, settings, mode, hosts, log } = options;
  const backend: SiteBackend<unknown> = site.backend ?? noBackend;
  const start = (language: SiteLanguage) =>
    mode === 'production' ? production(site, language) : development(site, language);
  const [connected, started] = await Promise.all([
    options.backend,
    Promise.all(languagesOf(site).map(start)),
  ]);
  const serve = ({ language, ...parts }: Started): ServedLanguage => ({
    ...parts,
    queries: connected && backend.connect(connected, { log, language }),
  });
  let stopping = false;
  const { server, forgetPages } = createSiteServer({
    ...settings,
    hosts,
    languages: started.map(serve),
    backend,
    browserBackend: connected && {
      url: connected.embedded ? '/' : connected.url,
      key: connected.publicKey,
    },
    embedded: connected?.embedded ? connected : undefined,
    // In development the sources change, and with them the pages.
    cacheBytes: mode === 'production' ? settings.cacheBytes : 0,
    development: mode === 'development',
    isStopping: () => stopping,
    log,
  });
  for (const { attach } of started) attach?.(server);
  const url = await listen(server, settings);
  return {
    url,
    forgetPages,
    async stop() {
      stopping = true;
      // In parallel, because the server waits for the sockets of hot reload.
      await Promise.all([closeServer(server), ...started.map(({ close }) => close?.())]);
    },
  };
}

interface Started extends Omit<ServedLanguage, 'queries'>, SiteLanguage {
  attach?: (server: Server) => void;
  close?: () => Promise<void>;
}

/** Sends no request to the backend, which may still be starting. */
async function production(site: Site, language: SiteLanguage): Promise<Started> {
  const { createProductionRenderer } = await import('../render/productionRenderer.ts');
  const renderer = await createProductionRenderer(site, language);
  const entry = await renderer.entry();
  // Load all screens now, because a build while the site runs removes files.
  await entry.loadScreens();
  const made = await readFile(path.join(site.root, outputOf(language).server, fallbackPagesFile));
  return {
    ...language,
    renderer,
    entry,
    files: serveStatic(clientFolder(site)),
    fallbackPages: fallbackPagesOf(deserialize(made) as MadeFallbackPages, entry),
  };
}

async function development(site: Site, language: SiteLanguage): Promise<Started> {
  const { createDevelopmentRenderer } = await import('../render/developmentRenderer.ts');
  const { renderer, vite, attach } = await createDevelopmentRenderer(site, language);
  return {
    ...language,
    renderer,
    entry: await renderer.entry(),
    files: vite.middlewares,
    fallbackPages: undefined,
    attach,
    close: () => vite.close(),
  };
}
