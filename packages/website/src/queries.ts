import type { Queries } from '@setu/data';
import { type PublicConfig, ChunkGone, loadChunk, serverContextOf } from '@setu/kit';
import type { RouterContextProvider } from 'react-router-dom';
import { language, otherLanguage } from './language/language.ts';

let config: PublicConfig | undefined;
let browserQueries: Promise<Queries> | undefined;

/** Sets where the browser reads the tables. The client itself is loaded on first use. */
export function configureBrowserQueries(publicConfig: PublicConfig): void {
  config = publicConfig;
}

/** The queries for a loader: the server's own, or in the browser a client loaded on first use. */
export async function queriesFor(context?: Readonly<RouterContextProvider>): Promise<Queries> {
  const onServer = context && serverContextOf<Queries>(context);
  if (onServer) return onServer.queries;
  browserQueries ??= loadBrowserQueries().catch((error: unknown) => {
    // A failed download must not fail every later navigation too.
    browserQueries = undefined;
    throw error;
  });
  return browserQueries;
}

async function loadBrowserQueries(): Promise<Queries> {
  const backend = config?.backend;
  // Prerendered from a backend that visitors cannot reach: the error makes the router load the page as a document.
  if (!backend) throw new ChunkGone();
  const [{ createBrowserQueries }, siteLanguage] = await loadChunk(() =>
    Promise.all([import('@setu/data/browser'), rowsOf(backend)]),
  );
  return createBrowserQueries(backend, siteLanguage ? { siteLanguage } : {});
}

/** Null, for the rows of both languages, unless the tables are known to distinguish the site's two languages. */
async function rowsOf({ lacks }: NonNullable<PublicConfig['backend']>) {
  if (!otherLanguage || !lacks || lacks.includes('language')) return null;
  const { siteLanguage } = await otherLanguage.loadRows();
  return siteLanguage(language);
}
