import type { PublicConfig } from '../client/PublicConfig.tsx';
import type { SiteServerOptions } from './siteServer.ts';

interface Options extends Pick<SiteServerOptions, 'backend' | 'browserBackend' | 'embedded'> {
  queries: unknown;
}

/**
 * What pages tell browsers of the backend. What a hosted project lacks is found out beside them: no page waits
 * for it, and a failure is tried again with the next one.
 */
export function createBrowserBackend({ backend, browserBackend, embedded, queries }: Options) {
  let lacks: readonly string[] = [];
  let asking: Promise<void> | undefined;
  const findOut = () => {
    if (embedded || !backend.lacking) return;
    asking ??= backend.lacking(queries).then(
      (found) => void (lacks = found),
      () => void (asking = undefined),
    );
  };
  findOut();
  return (): Pick<PublicConfig, 'backend'> => {
    findOut();
    return browserBackend
      ? { backend: { ...browserBackend, ...(lacks.length > 0 && { lacks }) } }
      : {};
  };
}
