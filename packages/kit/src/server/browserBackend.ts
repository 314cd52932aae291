import type { PublicConfig } from '../client/PublicConfig.tsx';
import type { SiteServerOptions } from './siteServer.ts';

interface Options extends Pick<SiteServerOptions, 'backend' | 'browserBackend' | 'embedded'> {
  languages: readonly { queries: unknown }[];
}

/** For this long after the start, pages wait until the missing parts of the backend are known. */
const timeoutMs = 1_000;

/**
 * The backend's part of the public config. The parts that a hosted project lacks are found in the background; after
 * a failure, the next page tries again.
 */
export function createBrowserBackend({ backend, browserBackend, embedded, languages }: Options) {
  let lacks: readonly string[] | undefined = embedded || !backend.lacking ? [] : undefined;
  let asking: Promise<void> | undefined;
  const findOut = () =>
    // Each language has queries of its own, which have to know it too.
    (asking ??= Promise.all(languages.map(async ({ queries }) => backend.lacking?.(queries))).then(
      ([found]) => void (lacks = found),
      () => void (asking = undefined),
    ));
  const timedOut = new Promise((resolve) => setTimeout(resolve, timeoutMs).unref());
  if (!lacks) void findOut();
  return async (): Promise<Pick<PublicConfig, 'backend'>> => {
    if (!lacks) await Promise.race([findOut(), timedOut]);
    return browserBackend ? { backend: { ...browserBackend, ...(lacks && { lacks }) } } : {};
  };
}
