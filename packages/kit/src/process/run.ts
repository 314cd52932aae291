import { setTimeout as pause } from 'node:timers/promises';
import type { EmbeddedBackend, Project, Site } from '../defineSite.ts';
import { findPort } from './listen.ts';
import type { Log } from '../logging/log.ts';
import type { ForgetPages } from '../pages/cache/pageCache.ts';
import type { ConnectedBackend } from './serve.ts';
import type { Settings } from './settings.ts';

export type RunningSite = Awaited<ReturnType<typeof runSite>>;

export interface RunOptions {
  site: Site;
  settings: Settings;
  /** The hosted project; absent: the embedded backend, where the site has one. */
  project?: Project | undefined;
  mode: 'production' | 'development';
  /** Prepares the site before it is served, such as by a build. The backend starts at the same time. */
  prepare?: ((site: Site, log: Log) => void) | undefined;
  /** See `SiteServerOptions`. */
  hosts?: RegExp | undefined;
  log: Log;
}

/**
 * Starts the embedded backend (unless a hosted one is configured) and the site. Throws an Error that can be shown as it
 * is.
 */
export async function runSite(options: RunOptions) {
  const { settings, project, prepare, log } = options;
  // Before the backend, so that a second start fails immediately and for the right reason.
  await findPort(settings);
  let forgetPages: ForgetPages | undefined;
  const starting = startEmbedded({
    ...options,
    async onContentChange(keys) {
      // A site that is not serving yet has no cached pages.
      forgetPages?.(keys);
      // A page may join another page's read for a second after that began, so it may still get the old content.
      await pause(1_000);
      forgetPages?.(keys);
    },
  });
  const serving = async () => {
    // Imported after the backend's process was started, so that both load in parallel.
    prepare?.(options.site, log);
    const { serveSite } = await import('./serve.ts');
    const backend = starting.then((embedded) => connectionTo(project, embedded));
    return serveSite({ ...options, backend });
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
  return {
    url: served.url,
    /** Finishes requests in flight, then stops the backend. */
    stop: async () => {
      await served.stop();
      await embedded?.stop();
    },
  };
}

export function connectionTo(
  project: Project | undefined,
  embedded: EmbeddedBackend | undefined,
): ConnectedBackend | undefined {
  if (project) return { ...project, publicKey: project.key, embedded: false };
  return embedded && { ...embedded, embedded: true };
}

/** Starts the site's embedded backend; `undefined` if a hosted one is configured or the pages read nothing. */
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
  return backend.startEmbedded({
    dataDir,
    siteName: name,
    onLog: (line, level) => log(line, undefined, level),
    onContentChange,
  });
}
