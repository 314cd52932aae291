import type { GrowthResult } from '../growth/measureGrowth.ts';
import { kB, text } from './table.ts';
import type { Table } from './table.ts';

type Row = [name: string, cell: (result: GrowthResult) => string];

/** Tables of everything that grows with the number of articles, with a column for each number. */
export function growthTables(results: readonly GrowthResult[]): Table[] {
  const [first] = results;
  if (!first) return [];
  const table = (title: string, rows: readonly Row[]): Table => ({
    title: `Growth: ${title}`,
    head: ['articles', ...results.map(({ articles }) => articles.toLocaleString('en'))],
    rows: rows.map(([name, cell]) => [name, ...results.map(cell)]),
  });
  return [
    table(
      'documents with their headers, brotli, B',
      first.pages.map(({ page }, place) => [page, ({ pages }) => text(pages[place]?.bytes ?? NaN)]),
    ),
    table(
      'queries, ms, median (worst)',
      first.queries.map(({ query }, place) => [query, ({ queries }) => timesText(queries[place])]),
    ),
    table(
      'searches, ms, median (worst), what is found',
      first.searches.map(({ search }, place) => [
        search,
        ({ searches }) => `${timesText(searches[place])}, ${foundText(searches[place])}`,
      ]),
    ),
    table(
      'requests a second, from the cache / rendered fresh',
      first.rates.map(({ page }, place) => [page, ({ rates }) => rateText(rates[place])]),
    ),
    table('the sitemap', [
      ['files', ({ sitemap }) => text(sitemap.files)],
      ['all of them, kB', ({ sitemap }) => kB(sitemap.bytes)],
      ['the largest, kB', ({ sitemap }) => kB(sitemap.largest)],
      ['the slowest, ms', ({ sitemap }) => text(sitemap.slowest)],
      ['all of them, s', ({ sitemap }) => text(sitemap.seconds, 1)],
    ]),
  ];
}

const timesText = (times: { median: number; worst: number } | undefined) =>
  times ? `${text(times.median, 1)} (${text(times.worst)})` : '–';

function foundText(search: GrowthResult['searches'][number] | undefined): string {
  if (!search) return '–';
  return search.suggestion ?? `${search.found}${search.more ? '+' : ''}`;
}

function rateText(rate: GrowthResult['rates'][number] | undefined): string {
  if (!rate) return '–';
  const failed = rate.failed > 0 ? `, ${rate.failed} failed` : '';
  return `${text(rate.cached ?? NaN)} / ${text(rate.fresh)}${failed}`;
}
