import { createKeyedSemaphore } from '../../limits/keyedSemaphore.ts';
import type { Middleware } from '../compose.ts';
import type { Forwarded } from '../forwarded.ts';
import type { Refuse } from '../sendText.ts';

/** 429 for an address with `most` requests in progress, counted from arrival until the response is sent. */
export function concurrencyLimit(
  most: number,
  { clientIpOf }: Forwarded,
  refuse: Refuse,
): Middleware {
  const underWay = createKeyedSemaphore(most);
  return (context, next) => {
    const permit = underWay.acquire(clientIpOf(context.request));
    if (permit) {
      context.response.once('close', permit.release);
      return next();
    }
    context.response.setHeader('retry-after', 1);
    refuse(context, 429, 'Too many requests at a time.');
  };
}
