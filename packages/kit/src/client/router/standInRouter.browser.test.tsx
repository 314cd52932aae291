import {
  createBrowserRouter,
  Link,
  Outlet,
  RouterProvider,
  ScrollRestoration,
} from 'react-router-dom';
import { useLoaderData, useLocation, useNavigate, useNavigation } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { createStandInRouter } from './standInRouter.ts';

// The stand-in knows what is inside react-router: these tests hold it against the real router, so that an
// upgrade that asks more of a router, or keeps its state otherwise, is seen here.

function Layout() {
  const { state } = useNavigation();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <p>{`${pathname} ${state}`}</p>
      <Link to="/next">Link</Link>
      <button type="button" onClick={() => void navigate('/next')}>
        Go
      </button>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}

const Shown = () => <h1>{useLoaderData()}</h1>;
const page = (id: string, path: string): RouteObject => ({
  id,
  path,
  loader: () => `loaded ${path}`,
  Component: Shown,
});
const pages = [page('0-0', '/here'), page('0-1', '/next')];
const routes: RouteObject[] = [{ id: '0', Component: Layout, children: pages }];
const hydrationData = { loaderData: { '0-0': 'from the server' } };
const real = () => createBrowserRouter(routes, { hydrationData });

let before: string;
beforeEach(() => {
  before = window.location.href;
  window.history.replaceState(null, '', '/here?a=1#b');
});
afterEach(() => window.history.replaceState(null, '', before));

test('has all that the components and hooks of react-router ask of a router', async () => {
  const asked = new Set<string | symbol>();
  const router = real();
  const recorded = new Proxy(router, {
    get(target, name) {
      asked.add(name);
      return Reflect.get(target, name) as unknown;
    },
  });
  const screen = await render(<RouterProvider router={recorded} />);
  await screen.getByRole('link', { name: 'Link' }).click();
  await expect.element(screen.getByRole('heading')).toHaveTextContent('loaded /next');
  router.dispose();
  const standIn = createStandInRouter(routes, hydrationData, vi.fn()).router;
  expect(asked.size).toBeGreaterThan(5);
  expect([...asked].filter((name) => !(name in standIn))).toEqual([]);
});

test('begins in the state that the real router has after hydration', () => {
  const router = real();
  const { matches: realMatches, ...expected } = router.state;
  const { matches, ...state } = createStandInRouter(routes, hydrationData, vi.fn()).router.state;
  router.dispose();
  expect(state).toEqual(expected);
  const essence = (list: typeof matches) =>
    list.map(({ params, pathname, pathnameBase, route }) => [
      route.id,
      params,
      pathname,
      pathnameBase,
    ]);
  expect(essence(matches)).toEqual(essence(realMatches));
});

test('shows the page without the real router, and navigates once that has come', async () => {
  const arrival = Promise.withResolvers<ReturnType<typeof real>>();
  const arrive = () => arrival.promise;
  const load = vi.fn<() => ReturnType<typeof arrive>>(arrive);
  const { router } = createStandInRouter(routes, hydrationData, load);
  const screen = await render(<RouterProvider router={router} />);
  await expect.element(screen.getByRole('heading')).toHaveTextContent('from the server');
  expect(load).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: 'Go' }).click();
  await expect.element(screen.getByText('/here loading')).toBeInTheDocument();
  expect(load).toHaveBeenCalledOnce();
  const created = real();
  arrival.resolve(created);
  await expect.element(screen.getByRole('heading')).toHaveTextContent('loaded /next');
  await expect.element(screen.getByText('/next idle')).toBeInTheDocument();
  created.dispose();
});

test('draws a page that is there at once without a word of loading, and of two pages the last', async () => {
  const created = real();
  const { router, prepare } = createStandInRouter(routes, hydrationData, async () => created);
  await prepare();
  const screen = await render(<RouterProvider router={router} />);
  const seen = new Set<string | null>();
  const look = () => seen.add(screen.container.textContent);
  const observer = new MutationObserver(look);
  observer.observe(screen.container, { characterData: true, childList: true, subtree: true });
  await router.navigate('/next', { flushSync: true });
  await expect.element(screen.getByText('/next idle')).toBeInTheDocument();
  await Promise.all([
    router.navigate('/next', { flushSync: true }),
    router.navigate('/here', { flushSync: true }),
  ]);
  await expect.element(screen.getByText('/here idle')).toBeInTheDocument();
  expect([...seen].filter((text) => text?.includes('loading'))).toEqual([]);
  observer.disconnect();
  created.dispose();
});

test('tells of loading where a page is not there yet', async () => {
  const arrival = Promise.withResolvers<string>();
  const slow = { ...page('0-1', '/next'), loader: () => arrival.promise };
  const table: RouteObject[] = [
    { id: '0', Component: Layout, children: [page('0-0', '/here'), slow] },
  ];
  const created = createBrowserRouter(table, { hydrationData });
  const { router, prepare } = createStandInRouter(table, hydrationData, async () => created);
  await prepare();
  const screen = await render(<RouterProvider router={router} />);
  const navigating = router.navigate('/next', { flushSync: true });
  await expect.element(screen.getByText('/here loading')).toBeInTheDocument();
  arrival.resolve('here at last');
  await navigating;
  await expect.element(screen.getByRole('heading')).toHaveTextContent('here at last');
  await expect.element(screen.getByText('/next idle')).toBeInTheDocument();
  created.dispose();
});

test('asks again for a router that could not be had', async () => {
  const load = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('No connection.')));
  const { prepare } = createStandInRouter(routes, hydrationData, load);
  await expect(prepare()).rejects.toThrow('No connection.');
  await expect(prepare()).rejects.toThrow('No connection.');
  expect(load).toHaveBeenCalledTimes(2);
});
