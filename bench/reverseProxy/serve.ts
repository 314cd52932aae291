import { generate } from 'selfsigned';
import type { Origin, Site } from '../sites/site.ts';
import { startReverseProxy } from './start.ts';

/** A compared site behind its own reverse proxy. */
export type Served = Awaited<ReturnType<typeof serveAll>>[number];

/** Puts each started site behind its own proxy, all with the same settings. */
export async function serveAll(started: readonly { site: Site; origin: Origin }[]) {
  // For this run only; the browser is set to accept it.
  const made = await generate([{ name: 'commonName', value: 'localhost' }], { keySize: 2048 });
  return Promise.all(
    started.map(async ({ site, origin }) => {
      const proxy = await startReverseProxy({ key: made.private, cert: made.cert }, origin);
      return {
        site,
        url: proxy.url,
        stop: async () => {
          await proxy.close();
          await origin.stop?.();
        },
      };
    }),
  );
}
