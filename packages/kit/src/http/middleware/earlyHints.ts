import type { HttpContext } from '../httpContext.ts';

/**
 * Lets a browser fetch the fonts while its page is still being made (RFC 8297). Sent only for navigations
 * of browsers: other clients may mistake the first response for the final one
 * (https://developer.chrome.com/docs/web-platform/early-hints).
 */
export function sendEarlyHints({ request, response }: HttpContext, fonts: readonly string[]): void {
  if (request.headers['sec-fetch-mode'] !== 'navigate' || fonts.length === 0) return;
  response.writeEarlyHints({
    link: fonts.map((href) => `<${href}>; rel=preload; as=font; crossorigin`),
  });
}
