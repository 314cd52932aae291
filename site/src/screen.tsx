import { memo } from 'react';
import type { ComponentType } from 'react';
import { useActionData, useLoaderData } from 'react-router-dom';
import type { ActionFunction, LoaderFunction } from 'react-router-dom';
import { Head } from './Head.tsx';
import type { Meta } from './Head.tsx';

/** What a file in `pages/` exports. `Data` is what its loader returns. */
export interface Screen<Data = unknown, Sent = unknown> {
  /** Asks `@setu/data` for models. Expected failures are values with a status, never thrown. */
  loader?: LoaderFunction;
  /** Answers a plain form post. */
  action?: ActionFunction;
  meta: (data: Data) => Meta;
  Page: ComponentType<{ data: Data; sent: Sent | undefined }>;
}

/** A screen as the router's component: its head, then its page with the loader's data as props. */
export function screenComponent({ Page, meta }: Screen): ComponentType {
  // The router renders all of its routes for each step of a navigation, most of which change nothing here.
  const StablePage = memo(Page);
  return function ScreenRoute() {
    const loaded: unknown = useLoaderData();
    const sent: unknown = useActionData();
    return (
      <>
        <Head {...meta(loaded)} />
        <StablePage data={loaded} sent={sent} />
      </>
    );
  };
}
