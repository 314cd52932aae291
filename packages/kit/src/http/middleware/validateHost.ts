import type { Middleware } from '../compose.ts';
import type { HttpContext } from '../httpContext.ts';
import type { Refuse } from '../sendText.ts';

export const validateHost =
  (refuse: Refuse): Middleware =>
  (context, next) => {
    const { url, request, site } = context;
    if (url && url.origin === site.origin && isDecodable(url.pathname) && hasHost(request)) {
      return next();
    }
    refuse(context, 400, 'This address cannot be read.');
  };

const host = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** HTTP/1.1 requires exactly one valid Host (RFC 9112, section 3.2); Node keeps the first of several. */
export function hasHost({ headers, httpVersion, rawHeaders }: HttpContext['request']): boolean {
  if (headers.host === undefined) return httpVersion === '1.0';
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (/^host$/i.test(rawHeaders[index] ?? '')) hosts += 1;
  }
  return hosts === 1 && host.test(headers.host) && URL.canParse(`http://${headers.host}`);
}

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}
