import { StartError } from '../shared/errors.ts';
import { cloudflare, fastly, siteCache, varnish } from './caches.ts';
import type { Cache, PurgerOptions } from './purger.ts';

type Environment = Record<string, string | undefined>;

/** @throws StartError that names a setting (docs/deploy.md#purging-caches) which is wrong, and repeats no secret. */
export function readPurgeSettings(env: Environment): Pick<PurgerOptions, 'sites' | 'edges'> {
  const secret = env.PURGE_SECRET ?? '';
  const sites = addressesOf(env, 'PURGE_SITES');
  if (sites.length > 0 && secret === '') {
    throw new StartError(
      'PURGE_SECRET must be set where PURGE_SITES is: the same that the sites have.',
    );
  }
  return {
    sites: sites.map((url) => siteCache(url, secret)),
    edges: [
      ...addressesOf(env, 'PURGE_VARNISH').map((url) => varnish(url)),
      ...account(env, 'PURGE_FASTLY_SERVICE', 'PURGE_FASTLY_TOKEN', fastly),
      ...account(env, 'PURGE_CLOUDFLARE_ZONE', 'PURGE_CLOUDFLARE_TOKEN', cloudflare),
    ],
  };
}

function addressesOf(env: Environment, name: string): string[] {
  const texts = (env[name] ?? '').split(/[\s,]+/).filter((text) => text !== '');
  return texts.map((text) => {
    const url = URL.parse(text);
    const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
    if (!isOrigin) throw new StartError(`${name} must be addresses such as http://10.0.0.2:6081.`);
    return url.origin;
  });
}

/** Both settings or neither. */
function account(
  env: Environment,
  idName: string,
  tokenName: string,
  cacheOf: (id: string, token: string) => Cache,
): Cache[] {
  const { [idName]: id = '', [tokenName]: token = '' } = env;
  if (id === '' && token === '') return [];
  if (/^\w+$/.test(id) && /^[!-~]+$/.test(token)) return [cacheOf(id, token)];
  throw new StartError(
    `${idName} and ${tokenName} must be set together, as the service names them.`,
  );
}
