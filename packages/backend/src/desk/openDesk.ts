import { randomBytes } from 'node:crypto';
import { tellChange } from './contentChanges.ts';
import { openStaffGateway } from '../server/staffGateway.ts';
import { reachDatabase } from './reachDatabase.ts';
import type { ReachOptions } from './reachDatabase.ts';

/** The embedded backend as the staff uses it: like a Supabase project, with all rights. */
export interface Desk {
  /** For supabase-js, in place of network requests. */
  fetch: typeof globalThis.fetch;
  /** The service key, which only this process knows. */
  key: string;
  /** Resolves to whether no page shows the old content any more; null if no site runs. */
  showChanges(): Promise<boolean | null>;
  close(): Promise<void>;
}

/**
 * Opens the database of a data folder with all rights, whether or not the site runs. Nothing is served: requests are
 * answered within this process.
 *
 * @throws StartError that says why the database cannot be reached.
 */
export async function openDesk(options: ReachOptions): Promise<Desk> {
  const database = await reachDatabase(options);
  const key = `sb_secret_${randomBytes(24).toString('base64url')}`;
  const gateway = await openStaffGateway(database.path, key).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  return {
    fetch: (input, init) => gateway.fetch(new Request(input, init)),
    key,
    showChanges: async () => (database.isRunning ? tellChange(database.path) : null),
    async close() {
      await gateway.close();
      await database.close();
    },
  };
}
