import type { Server } from 'node:http';
import { createServerClient, createServerQueries } from '@setu/data/server';
import sirv from 'sirv';
import type { Limits } from './limits.ts';
import { makeLatePages } from './latePages.ts';
import { closeServer, listen } from './listen.ts';
import type { Log } from './log.ts';
import { createSiteServer } from './server.ts';
import type { SiteServerOptions } from './server.ts';
import type { Settings } from './settings.ts';

export interface ServeOptions {
  settings: Settings;
  mode: 'production' | 'development';
  backend: SiteServerOptions['backend'];
  limits: Limits;
  /** Signs receipts, the same in every process. */
  receiptKey: string;
  log: Log;
}

/** A message has this long to be stored, so that its sender hears of it within issue 6's four seconds. */
const callWithinMs = 3_000;

export interface ServedSite {
  url: string;
  /** Finishes what is in flight. */
  stop: () => Promise<void>;
}

/** Serves the site from this process, before a backend that runs already. */
export async function serveSite(options: ServeOptions): Promise<ServedSite> {
  const { settings, mode, backend, limits, receiptKey, log } = options;
  const client = createServerClient({ url: backend.url, key: backend.anonKey });
  const queries = createServerQueries(client, { log, timeoutMs: callWithinMs });
  const {
    options: ofMode,
    attach,
    close,
  } = await (mode === 'production' ? production() : development());
  const { inlineScripts, loadScreens } = await ofMode.renderer.entry();
  // A build under a running site takes files away, so that none may be missing then.
  if (mode === 'production') await loadScreens();
  const latePages = mode === 'production' ? await makeLatePages(ofMode.renderer) : undefined;
  let stopping = false;
  const { earlyHints, siteUrl, trustProxy } = settings;
  const server = createSiteServer({
    ...ofMode,
    queries,
    backend,
    siteUrl,
    trustProxy,
    earlyHints,
    // Sources change under a development server, and so would its pages.
    cacheBytes: mode === 'production' ? settings.cacheBytes : 0,
    inlineScripts,
    latePages,
    limits,
    receiptKey,
    isStopping: () => stopping,
    log,
  });
  attach?.(server);
  const url = await listen(server, settings);
  return {
    url,
    async stop() {
      stopping = true;
      // Together: the server waits for the sockets of hot reload.
      await Promise.all([closeServer(server), close()]);
    },
  };
}

type ModeOptions = Pick<SiteServerOptions, 'renderer' | 'files' | 'development'>;

interface Mode {
  options: ModeOptions;
  /** Given the server before it listens. */
  attach?: (server: Server) => void;
  close: () => Promise<void>;
}

async function production(): Promise<Mode> {
  const { clientFolder, createProductionRenderer } = await import('./productionRenderer.ts');
  const renderer = await createProductionRenderer();
  const serve = sirv(clientFolder, {
    etag: true,
    gzip: true,
    brotli: true,
    setHeaders(answer, path) {
      // Assets and fonts are named by their content; the other files keep their address and may change.
      const immutable = /^\/(assets|fonts)\//.test(path);
      answer.setHeader(
        'cache-control',
        immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
      // A file that a new build has taken away ends one answer, not the site.
      answer.once('pipe', (file) => file.once('error', () => answer.destroy()));
    },
  });
  const files: SiteServerOptions['files'] = (request, answer, next) => {
    if (!isPlainRange(request.headers.range)) delete request.headers.range;
    serve(request, answer, next);
  };
  return { options: { renderer, files, development: false }, close: async () => {} };
}

/** What sirv understands. Any other range may be ignored (RFC 9110, section 14.2): all is sent. */
function isPlainRange(range: string | undefined): boolean {
  const [, start, end] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
  return start !== undefined && (!end || Number(start) <= Number(end));
}

async function development(): Promise<Mode> {
  const { createDevelopmentRenderer } = await import('./developmentRenderer.ts');
  const { renderer, vite, attach } = await createDevelopmentRenderer();
  const transformed: ModeOptions = { renderer, files: vite.middlewares, development: true };
  return { options: transformed, attach, close: () => vite.close() };
}
