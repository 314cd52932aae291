import { join } from 'node:path';
import { loadKeys } from '../../src/database/keys.ts';
import { connectAsOwner, ping } from '../../src/postgres/database.ts';
import { serve } from '../../src/server/server.ts';
import { openVisitorGateway } from '../../src/server/visitorGateway.ts';

/** Serves a running backend's database a second time, and records the statements that are sent for requests. */
export async function hearStatements(dataDir: string) {
  let heard: { text: string; values: unknown[] }[] = [];
  const path = join(dataDir, 'db', '.s.PGSQL.5432');
  const owner = connectAsOwner(path);
  const gateway = await openVisitorGateway(path, owner, loadKeys(dataDir), (text, values) => {
    heard.push({ text, values });
  });
  const server = await serve({ ...gateway, ping: () => ping(path) }, 0);
  return {
    url: server.url,
    /** The statements since the last call. */
    take() {
      const taken = heard;
      heard = [];
      return taken;
    },
    async stop() {
      await server.close();
      await gateway.close();
      await owner.close();
    },
  };
}
