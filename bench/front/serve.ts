import type { Origin, Site } from '../sites/site.ts';
import { makeCertificate } from './certificate.ts';
import { startFront } from './front.ts';

/** A compared site behind its own front. */
export interface Served {
  site: Site;
  url: string;
  stop: () => Promise<void>;
}

/** Puts each started site behind a front of its own, all alike. */
export async function serveAll(
  started: readonly { site: Site; origin: Origin }[],
): Promise<Served[]> {
  const certificate = await makeCertificate();
  return Promise.all(
    started.map(async ({ site, origin }) => {
      const { folders, upstream, upstreamPaths } = origin;
      const front = await startFront({ certificate, folders, upstream, upstreamPaths, port: 0 });
      return {
        site,
        url: front.url,
        async stop() {
          await front.close();
          await origin.stop();
        },
      };
    }),
  );
}
