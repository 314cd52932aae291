import { generate } from 'selfsigned';
import type { Origin, Site } from '../sites/site.ts';
import { startReverseProxy } from './start.ts';

/** A compared site behind its own reverse proxy. */
export interface Served {
  site: Site;
  url: string;
  stop: () => Promise<void>;
}

/** Puts each started site behind its own proxy, all with the same settings. */
export async function serveAll(
  started: readonly { site: Site; origin: Origin }[],
): Promise<Served[]> {
  // For this run only; the browser is set to accept it.
  const made = await generate([{ name: 'commonName', value: 'localhost' }], { keySize: 2048 });
  return Promise.all(
    started.map(async ({ site, origin }) => {
      const proxy = await startReverseProxy({ key: made.private, cert: made.cert }, origin);
      return {
        site,
        url: proxy.url,
        async stop() {
          await proxy.close();
          await origin.stop?.();
        },
      };
    }),
  );
}
