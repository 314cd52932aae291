import { createServer } from 'node:net';
import type { AddressInfo, Server as NetServer } from 'node:net';
import type { Server } from 'node:http';
import { startBackend } from '@setu/backend';
import { createServerClient, createServerQueries } from '@setu/data/server';
import sirv from 'sirv';
import { createLimits } from './limits.ts';
import { createSiteServer } from './server.ts';
import type { SiteServerOptions } from './server.ts';
import type { Settings } from './settings.ts';

export interface RunningSite {
  url: string;
  /** Finishes what is in flight, then stops the backend. */
  stop: () => Promise<void>;
  /** Rejects when the embedded backend ends by itself. */
  failed: Promise<never>;
}

export interface RunOptions {
  settings: Settings;
  mode: 'production' | 'development';
  log: (message: string, error?: unknown) => void;
}

/**
 * Starts the backend (unless a hosted one is configured) and the site before it.
 *
 * @throws Error that can be shown as it is: port taken, data folder in use, database broken.
 */
export async function runSite({ settings, mode, log }: RunOptions): Promise<RunningSite> {
  await assertPortIsFree(settings);
  const embedded = settings.supabase
    ? undefined
    : await startBackend({ dataDir: settings.dataDir, onLog: log });
  const backend = embedded
    ? { url: embedded.url, anonKey: embedded.anonKey, embedded: true }
    : { ...required(settings.supabase), embedded: false };
  const client = createServerClient({ url: backend.url, key: backend.anonKey });
  const queries = createServerQueries(client, { log });
  const { siteUrl } = settings;
  // Sources change under a development server, and so would its pages.
  const cacheBytes = mode === 'production' ? settings.cacheBytes : 0;
  const common = { queries, backend, siteUrl, cacheBytes, limits: createLimits(), log };
  const { options, attach, close } = await (mode === 'production' ? production() : development());
  const { loadScreens, modeScript } = await options.renderer.entry();
  // A build under a running site takes files away, so that none may be missing then.
  if (mode === 'production') await loadScreens();
  const server = createSiteServer({ ...common, ...options, inlineScript: modeScript });
  attach?.(server);
  try {
    await listen(server, settings);
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
  const { port } = server.address() as AddressInfo;
  let stopping = false;
  return {
    url: `http://${settings.host.includes(':') ? `[${settings.host}]` : settings.host}:${port}`,
    async stop() {
      stopping = true;
      // Together: the server waits for the sockets of hot reload.
      await Promise.all([closeServer(server), close()]);
      await embedded?.stop();
    },
    failed: new Promise<never>((_resolve, reject) => {
      void embedded?.exited.then(({ code }) => {
        if (!stopping)
          reject(new Error(`The embedded backend ended by itself (exit code ${code}).`));
      });
    }),
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

/** Asked before the backend starts, so that a second `npm start` fails at once and for the right reason. */
async function assertPortIsFree(settings: Settings): Promise<void> {
  const probe = createServer();
  await listen(probe, settings);
  await new Promise((resolve) => probe.close(resolve));
}

function listen(server: NetServer, { host, port }: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(new Error(listenMessage(error, host, port), { cause: error }));
    });
    server.listen(port, host, () => resolve());
  });
}

function listenMessage(error: NodeJS.ErrnoException, host: string, port: number): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is already in use. Stop the other program, or choose another port: PORT=3001 npm start`;
    case 'EACCES':
      return `Port ${port} may not be opened by this user. Choose one above 1023: PORT=3000 npm start`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST is set to ${host}, which is no address of this machine.`;
    default:
      return `The site cannot listen on ${host}:${port}: ${error.message}`;
  }
}

async function closeServer(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), 5_000);
  await closed;
  clearTimeout(timer);
}

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('No backend is configured.');
  return value;
}
