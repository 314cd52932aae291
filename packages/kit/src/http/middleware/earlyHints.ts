import type { HttpContext } from '../httpContext.ts';

/**
 * Lets a navigating browser fetch the fonts while its page is made (RFC 8297); other clients may take a 103 for the
 * answer (https://developer.chrome.com/docs/web-platform/early-hints).
 */
export function sendEarlyHints({ request, response }: HttpContext, fonts: readonly string[]): void {
  if (request.headers['sec-fetch-mode'] !== 'navigate' || fonts.length === 0) return;
  response.writeEarlyHints({
    link: fonts.map((href) => `<${href}>; rel=preload; as=font; crossorigin`),
  });
}
