import { lazy, Suspense } from 'react';
import type { AnchorHTMLAttributes } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { frameTexts } from '../../../shared/frame.ts';
import { logo } from '../../../shared/logo.ts';
import { Layout } from '../../../shared/react/Layout.tsx';
import { LinkProvider } from '../../../shared/react/SiteLink.tsx';

const HomePage = lazy(() => import('./HomePage.tsx'));
const SlugPage = lazy(() => import('./SlugPage.tsx'));
const ArticlePage = lazy(() => import('./ArticlePage.tsx'));
const ContactPage = lazy(() => import('./ContactPage.tsx'));

function RouterLink({ href, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  return href.startsWith('/') ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');
createRoot(root).render(
  <BrowserRouter>
    <LinkProvider value={RouterLink}>
      <Layout frame={{ institute: frameTexts, logo }}>
        <Suspense fallback={<p className="box page-body">Loading...</p>}>
          <Routes>
            <Route path="/" element={<HomePage />} />
            <Route path="/contact" element={<ContactPage />} />
            <Route path="/:slug" element={<SlugPage />} />
            <Route path="/:slug/:id" element={<ArticlePage />} />
          </Routes>
        </Suspense>
      </Layout>
    </LinkProvider>
  </BrowserRouter>,
);
