import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import type { HydrationState } from 'react-router-dom';
import { holdEvents } from './beforeReact/holdEvents.ts';
import type { PublicConfig } from './context.ts';
import { Document } from './Document.tsx';
import { handleAt } from './handle.ts';
import { loadLater } from './loadLater.ts';
import { PublicConfigProvider } from './PublicConfig.tsx';
import { configureBrowserQueries } from './queries.ts';
import { startPrefetching } from './prefetch.ts';
import { createLateRouter } from './router/lateRouter.ts';
import { routes } from './routes.tsx';
import { loadScreen } from './screens.ts';

interface PageData {
  loaderData: HydrationState['loaderData'];
  actionData?: HydrationState['actionData'];
  config: PublicConfig;
  search?: string;
}

async function hydrate() {
  const block = document.getElementById('page-data');
  // A page that shows an unexpected error carries no data and stays plain HTML.
  if (!block?.textContent) return;
  if (hasGoneBack()) {
    window.location.reload();
    return;
  }
  const { loaderData, actionData, config, search = '' } = JSON.parse(block.textContent) as PageData;
  configureBrowserQueries(config);
  // Without its screen there is nothing to hydrate with, and the page stays plain HTML.
  const screen = handleAt(routes, window.location)?.screen;
  await Promise.all([screen && loadScreen(screen), allStyles()]);
  const hydrationData: HydrationState = {
    ...(loaderData && { loaderData }),
    ...(actionData && { actionData }),
  };
  const { router, prepare } = createLateRouter({
    routes,
    hydrationData,
    load: async (start) => (await loadLater()).createRealRouter(routes, hydrationData, start),
  });
  window.addEventListener('setu:hydrated', () => void prepare().catch(() => {}));
  document.querySelector('[type="speculationrules"]')?.remove();
  const lookAround = startPrefetching(routes);
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') lookAround();
  });
  lookAround();
  if (config.supabaseAnonKey && isForAnotherQuery(search)) {
    // Not before, or React would not find the page that stands there.
    addEventListener('setu:hydrated', () => void router.revalidate().catch(() => {}), {
      once: true,
    });
  }
  holdEvents();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Document>
          <PublicConfigProvider value={config}>
            <RouterProvider router={router} />
          </PublicConfigProvider>
        </Document>
      </StrictMode>,
    );
  });
}

/** A host of static files may send the first page of a list for all of its pages. */
function isForAnotherQuery(search: string): boolean {
  const names = handleAt(routes, window.location)?.query ?? [];
  const [asked, sent] = [window.location.search, search].map((text) => new URLSearchParams(text));
  return names.some((name) => asked?.get(name) !== sent?.get(name));
}

/** The way back from a page that was loaded anew changes only the address, and leaves the rest to script. */
function hasGoneBack(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  if (!loaded) return false;
  const { pathname, search } = new URL(loaded.name);
  return pathname + search !== window.location.pathname + window.location.search;
}

/** React may show what the page's own share of the styles knows nothing of. Without them it still works. */
async function allStyles() {
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  if (!link || link.sheet) return;
  await new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
  });
}

void hydrate();
