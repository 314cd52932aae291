import '@setu/ui/base.css';
import { SiteFooter, SiteHeader, UiProvider } from '@setu/ui';
import type { LinkComponentProps } from '@setu/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Link, Outlet, RouterProvider, createBrowserRouter, useLocation } from 'react-router-dom';
import { Home } from './Home';
import { meadow } from './meadow';

// A strict Content-Security-Policy forbids a <style> of ours, not this.
const sheet = new CSSStyleSheet();
sheet.replaceSync(meadow.css);
document.adoptedStyleSheets = [sheet];

function RouterLink({ href, ...rest }: LinkComponentProps) {
  return <Link to={href} {...rest} />;
}

function Layout() {
  const { pathname } = useLocation();
  return (
    <UiProvider
      linkComponent={RouterLink}
      labels={{ courseCard: { buyNow: 'Enrol now' } }}
      locale="en-IN"
      timeZone="Asia/Kolkata"
    >
      <SiteHeader
        logo={<strong>Meadow Academy</strong>}
        logoLabel="Meadow Academy, home"
        currentHref={pathname}
        items={[
          { title: 'Videos', href: '/videos' },
          { title: 'Courses', items: [{ title: 'Foundation', href: '/#foundation' }] },
        ]}
        actions={[{ label: 'Call us', href: 'tel:+910000000000' }]}
      />
      <main>
        <Outlet />
      </main>
      <SiteFooter
        logo={<strong>Meadow Academy</strong>}
        contact={[{ label: 'Admissions', value: '+91 00000 00000', href: 'tel:+910000000000' }]}
        linkGroups={[{ heading: 'More', links: [{ title: 'Videos', href: '/videos' }] }]}
        socialLinks={[{ icon: 'youtube', title: 'YouTube', href: 'https://example.com' }]}
        copyright="© Meadow Academy"
      />
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
