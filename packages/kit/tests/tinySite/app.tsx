import { type Screen, defineApp, useMarkHydrated } from '@setu/kit';
import type { ReactNode } from 'react';
import { Link, Outlet, useRouteError } from 'react-router-dom';
import './style.css';

function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="fr" className="tiny">
      <head>
        <meta charSet="utf-8" />
      </head>
      <body>
        <div className="page">{children}</div>
      </body>
    </html>
  );
}

function Layout() {
  useMarkHydrated();
  return (
    <>
      <nav>
        <Link to="/notes/rain">Rain</Link>
      </nav>
      <main>
        <Outlet />
      </main>
    </>
  );
}

function Failed() {
  return <p role="alert">{String(useRouteError())}</p>;
}

export const app = defineApp({
  routes: [
    { path: '/', screen: 'Home', query: ['name'] },
    { path: '/notes/:id', screen: 'Note' },
    { path: '*', screen: 'Missing' },
  ],
  screens: import.meta.glob<Screen>('./pages/*.tsx'),
  Document,
  Layout,
  Head: ({ title }: { title: string }) => <title>{title}</title>,
  PageError: Failed,
  LayoutError: Failed,
});
