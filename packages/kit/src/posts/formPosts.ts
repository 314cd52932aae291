import { sendJson, sendText } from '../http/sendText.ts';
import { urlOf, clientGone } from '../http/httpContext.ts';
import type { Forwarded } from '../http/forwarded.ts';
import type { Handler } from '../http/compose.ts';
import type { LogRefusal } from '../http/refusalLog.ts';
import { type Limits, limitWindowMs } from '../limits/limits.ts';
import type { MakePageOptions } from '../pages/makePage.ts';
import type { LanguageAt } from '../pages/servedLanguage.ts';
import { assemblePage } from '../render/assemblePage.ts';

interface FormPostsOptions extends Pick<MakePageOptions, 'configFor' | 'log' | 'renderQueue'> {
  languageAt: LanguageAt<'renderer' | 'queries'>;
  mayPost: Limits['messages'];
  forwarded: Forwarded;
  /** Called for each message over its limit. */
  onRefused: LogRefusal;
}

/** A post must not be repeated, so other pages must not delay its response. */
const renderWithinMs = 1_000;

const html = 'text/html; charset=utf-8';

/** Answers form posts: always made for one visitor, never cached. `bodyLimit` has already read the body. */
export function createFormPosts(options: FormPostsOptions): Handler {
  const { configFor, forwarded, languageAt, log, mayPost, onRefused, renderQueue } = options;
  return async (context) => {
    const { response, body = 'too large', request, site } = context;
    const { accept = '', 'content-type': type = '' } = request.headers;
    const url = urlOf(context);
    const { queries, renderer } = languageAt(url.pathname);
    response.setHeader('cache-control', 'no-store');
    const gone = clientGone(context);
    const bodyTooLarge = body === 'too large';
    const post = new Request(url, {
      method: 'POST',
      headers: { accept, 'content-type': type },
      signal: gone,
      body: bodyTooLarge ? '' : body,
    });
    const visitor = forwarded.clientIpOf(request);
    const loaderContext = {
      queries,
      visitor,
      mayPost() {
        const may = mayPost(visitor);
        if (!may) onRefused(request);
        return may;
      },
      bodyTooLarge,
    };
    const entry = await renderer.entry();
    const page = await entry
      .render(
        post,
        loaderContext,
        await configFor(site.origin),
        (error) => log(`POST ${url.pathname}`, error),
        () => renderQueue.wait(AbortSignal.any([gone, AbortSignal.timeout(renderWithinMs)]), true),
      )
      .catch((error: unknown) => {
        // An error is not a failure if the visitor has left.
        if (gone.aborted) return undefined;
        throw error;
      });
    if (!page || gone.aborted) return;
    if (page instanceof Response) {
      response.writeHead(page.status, Object.fromEntries(page.headers));
      response.end(Buffer.from(await page.arrayBuffer()));
      return;
    }
    if (page.status === 429) response.setHeader('retry-after', limitWindowMs / 1_000);
    if (accept.includes('application/json')) {
      const sent: unknown = Object.values(page.hydration?.actionData ?? {})[0];
      sendJson(context, page.status, sent ?? null);
      return;
    }
    if (page.status === 405) response.setHeader('allow', 'GET, HEAD');
    const assets = await renderer.assets(page);
    sendText(request, response, page.status, html, assemblePage(page, assets, entry).toString());
  };
}
