import { data, redirectDocument } from 'react-router-dom';
import type { ActionFunctionArgs, LoaderFunction, RouteObject } from 'react-router-dom';
import { ChunkGone, isOffline, loadChunk, Offline } from './chunk.ts';
import { articleCategories } from './content/articleCategories.ts';
import { results } from './content/results.ts';
import type { Handle } from './handle.ts';
import { Layout } from './Layout.tsx';
import { takeAhead } from './prefetch.ts';
import { screenComponent } from './screen.tsx';
import type { Screen } from './screen.tsx';
import '@setu/ui/base.css';
import '@setu/ui/themes/setu.css';
import './fonts.css';
import './site.css';
import { AppError, PageError } from './errors.tsx';

/** One row of the site: an address and what answers it. */
interface Row extends Handle {
  path: string;
}

/**
 * The one table: path -> page module, most specific first. Paths match in any case; the spelling here
 * is the canonical one. A fixed path beats `/:slug`, and a known result title is a fixed path
 * (DESIGN.md section 3).
 */
export const table: readonly Row[] = [
  { path: '/', screen: 'Home', query: ['category'] },
  { path: '/about', screen: 'About' },
  { path: '/selections', screen: 'Selections' },
  { path: '/selections/:title', screen: 'Result' },
  ...results.map(({ title }) => ({ path: `/${title}`, screen: 'Result' })),
  { path: '/career', screen: 'Career' },
  ...articleCategories.map(({ listPath }) => ({
    path: listPath,
    screen: 'ArticleList',
    query: ['page'],
  })),
  { path: '/offline-mode', screen: 'CourseList', query: ['category', 'page'] },
  { path: '/online-mode', screen: 'CourseList', query: ['category', 'page'] },
  { path: '/Scholarship', screen: 'Scholarship' },
  { path: '/contact', screen: 'Contact', query: ['sent'] },
  { path: '/login', screen: 'Login' },
  { path: '/register', screen: 'Register' },
  ...articleCategories.map(({ articlePath }) => ({
    path: `${articlePath}/:id`,
    screen: 'Article',
  })),
  { path: '/:slug', screen: 'Course' },
  { path: '*', screen: 'NotFound' },
];

const modules = import.meta.glob<Screen>('./pages/*.tsx');

/** Loads every screen, so that none has to be loaded later. */
export async function loadScreens(): Promise<void> {
  await Promise.all(Object.values(modules).map((load) => load()));
}

/** The source file of a screen, as Vite's manifest names it. */
export const screenModule = (screen: string) => `src/pages/${screen}.tsx`;

/** The module of a screen; see `loadChunk` for how it fails. */
export function loadScreen(screen: string): Promise<Screen> {
  const module = modules[`./pages/${screen}.tsx`];
  if (!module)
    throw new Error(`routes.tsx names the screen ${screen}, but pages/${screen}.tsx is missing.`);
  return loadChunk(module);
}

/** With the `id` that the router itself would give it, so that `router/lateRouter.ts` has it too. */
function toRoute({ path, screen, query }: Row, index: number): RouteObject {
  return {
    id: `0-0-${index}`,
    path,
    handle: { screen, query } satisfies Handle,
    // The object form lets the loader and the page's chunk start side by side.
    lazy: {
      loader: () => loadScreen(screen).then(({ loader }) => leavingWhenGone(loader), leave),
      action: () =>
        loadScreen(screen).then(
          ({ action }) => action ?? methodNotAllowed,
          ifGone(methodNotAllowed),
        ),
      Component: () => loadScreen(screen).then(screenComponent, ifGone(Nothing)),
    },
  };
}

const isGone = (error: unknown) => !import.meta.env.SSR && error instanceof ChunkGone;

/**
 * A loader that leaves the page to the server when something it needs is gone: see `leave`. Without a
 * connection it does not even ask: the screen that says so brings the page as soon as there is one.
 */
function leavingWhenGone(loader: LoaderFunction | undefined): LoaderFunction {
  if (!loader) return () => null;
  return async (args) => {
    if (isOffline()) throw new Offline('There is no connection.');
    try {
      return await (takeAhead(args.request) ?? loader(args));
    } catch (error) {
      return leave(error)(args);
    }
  };
}

/**
 * The loader in place of one that is gone: the server's document brings parts that belong together.
 * It cannot loop, for a document is readable without any of them. Other errors it throws.
 */
function leave(error: unknown): LoaderFunction {
  return ({ request }) => {
    throw isGone(error) ? redirectDocument(request.url) : error;
  };
}

/** What the router wants beside the loader until that document is there. */
const ifGone =
  <StandIn,>(standIn: StandIn) =>
  (error: unknown): StandIn => {
    if (isGone(error)) return standIn;
    throw error;
  };

const Nothing = () => null;

function methodNotAllowed(_args: ActionFunctionArgs): never {
  throw data(null, { status: 405, statusText: 'Method Not Allowed' });
}

export const routes: RouteObject[] = [
  {
    id: '0',
    Component: Layout,
    errorElement: <AppError />,
    children: [{ id: '0-0', errorElement: <PageError />, children: table.map(toRoute) }],
  },
];
