import { PublicConfigProvider } from '@setu/kit';
import { UiProvider } from '@setu/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { createMemoryRouter, parsePath, RouterProvider } from 'react-router-dom';
import { LayoutError, PageError } from '../../packages/website/src/errors/errorScreens.tsx';
import { Layout } from '../../packages/website/src/frame/Layout.tsx';
import { RouterLink } from '../../packages/website/src/frame/RouterLink.tsx';
import '../../packages/website/src/site.css';
import { institute } from '../../site/src/institute.ts';

interface SiteFrameProps {
  /** The address of the page. */
  path: string;
  /** A page of the site, with the data of its loader. */
  children?: ReactNode;
  /** The error to show instead, thrown by the page or by the layout. */
  error?: { of: 'page' | 'layout'; thrown: unknown };
  /** Whether the visitor has followed a link to a page that never loads. */
  leaving?: boolean;
}

/** The site's layout around one of its pages. Its links change the router's address and nothing else. */
export function SiteFrame({ path, children, error, leaving = false }: SiteFrameProps) {
  const [router] = useState(() => {
    const page = { id: 'page', path: '*', element: <>{children}</>, ErrorBoundary: PageError };
    const away = { path: awayPath, loader: () => new Promise(() => {}) };
    const layout = { id: 'layout', Component: Layout, ErrorBoundary: LayoutError };
    return createMemoryRouter([{ ...layout, children: [page, away] }], {
      // A key of its own: a page keeps what is chosen by its entry of the history.
      initialEntries: [{ ...parsePath(path), key: crypto.randomUUID() }],
      hydrationData: error ? { errors: { [error.of]: error.thrown } } : {},
    });
  });
  useEffect(() => {
    if (leaving) void router.navigate(awayPath);
  }, [leaving, router]);
  return (
    <PublicConfigProvider value={config}>
      {/* Without this provider, links of a failed layout would be plain ones that leave Storybook. */}
      <UiProvider linkComponent={RouterLink} locale={institute.locale} timeZone="Asia/Kolkata">
        <RouterProvider router={router} />
      </UiProvider>
    </PublicConfigProvider>
  );
}

const awayPath = '/away';

const config = { origin: 'https://setu.example', backend: { url: '/', key: 'public' } };
