import { timingSafeEqual } from 'node:crypto';
import type { Middleware } from '../http/compose.ts';
import { urlOf } from '../http/httpContext.ts';
import { sendPlain } from '../http/sendText.ts';
import { hashOf } from '../pages/cache/storedPage.ts';
import type { ForgetPages } from '../pages/cache/pageCache.ts';

const purgePath = '/-/purge';

/** Forgets pages by their keys (`Surrogate-Key: article:7 articles`), for a process that purges several sites. */
export function purgeEndpoint(secret: string, forget: ForgetPages): Middleware {
  const right = Buffer.from(hashOf(`Bearer ${secret}`));
  return (context, next) => {
    const { headers, method } = context.request;
    const { authorization = '', 'surrogate-key': named = '' } = headers;
    if (method !== 'POST' || urlOf(context).pathname !== purgePath) return next();
    if (!timingSafeEqual(Buffer.from(hashOf(authorization)), right)) {
      sendPlain(context, 403, 'Wrong secret.');
      return;
    }
    forget(String(named).split(' '));
    sendPlain(context, 200, 'Forgotten.');
  };
}
