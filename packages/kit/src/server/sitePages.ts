import { isPlainPath, pageAddress, pathKey } from '../address/pageAddress.ts';
import type { PageAddress } from '../address/pageAddress.ts';
import type { ServerParts } from '../defineServerParts.ts';
import type { Handler, Middleware } from '../http/compose.ts';
import { type HttpContext, urlOf, isRead } from '../http/httpContext.ts';
import type { Forwarded } from '../http/forwarded.ts';
import { sendEarlyHints } from '../http/middleware/earlyHints.ts';
import { clearHeaders } from '../http/middleware/secureHeaders.ts';
import { hasHost } from '../http/middleware/validateHost.ts';
import type { CachedPages } from '../pages/cachedPages.ts';
import type { CanonicalQuery } from '../pages/canonicalQuery.ts';
import type { LanguageAt } from '../pages/servedLanguage.ts';

interface SitePagesOptions {
  cached: CachedPages;
  languageAt: LanguageAt<'renderer'>;
  canonicalQuery: CanonicalQuery;
  onPage: NonNullable<ServerParts['onPage']>;
  forwarded: Forwarded;
  earlyHints: boolean;
}

/** The pages in two steps: cached pages are sent before all other middleware, others are made after it. */
export function createSitePages(options: SitePagesOptions): { kept: Middleware; made: Handler } {
  const { cached, canonicalQuery, earlyHints, forwarded, languageAt } = options;
  const onPage = new Map(
    Object.entries(options.onPage).map(([path, note]) => [pathKey(path), note]),
  );

  function noteVisit({ request }: HttpContext, { path }: PageAddress): void {
    onPage.get(pathKey(path))?.(forwarded.clientIpOf(request));
  }

  return {
    kept(context, next) {
      const target = context.request.url ?? '/';
      if (!isRead(context) || !isPlainPath(target) || !hasHost(context.request)) return next();
      const { origin } = context.site;
      const address = { href: origin + target, path: target, origin };
      const sent = cached.sendKept(context, address);
      if (sent === false) return next();
      noteVisit(context, address);
      return sent;
    },
    async made(context) {
      const url = urlOf(context);
      const { paths, personal, preloadFonts } = await languageAt(url.pathname).renderer.entry();
      // Most addresses have no query, and finding the screen takes a while.
      const row = url.search ? paths.row(url.pathname) : undefined;
      const asked = pageAddress(url, row?.query ?? []);
      // Unknown parameters are not in `href`: such an address has the page of the one without them.
      asked.uncacheable = asked.href.includes('?') && row?.unboundedParam !== undefined;
      if (url.search) asked.personal = personal(url);
      clearHeaders(context.response);
      noteVisit(context, asked);
      // A cached page does not need the known parameter values.
      const sent = cached.sendKept(context, asked);
      if (sent !== false) return sent;
      if (earlyHints) sendEarlyHints(context, preloadFonts);
      return cached.sendMade(context, asked, asked.uncacheable ? undefined : canonicalQuery);
    },
  };
}
