import type { Forwarded } from '../forwarded.ts';
import type { Middleware } from '../compose.ts';
import type { Refuse } from '../sendText.ts';

/** 403 for another site's page, by fetch metadata or else Origin (https://web.dev/articles/fetch-metadata). */
export const csrf =
  ({ originOf }: Forwarded, refuse: Refuse): Middleware =>
  (context, next) => {
    const { request, site } = context;
    const { origin, 'sec-fetch-site': from } = request.headers;
    const isOwn =
      from === undefined
        ? origin === undefined || origin === site.origin || origin === originOf(request)
        : from === 'same-origin' || from === 'none';
    if (isOwn) return next();
    refuse(context, 403, 'Posts from other sites are refused.');
  };
