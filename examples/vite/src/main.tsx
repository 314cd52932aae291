import '@setu/ui/base.css';
import { type LinkComponentProps, Loading, SiteFooter, SiteHeader, UiProvider } from '@setu/ui';
import { hindiLabels } from '@setu/ui/labels';
import englishTexts from 'example-alumni/en.json';
import hindiTexts from 'example-alumni/hi.json';
import { StrictMode, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { Link, Outlet, RouterProvider, createBrowserRouter, useLocation } from 'react-router-dom';
import { Home } from './Home';
import { theme } from './meadow';

// A strict Content-Security-Policy forbids an inline <style>, but not a constructed stylesheet.
const sheet = new CSSStyleSheet();
sheet.replaceSync(theme.css);
document.adoptedStyleSheets = [sheet];

function RouterLink({ href, ...rest }: LinkComponentProps) {
  return <Link to={href} {...rest} />;
}

/** Under `/hi` everything is in Hindi: the page's texts and the library's labels. */
function Layout() {
  const { pathname } = useLocation();
  const hindi = pathname.startsWith('/hi/');
  const { locale, site } = hindi ? hindiTexts : englishTexts;
  useLayoutEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  const alumni = { title: site.alumni, href: hindi ? '/hi/alumni' : '/alumni' };
  const other = {
    label: site.language,
    href: hindi ? '/alumni' : '/hi/alumni',
    lang: site.languageCode,
  };
  return (
    <UiProvider
      linkComponent={RouterLink}
      labels={hindi ? hindiLabels : { courseCard: { buyNow: 'Enrol now' } }}
      locale={locale}
      timeZone="Asia/Kolkata"
    >
      <SiteHeader
        logo={<strong>{site.name}</strong>}
        logoLabel={site.home}
        currentHref={pathname}
        items={[
          { title: site.videos, href: '/videos' },
          { title: site.courses, items: [{ title: site.foundation, href: '/#foundation' }] },
          alumni,
        ]}
        actions={[other, { label: site.call, href: 'tel:+910000000000' }]}
      />
      <main>
        <Outlet />
      </main>
      <SiteFooter
        logo={<strong>{site.name}</strong>}
        contact={[{ label: site.admissions, value: '+91 00000 00000', href: 'tel:+910000000000' }]}
        linkGroups={[
          { heading: site.more, links: [{ title: site.videos, href: '/videos' }, alumni] },
        ]}
        socialLinks={[{ icon: 'youtube', title: 'YouTube', href: 'https://example.com' }]}
        copyright={`© ${site.name}`}
      />
    </UiProvider>
  );
}

/** The alumni page, loaded lazily with its tabs, dialogs and form. */
const alumniIn = (texts: typeof englishTexts) => async () => {
  const { Alumni } = await import('example-alumni/Alumni');
  return { element: <Alumni texts={texts} /> };
};

const router = createBrowserRouter([
  {
    path: '/',
    element: <Layout />,
    hydrateFallbackElement: <Loading />,
    children: [
      { index: true, element: <Home /> },
      { path: 'videos', lazy: { Component: async () => (await import('./Videos')).Videos } },
      { path: 'alumni', lazy: alumniIn(englishTexts) },
      { path: 'hi/alumni', lazy: alumniIn(hindiTexts) },
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
