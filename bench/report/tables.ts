import { sumOf } from '../measure/bytes.ts';
import type { BytesResult } from '../measure/bytes.ts';
import type { LighthouseResult } from '../measure/lighthouse.ts';
import { pageNames } from '../measure/pages.ts';
import { interactions, medianOf, prerenderSeconds, rateOf } from '../results.ts';
import type { Results, Sample } from '../results.ts';
import { siteNames } from '../sites/site.ts';
import type { SiteName } from '../sites/site.ts';
import type { BudgetLine } from './budgets.ts';
import { growthTables } from './growthTables.ts';
import { kB, text } from './table.ts';
import type { Table } from './table.ts';

/** Every figure of a run, one table for each kind. */
export function tablesOf(results: Results): Table[] {
  return [
    ...lighthouseTables(results),
    ...bytesTables(results),
    menuTable(results),
    navigationTable(results),
    inpTable(results),
    serverTable(results),
    prerenderTable(results),
    ...growthTables(results.growth),
    sizesTable(results),
  ].filter(({ rows }) => rows.length > 0);
}

export function budgetTable(lines: readonly BudgetLine[]): Table {
  return {
    title: 'Budgets',
    head: ['budget', 'limit', 'figures', 'verdict'],
    rows: lines.map(({ name, limit, figures }) => [
      name,
      limit,
      figures.map((one) => `${one.label} ${one.text}${one.isOk ? '' : ' (over)'}`).join(', '),
      figures.every(({ isOk }) => isOk) ? 'ok' : '**over**',
    ]),
  };
}

/** A row for each site that was measured. */
function siteRows<Value>(
  { titles }: Results,
  samples: readonly Sample<Value>[],
  cells: (site: SiteName) => string[],
): string[][] {
  return siteNames
    .filter((site) => samples.some((sample) => sample.site === site))
    .map((site) => [titles[site] ?? site, ...cells(site)]);
}

type Column<Value> = [name: string, figure: (value: Value) => number, write?: typeof kB];

/** A table for each page. */
function perPage<Value>(
  results: Results,
  samples: readonly Sample<Value>[],
  titleOf: (page: string) => string,
  columns: readonly Column<Value>[],
): Table[] {
  const pages = pageNames.filter((page) => samples.some((sample) => sample.page === page));
  return pages.map((page) => ({
    title: titleOf(page),
    head: ['site', ...columns.map(([name]) => name)],
    rows: siteRows(results, samples, (site) =>
      columns.map(([, figure, write = text]) => write(medianOf(samples, figure, site, page))),
    ),
  }));
}

const lighthouseTables = (results: Results) =>
  perPage<LighthouseResult>(results, results.lighthouse, (page) => `Lighthouse, ${page}`, [
    ['performance', (value) => value.performance],
    ['accessibility', (value) => value.accessibility],
    ['best practices', (value) => value['best-practices']],
    ['SEO', (value) => value.seo],
    ['FCP, ms', (value) => value.fcp],
    ['LCP, ms', (value) => value.lcp],
    ['TBT, ms', (value) => value.tbt],
    ['CLS', (value) => value.cls, (value) => text(value, 3)],
  ]);

const bytesTables = (results: Results) =>
  perPage<BytesResult>(
    results,
    results.bytes,
    (page) => `Bytes, ${page} (kB; untouched: until 3 s after load)`,
    [
      ['HTML, brotli', ({ html }) => html, kB],
      ['inline script', ({ inlineScript }) => inlineScript, kB],
      ['requests untouched', ({ untouched }) => untouched.length],
      ['all bytes untouched', ({ untouched }) => sumOf(untouched), kB],
      ['script untouched', ({ untouched }) => sumOf(untouched, 'Script'), kB],
      ['script by 10 s idle', ({ idle }) => sumOf(idle, 'Script'), kB],
      ['script on first tap', ({ onTap }) => sumOf(onTap, 'Script'), kB],
    ],
  );

/** The median of a figure of a site, and its ratio to that of another. */
function compare<Figure extends string>(
  samples: readonly Sample<Record<Figure, number>>[],
  figure: Figure,
  site: SiteName,
  other: SiteName,
): string[] {
  const of = (name: SiteName) => medianOf(samples, (value) => value[figure], name);
  return [text(of(site)), text(of(site) / of(other), 2)];
}

const menuTable = (results: Results): Table => ({
  title: 'Menu and dropdown answer, slow 4G applied, from the start of the navigation',
  head: ['site', 'menu, ms', 'to static', 'dropdown, ms', 'to static'],
  rows: siteRows(results, results.menu, (site) => [
    ...compare(results.menu, 'menu', site, 'static'),
    ...compare(results.menu, 'dropdown', site, 'static'),
  ]),
});

const navigationTable = (results: Results): Table => ({
  title: 'List → article, slow 4G applied, tap to painted',
  head: ['site', 'after reading 8 s, ms', 'to Next', '1 s after load, ms', 'to Next'],
  rows: siteRows(results, results.navigation, (site) => [
    ...compare(results.navigation, 'afterReading', site, 'next'),
    ...compare(results.navigation, 'atOnce', site, 'next'),
  ]),
});

const inpTable = (results: Results): Table => ({
  title: 'Interaction to next paint, processor four times slower',
  head: ['site', 'first tap, ms', 'menu, ms', 'filter, ms', 'form, ms'],
  rows: siteRows(results, results.inp, (site) =>
    interactions.map((kind) => text(medianOf(results.inp, (value) => value[kind], site))),
  ),
});

const serverTable = (results: Results): Table => ({
  title: 'Servers, plain HTTP, 10 connections',
  head: ['server', 'page', 'requests/s', 'to Astro', 'p99, ms', 'failed'],
  rows: results.server.map(({ variant, page, requestsPerSecond: rate, p99, bad }) => [
    variant,
    page,
    text(rate),
    text(rate / rateOf(results, 'astro', page), 2),
    text(p99),
    text(bad),
  ]),
});

const prerenderTable = (results: Results): Table => ({
  title: 'The whole site as files',
  head: ['site', 'articles', 'seconds', 'to Astro'],
  rows: results.prerender.map(({ site, articles, seconds }) => [
    site,
    text(articles),
    text(seconds, 1),
    text(seconds / prerenderSeconds(results, 'astro'), 2),
  ]),
});

const sizesTable = ({ sizes }: Results): Table => ({
  title: 'Entries of @setu/ui, gzip, kB beside React',
  head: ['entry', 'JavaScript', 'CSS', 'together'],
  rows: sizes.map(({ entry, js, css }) => [entry, ...[js, css, js + css].map(kB)]),
});
