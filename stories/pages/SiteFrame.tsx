import { PublicConfigProvider } from '@setu/kit';
import { UiProvider } from '@setu/ui';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { LayoutError, PageError } from '../../packages/website/src/errors/errorScreens.tsx';
import { Layout } from '../../packages/website/src/frame/Layout.tsx';
import { RouterLink } from '../../packages/website/src/frame/RouterLink.tsx';
import '../../packages/website/src/site.css';
import { institute } from '../../site/src/institute.ts';

interface SiteFrameProps {
  /** The address of the page. */
  path: string;
  /** A page of the site, with what its loader would bring. */
  children?: ReactNode;
  /** What has failed instead: the page, or the frame with it. */
  error?: { of: 'page' | 'layout'; thrown: unknown };
  /** The visitor has left for another page, which does not come. */
  leaving?: boolean;
}

/** The site's own frame around one of its pages. Its links change the address and nothing else. */
export function SiteFrame({ path, children, error, leaving = false }: SiteFrameProps) {
  const [router] = useState(() => {
    const page = { id: 'page', path: '*', element: <>{children}</>, ErrorBoundary: PageError };
    const away = { path: awayPath, loader: () => new Promise(() => {}) };
    const layout = { id: 'layout', Component: Layout, ErrorBoundary: LayoutError };
    return createMemoryRouter([{ ...layout, children: [page, away] }], {
      initialEntries: [path],
      hydrationData: error ? { errors: { [error.of]: error.thrown } } : {},
    });
  });
  useEffect(() => {
    if (leaving) void router.navigate(awayPath);
  }, [leaving, router]);
  return (
    <PublicConfigProvider value={config}>
      {/* Where the frame has failed, links are left to the browser, which would leave Storybook. */}
      <UiProvider
        linkComponent={RouterLink}
        locale={institute.locale}
        timeZone={institute.timeZone}
      >
        <RouterProvider router={router} />
      </UiProvider>
    </PublicConfigProvider>
  );
}

const awayPath = '/away';

const config = { origin: 'https://setu.example', backend: { url: '/', key: 'public' } };
