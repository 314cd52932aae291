import { checkKeyText, checkProjectUrl, isServiceKey } from '@setu/data/server';
import { type ContentQueries, createContentQueries, readClock } from '@setu/data/staff';
import { type SupabaseClient, createClient } from '@supabase/supabase-js';
import { type StorePicture, storeInBucket, storeInFolder } from './pictures/storePicture.ts';

type Env = Record<string, string | undefined>;

interface ConnectOptions {
  env: Env;
  dataDir: string;
  /** Receives the log of an embedded database that is started for this command. */
  log: (line: string) => void;
  signal: AbortSignal;
}

export interface Connection {
  /** Has all rights: bypasses row-level security. */
  client: SupabaseClient;
  queries: ContentQueries;
  /** Makes the running site show what has changed; returns a sentence on when visitors see it. */
  showChanges: () => Promise<string>;
  storePicture: StorePicture;
  close: () => Promise<void>;
}

export const isHosted = ({
  SUPABASE_URL: url = '',
  SUPABASE_SERVICE_KEY: key = '',
}: Env): boolean => url !== '' || key !== '';

/**
 * Connects with all rights: to the hosted project that the environment names, else to the embedded database
 * of the data folder.
 *
 * @throws Error that can be shown as it is, and names no key.
 */
export async function connect(options: ConnectOptions): Promise<Connection> {
  const { env, dataDir, log, signal } = options;
  if (isHosted(env)) {
    const { SUPABASE_URL: url = '', SUPABASE_SERVICE_KEY: key = '' } = env;
    checkKey(key);
    checkProjectUrl(url);
    const client = clientOf(url, key, async (...asked) => {
      const answer = await fetch(...asked);
      readClock(answer);
      return answer;
    });
    return {
      client,
      queries: queriesOf(client),
      showChanges: async () => whenShown.hosted,
      storePicture: storeInBucket(client),
      close: async () => {},
    };
  }
  const { openDesk } = await import('@setu/backend/desk');
  const desk = await openDesk({ dataDir, log, signal });
  // No server is at this address: requests are answered within this process.
  const client = clientOf('http://desk.invalid', desk.key, desk.fetch);
  return {
    client,
    queries: queriesOf(client),
    async showChanges() {
      const isShown = await desk.showChanges();
      return whenShown[isShown === null ? 'stopped' : isShown ? 'running' : 'silent'];
    },
    storePicture: storeInFolder(dataDir),
    close: () => desk.close(),
  };
}

/** Staff wait longer than a page does. */
const queriesOf = (client: SupabaseClient) => createContentQueries(client, { timeoutMs: 60_000 });

const whenShown = {
  running: 'The website is up to date.',
  stopped: 'The website does not run: it is up to date when it is started.',
  silent: 'The website did not answer: for ten minutes a page may be shown once more as it was.',
  hosted:
    'The website is up to date in half a minute. A page that is seldom visited may be shown once more as it was, ' +
    'for ten minutes.',
};

function checkKey(key: string): void {
  if (key === '') {
    throw new Error(
      'SUPABASE_URL is set, so the desk works on that project, but SUPABASE_SERVICE_KEY is missing: ' +
        'a secret key of the project (Settings, API Keys). Set it for this command alone, never for the site.',
    );
  }
  if (!isServiceKey(key)) {
    throw new Error(
      'SUPABASE_SERVICE_KEY is no service key: it must begin with sb_secret_, ' +
        'or be the token of the role service_role.',
    );
  }
  checkKeyText('SUPABASE_SERVICE_KEY', key);
}

function clientOf(url: string, key: string, fetch: typeof globalThis.fetch): SupabaseClient {
  return createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch },
  });
}
