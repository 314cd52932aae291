import type { Cache } from './purger.ts';

const answerWithinMs = 5_000;
/**
 * Maximum number of keys in a request: it fits into a header of 8 KiB, and is the limit of Fastly and of Cloudflare
 * (https://developers.cloudflare.com/cache/how-to/purge-cache/).
 */
const keysAtOnce = 100;

/** One of our sites (`packages/kit/src/server/purgeEndpoint.ts`). */
export const siteCache = (url: string, secret: string): Cache => ({
  name: `The site ${url}`,
  purge: byHeader(`${url}/-/purge`, 'POST', { authorization: `Bearer ${secret}` }),
});

/** Varnish with `deploy/varnish.vcl`: a soft purge, so that it can serve stale pages while the site fails. */
export function varnish(url: string): Cache {
  const heartbeat = (signal: AbortSignal) => send(url, { method: 'PURGE' }, signal);
  const purge = byHeader(url, 'PURGE');
  return {
    name: `Varnish at ${url}`,
    heartbeat,
    async purge(keys, signal) {
      await purge(keys, signal);
      // Only now it has all keys: a cache that was cut off may serve again.
      await heartbeat(signal);
    },
  };
}

/** https://www.fastly.com/documentation/reference/api/purging/ */
export const fastly = (service: string, token: string, api = 'https://api.fastly.com'): Cache => ({
  name: 'Fastly',
  purge: byHeader(`${api}/service/${service}/purge`, 'POST', {
    'fastly-key': token,
    'fastly-soft-purge': '1',
  }),
});

/**
 * https://developers.cloudflare.com/api/resources/cache/methods/purge/ in one call, because a free zone has five a minute:
 * of several, a repeated purge would spend each on the first.
 */
export const cloudflare = (
  zone: string,
  token: string,
  api = 'https://api.cloudflare.com/client/v4',
): Cache => ({
  name: 'Cloudflare',
  purge: (keys, signal) =>
    send(
      `${api}/zones/${zone}/purge_cache`,
      {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ tags: keys.length > keysAtOnce ? ['all'] : keys }),
      },
      signal,
    ),
});

function byHeader(
  url: string,
  method: string,
  headers: Record<string, string> = {},
): Cache['purge'] {
  return async (keys, signal) => {
    for (let from = 0; from < keys.length; from += keysAtOnce) {
      const some = keys.slice(from, from + keysAtOnce).join(' ');
      await send(url, { method, headers: { ...headers, 'surrogate-key': some } }, signal);
    }
  };
}

async function send(url: string, request: RequestInit, signal: AbortSignal): Promise<void> {
  const answer = await fetch(url, {
    ...request,
    // No redirects: the token is sent only to the configured address.
    redirect: 'manual',
    signal: AbortSignal.any([signal, AbortSignal.timeout(answerWithinMs)]),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw Object.assign(new Error(), { code: `status ${answer.status}` });
}
