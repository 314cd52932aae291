import { randomBytes } from 'node:crypto';
import { tellChange } from './contentChanges.ts';
import { openStaffGateway } from '../server/staffGateway.ts';
import { reachDatabase } from './reachDatabase.ts';
import type { ReachOptions } from './reachDatabase.ts';

/** The embedded backend as its staff asks it: a Supabase project with all rights. */
export interface Desk {
  /** For supabase-js, in the place of the network. */
  fetch: typeof globalThis.fetch;
  /** The service key, which this process alone knows. */
  key: string;
  /** Whether no page shows any more what was there before; null: no site runs. */
  showChanges(): Promise<boolean | null>;
  close(): Promise<void>;
}

/**
 * Opens the database of a data folder with all rights, while the site runs or while it does not. Nothing
 * is served: requests are answered within this process.
 *
 * @throws StartError that says why it cannot be reached.
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
