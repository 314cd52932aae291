import type { Origin, Site } from '../sites/site.ts';
import { makeCertificate } from './certificate.ts';
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
  const certificate = await makeCertificate();
  return Promise.all(
    started.map(async ({ site, origin }) => {
      const { folders, headers, upstream, upstreamPaths } = origin;
      const proxy = await startReverseProxy({
        certificate,
        folders,
        headers,
        upstream,
        upstreamPaths,
        port: 0,
      });
      return {
        site,
        url: proxy.url,
        async stop() {
          await proxy.close();
          await origin.stop();
        },
      };
    }),
  );
}
