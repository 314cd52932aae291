import { setTimeout as pause } from 'node:timers/promises';
import type { EmbeddedBackend, Project, Site } from '../defineSite.ts';
import { createLimits } from '../limits/limits.ts';
import { findPort } from './listen.ts';
import type { Log } from '../logging/log.ts';
import type { ForgetPages } from '../pages/cache/pageCache.ts';
import type { ConnectedBackend } from './serve.ts';
import type { Settings } from './settings.ts';

export interface RunningSite {
  url: string;
  /** Finishes what is in flight, then stops the backend. */
  stop: () => Promise<void>;
  /** Rejects when the embedded backend ends by itself. */
  failed: Promise<never>;
}

export interface RunOptions {
  site: Site;
  settings: Settings;
  /** The hosted project; absent: the embedded backend, where the site has one. */
  project?: Project | undefined;
  mode: 'production' | 'development';
  /** What the site needs before it is served: its build. The backend starts at the same time. */
  prepare?: ((site: Site) => void) | undefined;
  log: Log;
}

/**
 * Starts the backend (unless a hosted one is configured) and the site before it.
 *
 * @throws Error that can be shown as it is: port taken, data folder in use, database broken.
 */
export async function runSite(options: RunOptions): Promise<RunningSite> {
  const { site, settings, project, mode, prepare, log } = options;
  // Before the backend, so that a second start fails at once and for the right reason.
  await findPort(settings);
  let forgetPages: ForgetPages | undefined;
  const starting = startEmbedded({
    ...options,
    async onContentChange(keys) {
      // A site that is not serving yet keeps none.
      forgetPages?.(keys);
      // A page may join a read that began before the change for this long: see `createShare`.
      await pause(1_000);
      forgetPages?.(keys);
    },
  });
  const serving = async () => {
    // Imported after the backend's process was started, so that both load side by side.
    prepare?.(site);
    const { serveSite } = await import('./serve.ts');
    return serveSite({
      site,
      settings,
      mode,
      backend: starting.then((embedded) => connectionTo(project, embedded)),
      limits: createLimits(),
      log,
    });
  };
  const [embedded, served] = await Promise.all([starting, serving()]).catch(
    async (error: unknown) => {
      await starting.then(
        (embedded) => embedded?.stop(),
        () => undefined,
      );
      throw error;
    },
  );
  ({ forgetPages } = served);
  let stopping = false;
  return {
    url: served.url,
    async stop() {
      stopping = true;
      await served.stop();
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

/** What readers of the hosted project, or of the embedded backend, need to know. */
export function connectionTo(
  project: Project | undefined,
  embedded: EmbeddedBackend | undefined,
): ConnectedBackend | undefined {
  if (project) return { ...project, publicKey: project.key, embedded: false };
  if (!embedded) return undefined;
  const { url, key, publicKey } = embedded;
  return { url, key, publicKey, embedded: true };
}

/** Starts the backend that the site brings; `undefined` with a hosted one, or where its pages read nothing. */
export async function startEmbedded({
  site: { name, backend },
  settings: { dataDir },
  project,
  log,
  onContentChange = async () => {},
}: Pick<RunOptions, 'site' | 'settings' | 'project' | 'log'> & {
  onContentChange?: (keys: readonly string[]) => Promise<void>;
}): Promise<EmbeddedBackend | undefined> {
  if (project || !backend) return undefined;
  if (!backend.startEmbedded) throw new Error('No backend is configured.');
  return backend.startEmbedded({ dataDir, siteName: name, onLog: log, onContentChange });
}
