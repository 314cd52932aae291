import type { Figure, MeasureName } from '../results.ts';
import { siteNames } from '../sites/site.ts';
import { text, valueOf } from './tables.ts';

/** What limits a figure of ours on every page; docs/decisions/budgets.md gives the reasons. */
type Budget = [measure: MeasureName, figure: string, relation: '≤' | '≥', limit: number, Of?];

interface Of {
  /** Limits the ratio to the same figure of another site, or of the best compared one. */
  to?: string;
  /** Default: 'ours'. */
  site?: string;
}

const fresh = 'ours, cache off';

const budgets: readonly Budget[] = [
  ['bytes', 'document and headers, kB', '≤', 14.6],
  ['bytes', 'script before use, kB', '≤', 2.048],
  ['bytes', 'requests beside document, fonts and pictures', '≤', 0],
  ['bytes', 'fonts beside Devanagari', '≤', 2],
  ['bytes', 'script that hydrates, kB', '≤', 118],
  ['lighthouse', 'FCP, ms', '≤', 1.05, { to: 'static' }],
  ['lighthouse', 'LCP, ms', '≤', 1.05, { to: 'static' }],
  ['lighthouse', 'TBT, ms', '≤', 60],
  ['lighthouse', 'CLS', '≤', 0.0005],
  ['lighthouse', 'performance', '≥', 100],
  ['lighthouse', 'accessibility', '≥', 100],
  ['lighthouse', 'best practices', '≥', 100],
  ['lighthouse', 'SEO', '≥', 100],
  ['menu', 'menu, ms', '≤', 1.1, { to: 'static' }],
  ['menu', 'dropdown, ms', '≤', 1.1, { to: 'static' }],
  ['inp', 'slowest of four, ms', '≤', 100],
  ['inp', 'slowest of four, ms', '≤', 1.25, { to: 'best' }],
  ['navigation', 'after reading 8 s, ms', '≤', 1, { to: 'next' }],
  ['navigation', '1 s after load, ms', '≤', 1, { to: 'next' }],
  ['server', 'requests/s', '≥', 4, { to: 'astro, in memory' }],
  ['server', 'requests/s', '≥', 1, { to: 'astro', site: fresh }],
  ['server', 'p99, ms', '≤', 50],
  ['server', 'p99, ms', '≤', 50, { site: fresh }],
  ['prerender', 'seconds', '≤', 1.15, { to: 'writing' }],
];

/** Every budget that there are figures for, with one for each page; the page of the whole site is ''. */
export const budgetLines = (measured: readonly Figure[]) =>
  budgets
    .map(([measure, name, relation, limit, { to, site = 'ours' } = {}]) => {
      const all = measured.filter((one) => one.measure === measure && one.name === name);
      const figures = all
        .filter((one) => one.site === site)
        .map(({ page }) => {
          const of = (other: string) => valueOf(all, { site: other, page });
          const others = siteNames.filter((other) => other !== 'ours').map(of);
          const value =
            of(site) / (to === undefined ? 1 : to === 'best' ? Math.min(...others) : of(to));
          const isOk = relation === '≤' ? value <= limit : value >= limit;
          return { page, text: text(value), isOk };
        });
      return { measure, name, site, to, limit: `${relation} ${limit}`, figures };
    })
    .filter(({ figures }) => figures.length > 0);

export const budgetHead = ['budget', 'limit', 'figures', 'verdict'];

export const budgetRows = (measured: readonly Figure[]): string[][] =>
  budgetLines(measured).map(({ measure, name, site, to, limit, figures }) => [
    `${measure}: ${name}${site === 'ours' ? '' : ` (${site})`}${to ? `, ratio to ${to}` : ''}`,
    limit,
    figures.map((one) => `${one.page} ${one.text}${one.isOk ? '' : ' (over)'}`.trim()).join(', '),
    figures.every(({ isOk }) => isOk) ? 'ok' : '**over**',
  ]);
