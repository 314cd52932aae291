import { median } from './median.ts';
import type { GrowthResult } from './growth/measureGrowth.ts';
import type { EntrySize } from '../scripts/build/measureSizes.ts';
import type { BytesResult } from './measure/bytes.ts';
import type { InpResult } from './measure/inp.ts';
import type { LighthouseResult } from './measure/lighthouse.ts';
import type { ServerResult } from './measure/server.ts';
import type { MenuResult } from './measure/menu.ts';
import type { NavigationResult } from './measure/navigation.ts';
import type { PageName } from './measure/pages.ts';
import type { SiteName } from './sites/site.ts';

export const measureNames = [
  'sizes',
  'bytes',
  'lighthouse',
  'menu',
  'navigation',
  'inp',
  'server',
  'prerender',
  'growth',
] as const;
export type MeasureName = (typeof measureNames)[number];

/** One figure or set of figures of one site (and page), as it was measured. */
export interface Sample<Value> {
  site: SiteName;
  page?: PageName;
  value: Value;
}

export interface PrerenderResult {
  /** `writing`: writing our files again from memory. */
  site: 'ours' | 'writing' | 'astro' | 'static';
  articles: number;
  seconds: number;
}

export type Results = ReturnType<typeof emptyResults>;

/** The results of a run; the list of a measure that was not requested stays empty. */
export const emptyResults = () => ({
  titles: {} as Partial<Record<SiteName, string>>,
  bytes: [] as Sample<BytesResult>[],
  lighthouse: [] as Sample<LighthouseResult>[],
  menu: [] as Sample<MenuResult>[],
  navigation: [] as Sample<NavigationResult>[],
  inp: [] as Sample<InpResult>[],
  server: [] as ServerResult[],
  prerender: [] as PrerenderResult[],
  growth: [] as GrowthResult[],
  sizes: [] as EntrySize[],
  failures: [] as string[],
});

export const interactions = ['firstTap', 'menu', 'filter', 'form'] as const;

/** The slowest of the interactions of a site, ms; NaN where they were not measured. */
export const slowestOf = (inp: Results['inp'], site: SiteName): number =>
  Math.max(...interactions.map((kind) => medianOf(inp, (value) => value[kind], site)));

/** Requests a second of a server; NaN where they were not measured. */
export const rateOf = ({ server }: Results, variant: string | undefined, page: string): number =>
  server.find((one) => one.variant === variant && one.page === page)?.requestsPerSecond ?? NaN;

/** How long all pages of a site take; NaN where that was not measured. */
export const prerenderSeconds = ({ prerender }: Results, site: string): number =>
  prerender.find((one) => one.site === site)?.seconds ?? NaN;

/** The median of one figure over the samples of a site (and page). */
export function medianOf<Value>(
  samples: readonly Sample<Value>[],
  figure: (value: Value) => number,
  site: SiteName,
  page?: PageName,
): number {
  const found = samples.filter((one) => one.site === site && (!page || one.page === page));
  return median(found.map(({ value }) => figure(value)));
}
