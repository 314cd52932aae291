import { type ComponentType, memo, useState } from 'react';
import { useActionData, useLoaderData } from 'react-router-dom';
import type { App } from './defineApp.ts';
import type { Screen } from './screen.ts';
import type { Screens } from './screens.ts';

/** A screen as the router's component: its head, then its page with the loader's data as props. */
export function screenComponent(
  Head: App['Head'],
  screens: Screens,
  screen: string,
): ComponentType {
  return function ScreenRoute() {
    const data: unknown = useLoaderData();
    // The answer to a form that was posted without React: the router drops it when a link leads to a part of the page,
    // and with it what the form was filled with.
    const answer: unknown = useActionData();
    const [sent] = useState(answer);
    const { Page } = screens.loaded(screen);
    return (
      <>
        <Head {...screens.metaOf(screen, data)} />
        <StablePage Page={Page} data={data} sent={sent} />
      </>
    );
  };
}

interface StablePageProps extends Pick<Screen, 'Page'> {
  data: unknown;
  sent: unknown;
}

/** Memoized, because the router renders its routes at each step of a navigation, and most change nothing here. */
const StablePage = memo(function StablePage({ Page, data, sent }: StablePageProps) {
  return <Page data={data} sent={sent} />;
});
