import type { Queries } from '@setu/data';
import { ChunkGone, loadChunk, serverContextOf } from '@setu/kit';
import type { PublicConfig } from '@setu/kit';
import type { RouterContextProvider } from 'react-router-dom';
import { language, otherLanguage } from './language.ts';

let config: PublicConfig | undefined;
let browserQueries: Promise<Queries> | undefined;

/** Says where the browser finds the tables. Loads nothing: the client comes with the first use. */
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
  if (!config) throw new Error('configureBrowserQueries has not been called.');
  // Prerendered from a backend that visitors cannot reach: each page is a document of its own.
  if (!config.backend) throw new ChunkGone('The tables are nowhere to be read.');
  const { backend } = config;
  const [{ createBrowserQueries }, siteLanguage] = await loadChunk(() =>
    Promise.all([import('@setu/data/browser'), rowsOf(backend)]),
  );
  return createBrowserQueries(backend, siteLanguage ? { siteLanguage } : {});
}

/** Where it is not known yet whether the tables tell languages apart, rows of both are read. */
async function rowsOf({ lacks }: NonNullable<PublicConfig['backend']>) {
  if (!otherLanguage || !lacks || lacks.includes('language')) return null;
  const { siteLanguage } = await otherLanguage.loadRows();
  return siteLanguage(language);
}
