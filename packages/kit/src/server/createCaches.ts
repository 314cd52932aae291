import type { PublicConfig } from '../client/PublicConfig.tsx';
import type { Forwarded } from '../http/forwarded.ts';
import type { HttpContext } from '../http/httpContext.ts';
import { createFairQueue } from '../limits/fairQueue.ts';
import type { RenderQueue } from '../limits/renderQueue.ts';
import { createCountedLog } from '../logging/countedLog.ts';
import { createCachedPages } from '../pages/cachedPages.ts';
import type { CachedPages, CachedPagesOptions } from '../pages/cachedPages.ts';
import { createMakeFile } from '../pages/generatedFiles.ts';
import { createMakePage } from '../pages/makePage.ts';
import type { LanguageAt } from '../pages/servedLanguage.ts';
import type { SiteServerOptions } from './siteServer.ts';

const generatedBytes = 4 * 1024 * 1024;
/**
 * For pages that are not cached: keeps the machine busy; who has waited `waitMs` has no time left for the page itself.
 */
const renderConcurrency = {
  concurrency: 32,
  concurrencyPerAddress: 16,
  perAddress: 200,
  overall: 400,
  waitMs: 2_000,
};
const slotMs = 1_000;
/** For searches: each sends a new query to the backend and holds its slot until the answer. */
const uncacheableConcurrency = {
  concurrency: 4,
  concurrencyPerAddress: 2,
  perAddress: 50,
  overall: 200,
  waitMs: 2_000,
};

export type ConfigFor = (origin: string) => Promise<PublicConfig>;

/** The caches of pages and of generated files, which share their queues. */
export function createCaches(
  options: SiteServerOptions,
  forwarded: Forwarded,
  shared: { languageAt: LanguageAt; configFor: ConfigFor; renderQueue: RenderQueue },
): Record<'cached' | 'cachedFiles', CachedPages> {
  const { backend, cacheBytes, development, log } = options;
  const purgesCdn = options.purgeSecret !== undefined;
  const { languageAt } = shared;
  const onRefused = createCountedLog(log, (count) => `Too many pages at a time: ${count} refused.`);
  const cacheOptions = {
    queue: createFairQueue(renderConcurrency),
    uncacheableQueue: createFairQueue(uncacheableConcurrency),
    slotMs,
    visitorOf: ({ request }: HttpContext) => forwarded.clientIpOf(request),
    onRefused,
    log,
  };
  const cached = createCachedPages({
    ...cacheOptions,
    refused: refusedPage(languageAt),
    make: createMakePage({ ...shared, backend, development, purgesCdn, onRefused, log }),
    cacheBytes,
  });
  const cachedFiles = createCachedPages({
    ...cacheOptions,
    ...createMakeFile(options.languages, purgesCdn, log),
    cacheBytes: Math.min(cacheBytes, generatedBytes),
  });
  return { cached, cachedFiles };
}

const refusedPage =
  (languageAt: LanguageAt): CachedPagesOptions['refused'] =>
  (address, rejected) => {
    const { fallbackPages } = languageAt(address.path);
    if (!fallbackPages) throw new Error('Too many pages are being rendered at a time.');
    // The requests are slow, not too many: 'Loading...' reloads itself and then probably gets a slot.
    const waiting = rejected === 'late' ? fallbackPages.waiting(address) : undefined;
    return waiting ?? fallbackPages.at(address);
  };
