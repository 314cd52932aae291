import type { IncomingMessage, ServerResponse } from 'node:http';
import fonts from '../src/fonts.json' with { type: 'json' };

const link = fonts.preload.map((href) => `<${href}>; rel=preload; as=font; crossorigin`);

/**
 * Has a browser fetch the fonts while its page is still being made (RFC 8297). Only for the navigations
 * of browsers: other clients may take the first answer for the last
 * (https://developer.chrome.com/docs/web-platform/early-hints).
 */
export function sendEarlyHints(request: IncomingMessage, answer: ServerResponse): void {
  if (request.headers['sec-fetch-mode'] === 'navigate') answer.writeEarlyHints({ link });
}
