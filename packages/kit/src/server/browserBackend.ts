import type { PublicConfig } from '../client/PublicConfig.tsx';
import type { SiteServerOptions } from './siteServer.ts';

interface Options extends Pick<SiteServerOptions, 'backend' | 'browserBackend' | 'embedded'> {
  queries: unknown;
}

/** For so long after the start pages wait to be told what the backend lacks. */
const patienceMs = 1_000;

/**
 * What pages tell browsers of the backend. What a hosted project lacks is found out beside them; a failure is
 * tried again with the next one.
 */
export function createBrowserBackend({ backend, browserBackend, embedded, queries }: Options) {
  let lacks: readonly string[] | undefined = embedded || !backend.lacking ? [] : undefined;
  let asking: Promise<void> | undefined;
  const findOut = () =>
    (asking ??= backend.lacking?.(queries).then(
      (found) => void (lacks = found),
      () => void (asking = undefined),
    ));
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMs).unref());
  if (!lacks) void findOut();
  return async (): Promise<Pick<PublicConfig, 'backend'>> => {
    if (!lacks) await Promise.race([findOut(), patience]);
    return browserBackend ? { backend: { ...browserBackend, ...(lacks && { lacks }) } } : {};
  };
}
