import { useMatches } from 'react-router-dom';
import type { Handle } from './route.ts';

/** What `meta` says of the page that is shown, for its frame; undefined where an error takes its place. */
export function usePageMeta(): object | undefined {
  const page = useMatches().at(-1);
  if (page?.loaderData === undefined) return undefined;
  return (page.handle as Handle | undefined)?.meta(page.loaderData);
}
