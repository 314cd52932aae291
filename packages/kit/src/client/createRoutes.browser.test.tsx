import {
  createBrowserRouter,
  createStaticHandler,
  data,
  Outlet,
  RouterProvider,
  useLocation,
} from 'react-router-dom';
import { type StaticHandlerContext, useNavigate, useNavigation } from 'react-router-dom';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { defineApp } from './defineApp.ts';
import { createRoutes } from './createRoutes.tsx';
import { startPrefetching } from './prefetch.ts';
import type { Screen } from './route.ts';

function Layout() {
  const { state } = useNavigation();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const follow = (to: string) => () => void navigate(to, { flushSync: true });
  return (
    <>
      <p>{`${pathname} ${state}`}</p>
      <a href="/next">Link</a>
      <button type="button" onClick={follow('/next')}>
        Next
      </button>
      <button type="button" onClick={follow('/here')}>
        Here
      </button>
      <Outlet />
    </>
  );
}

const read = vi.fn<(path: string) => Promise<string>>();
const screen: Screen<string> = {
  loader: ({ request }) => read(new URL(request.url).pathname),
  meta: () => ({}),
  Page: ({ data, sent }) => (
    <>
      <h1>{data}</h1>
      <input aria-label="Name" defaultValue={sent as string} />
    </>
  ),
};
const app = defineApp({
  routes: [
    ...['/here', '/next'].map((path) => ({ path, screen: 'Shown' })),
    {
      path: '/sheet',
      screen: 'Shown',
      query: ['page', 'a'],
      unboundedParam: 'a',
      readByPage: ['a'],
    },
  ],
  screens: { './pages/Shown.tsx': async () => screen as Screen },
  Document: ({ children }) => children,
  Layout,
  Head: () => null,
  PageError: () => null,
  LayoutError: () => null,
});

beforeEach(() => {
  window.history.replaceState(null, '', '/here');
  read.mockReset().mockImplementation(async (path) => `loaded ${path}`);
});

const { routes, screens } = createRoutes(app);
await screens.loadAll();
startPrefetching({ routes, screens });

/** Renders the site in the state after hydration. */
async function open() {
  const read = await createStaticHandler(routes).query(new Request(window.location.href));
  if (read instanceof Response) throw new Error('The page was not rendered.');
  const router = createBrowserRouter(routes, { hydrationData: read });
  return render(<RouterProvider router={router} useTransitions={false} />);
}

// First: the module remembers whether the document has shown another page.
test('a page that fails as its document is loaded stays', async () => {
  const asked = vi.fn<typeof fetch>(async () => new Response());
  vi.stubGlobal('fetch', asked);
  onTestFinished(() => void vi.unstubAllGlobals());
  const router = createBrowserRouter(failing());
  await expect.poll(() => Object.values(router.state.loaderData ?? {})).toEqual(['failure']);
  router.dispose();
  expect(asked).not.toHaveBeenCalled();
});

test('a page that was fetched ahead is shown without being read again, once', async () => {
  const shown = await open();
  await shown.getByRole('link').hover();
  await expect.poll(() => read.mock.calls).toEqual([['/here'], ['/next']]);
  await shown.getByRole('button', { name: 'Next' }).click();
  await expect.element(shown.getByRole('heading')).toHaveTextContent('loaded /next');
  await expect.element(shown.getByText('/next idle')).toBeInTheDocument();
  await shown.getByRole('button', { name: 'Here' }).click();
  await expect.element(shown.getByRole('heading')).toHaveTextContent('loaded /here');
  await shown.getByRole('button', { name: 'Next' }).click();
  await expect.element(shown.getByText('/next idle')).toBeInTheDocument();
  expect(read.mock.calls).toEqual([['/here'], ['/next'], ['/here'], ['/next']]);
});

test('a page that was fetched ahead is shown without a connection', async () => {
  const shown = await open();
  await shown.getByRole('link').hover();
  await expect.poll(() => read.mock.calls).toEqual([['/here'], ['/next']]);
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => onLine.mockRestore());
  await shown.getByRole('button', { name: 'Next' }).click();
  await expect.element(shown.getByRole('heading')).toHaveTextContent('loaded /next');
});

test('a page whose reading failed ahead is read again', async () => {
  const shown = await open();
  read.mockRejectedValueOnce(new Error('No connection.'));
  await shown.getByRole('link').hover();
  await expect.poll(() => read.mock.calls).toEqual([['/here'], ['/next']]);
  await shown.getByRole('button', { name: 'Next' }).click();
  await expect.element(shown.getByRole('heading')).toHaveTextContent('loaded /next');
});

test('what a form was filled with on the server stays on the way to a part of the page', async () => {
  const { loaderData } = (await createStaticHandler(routes).query(
    new Request(window.location.href),
  )) as StaticHandlerContext;
  const id = Object.keys(loaderData)[0] ?? '';
  const router = createBrowserRouter(routes, {
    hydrationData: { loaderData, actionData: { [id]: 'Asha' } },
  });
  const shown = await render(<RouterProvider router={router} useTransitions={false} />);
  await router.navigate('#part');
  await expect.element(shown.getByLabelText('Name')).toHaveValue('Asha');
});

test('what the page reads from its address by itself is not loaded again, a retry is', async () => {
  const router = createBrowserRouter(routes);
  for (const address of ['?page=2', '?page=2&a=b', '?page=2&a=c', '?page=2&a=c', '?page=1&a=c']) {
    await router.navigate(`/sheet${address}`);
  }
  router.dispose();
  expect(read).toHaveBeenCalledTimes(4);
  expect(window.location.search).toBe('?page=1&a=c');
});

/** Routes whose pages cannot be read. */
const failing = () =>
  createRoutes({
    ...app,
    screens: {
      './pages/Shown.tsx': async () =>
        ({ ...screen, loader: async () => data('failure', { status: 500 }) }) as Screen,
    },
  }).routes;

/** For a router whose navigation to a document must not end the test. */
function fakeWindow() {
  const { document, history, location } = window;
  const assign = vi.fn<(address: string) => void>();
  const at = { pathname: '/none', search: '', hash: '', origin: location.origin, assign };
  const view = { document, history, location: at, addEventListener() {}, removeEventListener() {} };
  return { assign, view: view as unknown as Window };
}

test('a page whose script is gone is loaded as a document, at its place', async () => {
  const modules = { './pages/Shown.tsx': () => Promise.reject(new Error('Not found.')) };
  const { assign, view } = fakeWindow();
  const { routes } = createRoutes({ ...app, screens: modules });
  const router = createBrowserRouter(routes, { window: view });
  void router.navigate('/sheet?page=2#part');
  await expect.poll(() => assign.mock.calls).toEqual([['/sheet?page=2#part']]);
  router.dispose();
});

test.each([
  ['is left to the server, which has it', 200, '/sheet', [['/next']]],
  ['shows the failure, which the server has too', 500, '/next', []],
])('a page that cannot be read %s', async (_, status, shown, left) => {
  const asked = vi.fn<typeof fetch>(async () => new Response(null, { status }));
  vi.stubGlobal('fetch', asked);
  onTestFinished(() => void vi.unstubAllGlobals());
  const { assign, view } = fakeWindow();
  const router = createBrowserRouter(failing(), { window: view });
  // What visitors type is not kept.
  await router.navigate('/sheet?a=b');
  expect(asked).not.toHaveBeenCalled();
  void router.navigate('/next');
  await expect.poll(() => asked.mock.calls.length).toBe(1);
  expect(asked.mock.calls[0]).toMatchObject([`${window.location.origin}/next`, { method: 'HEAD' }]);
  await expect
    .poll(() => [router.state.location.pathname, assign.mock.calls])
    .toEqual([shown, left]);
  router.dispose();
});

test('a page that was left before its script came is not read', async () => {
  const script = Promise.withResolvers<Screen>();
  const late = createRoutes({ ...app, screens: { './pages/Shown.tsx': () => script.promise } });
  const router = createBrowserRouter(late.routes);
  const first = router.navigate('/next');
  const second = router.navigate('/sheet');
  script.resolve(screen as Screen);
  await Promise.all([first, second]);
  router.dispose();
  expect(read.mock.calls).toEqual([['/sheet']]);
});
