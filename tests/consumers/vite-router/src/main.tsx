import '@setu/ui/base.css';
import '@setu/ui/themes/setu.css';
import { SiteHeader, UiProvider } from '@setu/ui';
import type { LinkComponentProps, UiProviderProps } from '@setu/ui';
import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Link, Outlet, RouterProvider, createBrowserRouter, useLocation } from 'react-router-dom';
import { Home } from './Home';
import { meadow } from './meadow';

function RouterLink({ href, ...rest }: LinkComponentProps) {
  return <Link to={href} {...rest} />;
}

const labels: NonNullable<UiProviderProps['labels']> = { courseCard: { buyNow: 'अभी खरीदें' } };

const { name, css } = meadow;
// A strict Content-Security-Policy forbids a <style> of ours, not this.
const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets = [sheet];

function Layout() {
  const { pathname } = useLocation();
  const [themed, setThemed] = useState(false);
  useEffect(() => {
    if (themed) document.documentElement.dataset['setuTheme'] = name;
    else delete document.documentElement.dataset['setuTheme'];
  }, [themed]);
  return (
    <UiProvider linkComponent={RouterLink} labels={labels}>
      <SiteHeader
        logo="Meadow"
        logoLabel="Meadow, home"
        currentHref={pathname}
        items={[
          { title: 'Videos', href: '/videos' },
          { title: 'Courses', items: [{ title: 'Foundation', href: '/foundation' }] },
        ]}
      />
      <main>
        <button type="button" onClick={() => setThemed(!themed)}>
          Change theme
        </button>
        <Outlet />
      </main>
    </UiProvider>
  );
}

const router = createBrowserRouter([
  {
    path: '/',
    element: <Layout />,
    children: [
      { index: true, element: <Home /> },
      { path: 'videos', lazy: { Component: async () => (await import('./Videos')).Videos } },
    ],
  },
]);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}
