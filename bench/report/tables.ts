import { sumOf } from '../measure/bytes.ts';
import type { BytesResult } from '../measure/bytes.ts';
import type { LighthouseResult } from '../measure/lighthouse.ts';
import { pageNames } from '../measure/pages.ts';
import { medianOf } from '../results.ts';
import type { Results, Sample } from '../results.ts';
import type { SiteName } from '../sites/site.ts';
import type { BudgetLine } from './budgets.ts';
import { growthTables } from './growthTables.ts';
import { scaleTables } from './scaleTables.ts';
import { kB, text } from './table.ts';
import type { Table } from './table.ts';

const siteOrder: readonly SiteName[] = ['static', 'astro', 'next', 'client', 'ours'];

/** Every figure of a run, one table for each kind. */
export function tablesOf(results: Results): Table[] {
  return [
    ...lighthouseTables(results),
    ...bytesTables(results),
    timesTable(results),
    ...navigationAndInp(results),
    serverTable(results),
    prerenderTable(results),
    ...growthTables(results.growth),
    ...scaleTables(results),
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

const sitesIn = (samples: readonly Sample<unknown>[]) =>
  siteOrder.filter((site) => samples.some((sample) => sample.site === site));

const titleOf = ({ titles }: Results, site: SiteName) => titles[site] ?? site;

function perPage<Value>(
  results: Results,
  samples: readonly Sample<Value>[],
  columns: readonly [string, (value: Value) => number, (value: number) => string][],
): Table[] {
  const pages = pageNames.filter((page) => samples.some((sample) => sample.page === page));
  return pages.map((page) => ({
    title: page,
    head: ['site', ...columns.map(([name]) => name)],
    rows: sitesIn(samples).map((site) => [
      titleOf(results, site),
      ...columns.map(([, figure, write]) => write(medianOf(samples, figure, site, page))),
    ]),
  }));
}

function lighthouseTables(results: Results): Table[] {
  const ms = (value: number) => text(value);
  const columns: [string, (value: LighthouseResult) => number, (value: number) => string][] = [
    ['performance', (value) => value.performance, ms],
    ['accessibility', (value) => value.accessibility, ms],
    ['best practices', (value) => value['best-practices'], ms],
    ['SEO', (value) => value.seo, ms],
    ['FCP, ms', (value) => value.fcp, ms],
    ['LCP, ms', (value) => value.lcp, ms],
    ['TBT, ms', (value) => value.tbt, ms],
    ['CLS', (value) => value.cls, (value) => text(value, 3)],
  ];
  return perPage(results, results.lighthouse, columns).map(({ title, ...rest }) => ({
    title: `Lighthouse, ${title}`,
    ...rest,
  }));
}

function bytesTables(results: Results): Table[] {
  const columns: [string, (value: BytesResult) => number, (value: number) => string][] = [
    ['HTML, brotli', ({ html }) => html, kB],
    ['inline script', ({ inlineScript }) => inlineScript, kB],
    ['requests untouched', ({ untouched }) => untouched.length, text],
    ['all bytes untouched', ({ untouched }) => sumOf(untouched), kB],
    ['script untouched', ({ untouched }) => sumOf(untouched, 'Script'), kB],
    ['script by 10 s idle', ({ idle }) => sumOf(idle, 'Script'), kB],
    ['script on first tap', ({ onTap }) => sumOf(onTap, 'Script'), kB],
  ];
  return perPage(results, results.bytes, columns).map(({ title, ...rest }) => ({
    title: `Bytes, ${title} (kB; untouched: until 3 s after load)`,
    ...rest,
  }));
}

function timesTable(results: Results): Table {
  const { menu } = results;
  const ratio = (site: SiteName, figure: 'menu' | 'dropdown') => {
    const of = (name: SiteName) => medianOf(menu, (value) => value[figure], name);
    return [text(of(site)), text(of(site) / of('static'), 2)];
  };
  return {
    title: 'Menu and dropdown answer, slow 4G applied, from the start of the navigation',
    head: ['site', 'menu, ms', 'to static', 'dropdown, ms', 'to static'],
    rows: sitesIn(menu).map((site) => [
      titleOf(results, site),
      ...ratio(site, 'menu'),
      ...ratio(site, 'dropdown'),
    ]),
  };
}

function navigationAndInp(results: Results): Table[] {
  const { navigation, inp } = results;
  return [
    {
      title: 'List → article, slow 4G applied, tap to painted',
      head: ['site', 'after reading 8 s, ms', 'to Next', '1 s after load, ms', 'to Next'],
      rows: sitesIn(navigation).map((site) => {
        const of = (figure: 'afterReading' | 'atOnce') => {
          const value = (name: SiteName) => medianOf(navigation, (one) => one[figure], name);
          return [text(value(site)), text(value(site) / value('next'), 2)];
        };
        return [titleOf(results, site), ...of('afterReading'), ...of('atOnce')];
      }),
    },
    {
      title: 'Interaction to next paint, processor four times slower',
      head: ['site', 'first tap, ms', 'menu, ms', 'filter, ms', 'form, ms'],
      rows: sitesIn(inp).map((site) => [
        titleOf(results, site),
        ...(['firstTap', 'menu', 'filter', 'form'] as const).map((kind) =>
          text(medianOf(inp, (value) => value[kind], site)),
        ),
      ]),
    },
  ];
}

function serverTable({ server }: Results): Table {
  const astro = (page: string) =>
    server.find((one) => one.variant === 'astro' && one.page === page)?.requestsPerSecond;
  return {
    title: 'Servers, plain HTTP, 10 connections',
    head: ['server', 'page', 'requests/s', 'to Astro', 'p99, ms', 'failed'],
    rows: server.map(({ variant, page, requestsPerSecond, p99, bad }) => [
      variant,
      page,
      text(requestsPerSecond),
      text(requestsPerSecond / (astro(page) ?? Number.NaN), 2),
      text(p99),
      text(bad),
    ]),
  };
}

function prerenderTable({ prerender }: Results): Table {
  const astro = prerender.find(({ site }) => site === 'astro')?.seconds ?? Number.NaN;
  return {
    title: 'The whole site as files',
    head: ['site', 'articles', 'seconds', 'to Astro'],
    rows: prerender.map(({ site, articles, seconds }) => [
      site,
      text(articles),
      text(seconds, 1),
      text(seconds / astro, 2),
    ]),
  };
}

function sizesTable({ sizes }: Results): Table {
  return {
    title: 'Entries of @setu/ui, gzip, kB beside React',
    head: ['entry', 'JavaScript', 'CSS', 'together'],
    rows: sizes.map(({ entry, js, css }) => [entry, kB(js), kB(css), kB(js + css)]),
  };
}
