import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type HydrationState, createBrowserRouter, RouterProvider } from 'react-router-dom';
import { delayReplay } from './preHydration/delayReplay.ts';
import { createRoutes } from './createRoutes.tsx';
import { nameEntries } from './historyEntries.ts';
import type { App } from './defineApp.ts';
import { startPrefetching } from './prefetch.ts';
import { type PublicConfig, PublicConfigProvider } from './PublicConfig.tsx';
import { differs, rowAt } from './route.ts';

/** What the server writes into a page for its hydration. */
export interface PageData extends Pick<HydrationState, 'loaderData' | 'actionData'> {
  config: PublicConfig;
  /** The query that the page was made for; a static host may send the page for another query. */
  search?: string;
}

/** Hydrates the page that the server sent. Throws SyntaxError if the connection broke within the page's data. */
export function hydrate(app: App): Promise<void> | undefined {
  const block = document.getElementById('page-data');
  // A page that shows an unexpected error has no data and stays plain HTML.
  if (!block?.textContent) return undefined;
  if (hasGoneBack()) {
    window.location.reload();
    return undefined;
  }
  return start(app, JSON.parse(block.textContent) as PageData);
}

async function start(app: App, page: PageData): Promise<void> {
  const { config, search = '', ...hydrationData } = page;
  app.start?.(config);
  const { routes, screens } = createRoutes(app);
  const { prefix } = app;
  const row = rowAt(routes, window.location, prefix);
  // Translators put texts into such elements.
  const isTranslated = document.querySelector('font');
  let translated;
  try {
    [translated] = await Promise.all([
      isTranslated && import('./translatedPage.ts'),
      row && screens.load(row.screen),
      allStyles(),
    ]);
  } catch {
    // If the scripts cannot be loaded, such as while the page is being left, it stays plain HTML.
    return;
  }
  nameEntries();
  const router = createBrowserRouter(routes, { basename: prefix || '/', hydrationData });
  document.querySelector('[type="speculationrules"]')?.remove();
  const lookAround = startPrefetching({ routes, screens, prefix });
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') lookAround();
  });
  lookAround();
  // The router sets this once, and takes it back as the page is left; but a phone may end a hidden page without
  // `pagehide`, and loads it again.
  document.addEventListener('visibilitychange', () => {
    history.scrollRestoration = document.hidden ? 'auto' : 'manual';
  });
  addEventListener('pageshow', ({ persisted }) => {
    // It still waits for the document that the visitor has come back from (see `leave`).
    if (persisted && router.state.navigation.state !== 'idle') window.location.reload();
  });
  // A static host may send page 1 of a list for all of its pages.
  if (config.backend && row && differs(row, window.location.search, search)) {
    // After hydration, because React must find the page as the server sent it.
    addEventListener('setu:hydrated', () => void router.revalidate().catch(() => {}), {
      once: true,
    });
  }
  delayReplay();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <app.Document>
          <PublicConfigProvider value={config}>
            <RouterProvider router={router} useTransitions={false} />
          </PublicConfigProvider>
        </app.Document>
      </StrictMode>,
      translated?.keepInput(),
    );
  });
}

/** Whether going back after a reload has changed only the address: the document is still that of the other page. */
function hasGoneBack(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  if (!loaded) return false;
  const { pathname, search } = new URL(loaded.name);
  return pathname + search !== window.location.pathname + window.location.search;
}

/** Waits for the whole stylesheet: React may render elements that the inline styles lack. Resolves on failure too. */
async function allStyles() {
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  if (!link || link.sheet) return;
  await new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
  });
}
