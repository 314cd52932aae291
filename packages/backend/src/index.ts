import type { Log } from './shared/log.ts';
import { defaultDataDir } from './process/supervise.ts';
import type { OnContentChange } from './process/supervise.ts';
import { defaultTimeouts, startWatched } from './process/watchdog.ts';
import type { WatchedBackend } from './process/watchdog.ts';

export interface BackendOptions {
  /** Folder of the database and its keys. Default: `.data` at the root of the repo. */
  dataDir?: string;
  /** The website's name, for notices of messages. The setting `NOTIFY_SITE_NAME` takes precedence. Default: none. */
  siteName?: string;
  /** Folder of SQL files that seed a new database; if it is missing, none are loaded. Default: our sample content. */
  seedsFolder?: string;
  /** Called with each line the backend prints. Default: nothing is shown. */
  onLog?: Log;
  /**
   * Called when content has changed, with the keys of the pages that show it (`all`: every page), and once at the
   * start of each process; must resolve once no page shows the old content.
   */
  onContentChange?: OnContentChange;
}

export type Backend = WatchedBackend;

/**
 * Starts the embedded backend in its own process, waits until it is ready, and restarts it when it ends or hangs. It
 * ends with `stop()`, or when the calling process ends.
 *
 * @throws Error whose message can be shown as it is: folder in use, database broken, port taken.
 */
export async function startBackend(options: BackendOptions = {}): Promise<Backend> {
  const {
    dataDir = defaultDataDir,
    siteName = '',
    seedsFolder = '',
    onLog = () => {},
    onContentChange,
  } = options;
  const env = {
    NOTIFY_SITE_NAME: process.env.NOTIFY_SITE_NAME || siteName,
    SEEDS_DIR: process.env.SEEDS_DIR || seedsFolder,
  };
  return startWatched(dataDir, onLog, defaultTimeouts, env, onContentChange);
}
