import { useMatches } from 'react-router-dom';
import type { Handle } from './route.ts';

/** The `meta` of the current page, for its frame; undefined if an error is shown instead. */
export function usePageMeta(): object | undefined {
  const page = useMatches().at(-1);
  if (page?.loaderData === undefined) return undefined;
  return (page.handle as Handle | undefined)?.meta(page.loaderData);
}
