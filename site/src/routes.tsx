import { data, redirectDocument } from 'react-router-dom';
import type { ActionFunctionArgs, LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { ChunkGone, isOffline, Offline } from './chunk.ts';
import { articleCategories } from './content/articleCategories.ts';
import { results } from './content/results.ts';
import type { Handle } from './handle.ts';
import { Layout } from './Layout.tsx';
import { takeAhead } from './prefetch.ts';
import type { ScreenLoader } from './screen.ts';
import { screenComponent } from './screenComponent.tsx';
import { withScreen } from './screens.ts';
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
  { path: '/contact', screen: 'Contact' },
  { path: '/login', screen: 'Login' },
  { path: '/register', screen: 'Register' },
  ...articleCategories.map(({ articlePath }) => ({
    path: `${articlePath}/:id`,
    screen: 'Article',
  })),
  { path: '/:slug', screen: 'Course' },
  { path: '*', screen: 'NotFound' },
];

/** With the `id` that the router itself would give it, so that `router/lateRouter.ts` has it too. */
function toRoute({ path, screen, query }: Row, index: number): RouteObject {
  return {
    id: `0-0-${index}`,
    path,
    handle: { screen, query } satisfies Handle,
    loader: orLeave((args) => withScreen(screen, ({ loader }) => loader && read(loader, args))),
    action: orLeave((args) =>
      withScreen(screen, ({ action }) => (action ?? methodNotAllowed)(args)),
    ),
    Component: screenComponent(screen),
  };
}

/**
 * What was fetched ahead, or what the loader reads. Without a connection it does not even ask: the
 * screen that says so brings the page as soon as there is one.
 */
function read(loader: ScreenLoader, args: LoaderFunctionArgs): unknown {
  if (isOffline()) throw new Offline('There is no connection.');
  return takeAhead(args.request) ?? loader(args);
}

/**
 * Leaves the page to the server when a part of it is gone: the server's document brings parts that belong
 * together. It cannot loop, for a document is readable without any of them. Other errors it throws.
 */
function orLeave(answer: (args: LoaderFunctionArgs) => unknown): ScreenLoader {
  return async (args) => {
    try {
      return (await answer(args)) ?? null;
    } catch (error) {
      const isGone = !import.meta.env.SSR && error instanceof ChunkGone;
      throw isGone ? redirectDocument(args.request.url) : error;
    }
  };
}

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
