import { memo } from 'react';
import type { ComponentType } from 'react';
import { useActionData, useLoaderData } from 'react-router-dom';
import { Head } from './Head.tsx';
import type { Screen } from './screen.ts';
import { loadedScreen } from './screens.ts';

/** A screen as the router's component: its head, then its page with the loader's data as props. */
export function screenComponent(screen: string): ComponentType {
  return function ScreenRoute() {
    const loaded: unknown = useLoaderData();
    const sent: unknown = useActionData();
    const { Page, meta } = loadedScreen(screen);
    return (
      <>
        <Head {...meta(loaded)} />
        <StablePage Page={Page} data={loaded} sent={sent} />
      </>
    );
  };
}

interface StablePageProps extends Pick<Screen, 'Page'> {
  data: unknown;
  sent: unknown;
}

/** The router renders its routes for each step of a navigation, most of which change nothing here. */
const StablePage = memo(function StablePage({ Page, data, sent }: StablePageProps) {
  return <Page data={data} sent={sent} />;
});
