import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Queries } from '@setu/data';
import type { PublicConfig } from '../src/context.ts';
import { readBody } from './body.ts';
import { sendText } from './compression.ts';
import { limitWindowMs } from './limits.ts';
import type { Limits } from './limits.ts';
import type { Log } from './log.ts';
import type { Site } from './origins.ts';
import { assemblePage } from './page.ts';
import type { InlineScripts } from './page.ts';
import type { Proxies } from './proxies.ts';
import type { Renderer } from './renderer.ts';
import type { Turns } from './turns.ts';

export interface PostsOptions {
  renderer: Renderer;
  queries: Queries;
  inlineScripts: InlineScripts;
  configFor: (origin: string) => PublicConfig;
  /** Whether an address may send one more message now. */
  mayPost: Limits['messages'];
  /** How long ago an address was first handed the contact form, in ms; undefined when unknown. */
  sinceFormShown: (address: string) => number | undefined;
  /** For the address of the page that says a message was stored. */
  receipt: () => string;
  proxies: Proxies;
  turns: Turns;
  log: Log;
}

/** The answer to a post cannot be had again by asking again, so it does not wait for others' pages. */
const drawnWithinMs = 1_000;

export type AnswerPost = (
  request: IncomingMessage,
  answer: ServerResponse,
  site: Site,
  url: URL,
) => Promise<void>;

/** Answers forms: always made for the one visitor, never kept. */
export function createPosts(options: PostsOptions): AnswerPost {
  const { configFor, inlineScripts, log, proxies, queries, renderer } = options;
  const { mayPost, receipt, sinceFormShown, turns } = options;
  return async (request, answer, { origin }, url) => {
    answer.setHeader('cache-control', 'no-store');
    if (isCrossSite(request, [origin, proxies.originOf(request)])) {
      sendText(request, answer, 403, plain, 'Posts from other sites are refused.\n');
      return;
    }
    const body = await readBody(request);
    if (body === 'broken off') return;
    const abort = new AbortController();
    answer.on('close', () => abort.abort());
    const bodyTooLarge = body === 'too large';
    const post = new Request(url, {
      method: 'POST',
      headers: formHeaders(request),
      signal: abort.signal,
      body: bodyTooLarge ? '' : body,
    });
    const address = proxies.addressOf(request);
    const context = {
      queries,
      mayPost: () => mayPost(address),
      sinceFormShown: () => sinceFormShown(address),
      hasJustSent: false,
      receipt,
      bodyTooLarge,
    };
    const entry = await renderer.entry();
    const page = await entry
      .render(
        post,
        context,
        configFor(origin),
        (error) => log(`POST ${url.pathname}`, error),
        () => turns.take(AbortSignal.any([abort.signal, AbortSignal.timeout(drawnWithinMs)]), true),
      )
      .catch((error: unknown) => {
        // A visitor who has gone elsewhere is no fault.
        if (abort.signal.aborted) return undefined;
        throw error;
      });
    if (!page || abort.signal.aborted) return;
    if (page instanceof Response) {
      answer.writeHead(page.status, Object.fromEntries(page.headers));
      answer.end(Buffer.from(await page.arrayBuffer()));
      return;
    }
    if (page.status === 429) answer.setHeader('retry-after', limitWindowMs / 1_000);
    if (request.headers.accept?.includes('application/json')) {
      const sent: unknown = Object.values(page.hydration?.actionData ?? {})[0];
      sendText(request, answer, page.status, json, JSON.stringify(sent ?? null));
      return;
    }
    if (page.status === 405) answer.setHeader('allow', 'GET, HEAD');
    const assets = await renderer.assets(page);
    sendText(request, answer, page.status, html, assemblePage(page, assets, inlineScripts));
  };
}

const html = 'text/html; charset=utf-8';
const json = 'application/json; charset=utf-8';
const plain = 'text/plain; charset=utf-8';

/** Fetch metadata where the browser sends it, else the Origin header (https://web.dev/articles/fetch-metadata). */
function isCrossSite(request: IncomingMessage, own: readonly string[]): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const sender = request.headers.origin;
  return sender !== undefined && !own.includes(sender);
}

function formHeaders(request: IncomingMessage): Record<string, string> {
  const type = request.headers['content-type'];
  const { accept } = request.headers;
  return {
    ...(type !== undefined && { 'content-type': type }),
    ...(accept !== undefined && { accept }),
  };
}
