import { type ChildProcess, fork } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { Log } from '../shared/log.ts';

/** `.data` at the root of the repo. */
export const defaultDataDir = fileURLToPath(new URL('../../../../.data', import.meta.url));

export interface Address {
  /** `http://127.0.0.1:<port>`, the `supabaseUrl` for supabase-js. */
  url: string;
  /** The public key of the role anon, the `supabaseKey`; sent as the header `apikey`. */
  anonKey: string;
  /** The same for the site's own server, whose requests have priority. */
  siteKey: string;
}

export type BackendMessage =
  | ({ type: 'ready' } & Address)
  | { type: 'failed'; message: string }
  | { type: 'contentChange'; id: number; keys: string[] };

/** Message to the backend process: no page shows the content before the change any more, unless it has `failed`. */
export interface ParentMessage {
  type: 'pagesForgotten';
  id: number;
  failed: boolean;
}

/** Makes the site drop all cached pages with any of these keys (`all`: every page). */
export type OnContentChange = (keys: readonly string[]) => Promise<void>;

export interface ForkOptions {
  dataDir: string;
  /** Default: any free port. */
  port?: number;
  onLog?: Log;
  onContentChange?: OnContentChange | undefined;
  /** Environment variables of the process, in addition to those of this one. */
  env?: Record<string, string>;
  /** Longest time to finish requests in flight before the process is killed. Default: 15,000 ms. */
  stopWithinMs?: number;
  /** Ends a start that is no longer wanted. */
  signal?: AbortSignal;
}

export type ForkedBackend = Awaited<ReturnType<typeof forkBackend>>;

/** Forks the backend process; rejects with its own message when it does not start. */
export async function forkBackend(options: ForkOptions) {
  const { dataDir, port = 0, onLog, onContentChange, env, signal, stopWithinMs = 15_000 } = options;
  signal?.throwIfAborted();
  const child = startProcess({ ...env, DATA_DIR: dataDir, BACKEND_PORT: String(port) });
  const logLines = (input: Readable | null, level?: 'warn') => {
    if (input) createInterface({ input }).on('line', (line) => onLog?.(line, level));
  };
  logLines(child.stdout);
  logLines(child.stderr, 'warn');

  child.on('message', (message: BackendMessage) => {
    if (message.type !== 'contentChange') return;
    const { id, keys } = message;
    const answer = (failed: boolean) =>
      child.connected && child.send({ type: 'pagesForgotten', id, failed } satisfies ParentMessage);
    Promise.resolve(onContentChange?.(keys)).then(
      () => answer(false),
      () => answer(true),
    );
  });

  /** Resolves once the process has ended, for whatever reason. */
  const exited = new Promise<{ code: number | null }>((resolve) => {
    child.once('exit', (code) => resolve({ code }));
  });
  /** Ends the process after it has finished requests in flight. Resolves once it has ended; may be called again. */
  const stop = async () => {
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), stopWithinMs);
    await exited;
    clearTimeout(timer);
  };
  const giveUp = () => void stop();
  signal?.addEventListener('abort', giveUp);
  const { url, anonKey, siteKey } = await new Promise<Address>((resolve, reject) => {
    child.on('message', (message: BackendMessage) => {
      if (message.type === 'ready') resolve(message);
      if (message.type === 'failed') reject(new Error(message.message));
    });
    child.once('error', reject);
    void exited.then(({ code }) =>
      reject(new Error(`The backend ended before it was ready (exit code ${code}).`)),
    );
  }).finally(() => signal?.removeEventListener('abort', giveUp));
  child.on('message', (message: BackendMessage) => {
    if (message.type === 'failed') onLog?.(`The backend stopped: ${message.message}`, 'error');
  });

  return { url, anonKey, siteKey, process: child, exited, stop };
}

function startProcess(env: Record<string, string>): ChildProcess {
  return fork(fileURLToPath(new URL('./start.ts', import.meta.url)), [], {
    // Bounded memory: the default limit grows with the machine's memory. A semi-space of 2 MB would take a quarter
    // more processor time.
    execArgv: ['--max-old-space-size=320', '--max-semi-space-size=4'],
    // For the C library: a heap for each thread would take 60 MB more.
    env: { ...process.env, MALLOC_ARENA_MAX: '2', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // Its own process group: Ctrl-C reaches only the site, which then stops the backend after its own last request.
    // When the site dies, the channel closes and the backend ends as well.
    detached: process.platform !== 'win32',
  });
}
