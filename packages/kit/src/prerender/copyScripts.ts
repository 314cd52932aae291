import type { PublicConfig } from '../client/PublicConfig.tsx';
import type { Route } from '../client/route.ts';
import type { RenderedPage } from '../render/renderer.ts';

// What a server would do, static copies do by inline scripts of their own, in addition to those of every page.

/**
 * Of 404.html, which has no other scripts: after it was loaded in place of a page of React, the way back changes only
 * the address.
 */
const onMissingPage = `{
const here=()=>location.pathname+location.search,loaded=here();
addEventListener('popstate',()=>{if(here()!==loaded)location.reload()})
}`;

/**
 * Where a host ignores queries, a page may be another than its address says. As on the way back in the browser, React
 * then starts at once (`client/preHydration`), before anyone reads what it replaces.
 */
const onPageOfQuery = `{
const {query,search}=document.currentScript.dataset;
const [asked,made]=[location.search,search].map((text)=>new URLSearchParams(text));
if(!document.hidden&&query.split(' ').some((name)=>asked.get(name)!==made.get(name)))dispatchEvent(new Event('popstate'))
}`;

/** For the policy, which has their hashes. */
export const copyScripts = [onMissingPage, onPageOfQuery];

/** The script at the end of a page, if it needs one. */
export function copyScript(
  { hydration, status }: Pick<RenderedPage, 'hydration' | 'status'>,
  { query = [], readByPage = [] }: Partial<Route> = {},
  { backend }: PublicConfig,
): string {
  if (status === 404) return `<script>${onMissingPage}</script>`;
  // Where browsers cannot read the tables, only what a page reads by itself can change.
  const read = backend ? query : readByPage;
  if (read.length === 0) return '';
  const search = (hydration?.search ?? '').replaceAll('&', '&amp;');
  return `<script data-query="${read.join(' ')}" data-search="${search}">${onPageOfQuery}</script>`;
}
