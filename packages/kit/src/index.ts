// The API for a site's app: `defineApp` and the modules that it names. It runs on the server and in browsers.
export { withoutPrefix, withPrefix } from './address/languages.ts';
export { pathKey } from './address/pageAddress.ts';
export type { PreHydration } from './client/preHydration/preHydration.ts';
export { useMarkHydrated } from './client/preHydration/useMarkHydrated.ts';
export { isPlainClick } from './client/preHydration/isPlainClick.ts';
export { usePageMeta } from './client/usePageMeta.ts';
export { ChunkGone, ChunkLate, loadChunk, Offline } from './client/chunk.ts';
export { FrameGap, FrameSlot } from './client/frame.tsx';
export { isOfBrowser } from './client/historyEntries.ts';
export { outcomeOf } from './client/outcome.ts';
export type { Failure, Outcome } from './client/outcome.ts';
export { PublicConfigProvider, usePublicConfig } from './client/PublicConfig.tsx';
export type { PublicConfig } from './client/PublicConfig.tsx';
export { report } from './client/report.ts';
export type { Route, Screen, ScreenLoader } from './client/route.ts';
export { provideServerContext, serverContextOf } from './client/serverContext.ts';
export type { ServerContext } from './client/serverContext.ts';
export { defineApp } from './client/defineApp.ts';
export { defineServerParts } from './defineServerParts.ts';
export type { App } from './client/defineApp.ts';
export type {
  ServerParts,
  GeneratedFile,
  GeneratedFiles,
  Refusal,
  ShownPage,
} from './defineServerParts.ts';
export { readForm } from './posts/readForm.ts';
export { atomFeed, jsonFeed } from './wellKnown/feed.ts';
export type { Feed, FeedEntry, FeedText } from './wellKnown/feed.ts';
export { sitemapFile } from './wellKnown/sitemap.ts';
