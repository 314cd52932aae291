import type { Log } from './process/log.ts';
import { defaultDataDir, forkBackend } from './process/supervise.ts';

export interface BackendOptions {
  /** Folder of the database and its keys. Default: `.data` at the root of the repo. */
  dataDir?: string;
  /** Called with each line the backend prints. Default: nothing is shown. */
  onLog?: Log;
}

export interface Backend {
  /** `http://127.0.0.1:<port>`: the `supabaseUrl` for supabase-js. */
  url: string;
  /** The public key of the role anon: the `supabaseKey`. Sent as the header `apikey`. */
  anonKey: string;
  /** Finishes what is in flight, closes the database, ends the process. May be called again. */
  stop(): Promise<void>;
  /** Resolves once the process has ended, whoever ended it. */
  exited: Promise<{ code: number | null }>;
}

/**
 * Starts the embedded backend in a process of its own and waits until it is ready. It ends with
 * `stop()`, or when the calling process ends.
 *
 * @throws Error whose message can be shown as it is: folder in use, database broken, port taken.
 */
export async function startBackend(options: BackendOptions = {}): Promise<Backend> {
  const { dataDir = defaultDataDir, onLog } = options;
  const backend = await forkBackend({ dataDir, ...(onLog ? { onLog } : {}) });
  const { url, anonKey, exited } = backend;
  return { url, anonKey, exited, stop: () => backend.stop() };
}
