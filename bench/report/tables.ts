import { type Figure, type MeasureName, median } from '../results.ts';
import { siteTitles } from '../sites/site.ts';

const titles: Record<MeasureName, string> = {
  bytes: 'Bytes before the first interaction (until 3 s after load)',
  lighthouse: 'Lighthouse',
  menu: 'Menu and dropdown answer, slow 4G applied, from the start of the navigation',
  navigation: 'List → article, slow 4G applied, tap to painted',
  inp: 'Interaction to next paint, processor four times slower',
  server: 'Servers, plain HTTP, 10 connections',
  prerender: 'The whole site as files',
  growth: 'Growth',
};

/** A formatted figure; '–' if it was not measured. */
export function text(value: number): string {
  if (!Number.isFinite(value)) return '–';
  return String(value >= 1_000 ? Math.round(value) : Number(value.toPrecision(value < 1 ? 2 : 4)));
}

/** The median of a figure of a site; NaN where it was not measured. Without a page: of the first one. */
export const valueOf = (figures: readonly Figure[], wanted: Omit<Partial<Figure>, 'values'>) => {
  const keys = Object.keys(wanted) as (keyof typeof wanted)[];
  return median(figures.find((one) => keys.every((key) => one[key] === wanted[key]))?.values ?? []);
};

export function markdownRows(head: readonly string[], rows: readonly string[][]): string {
  const write = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, index) => (index === 0 ? '---' : '--:'));
  return [write(head), write(rule), ...rows.map(write)].join('\n');
}

/** Every figure of a run in Markdown: a table for each measure and page, with a row for each site or each name. */
export function markdownTables(figures: readonly Figure[]): string[] {
  const tables = Map.groupBy(figures, ({ measure, page }) =>
    [titles[measure], page].filter((part) => part !== '').join(', '),
  );
  return Array.from(tables, ([title, ofTable]) => {
    const names = [...new Set(ofTable.map(({ name }) => name))];
    const sites = [...new Set(ofTable.map(({ site }) => site))];
    const titleOf = (site: string) => siteTitles[site] ?? site;
    const cell = (site: string, name: string) => text(valueOf(ofTable, { site, name }));
    const isOfNames = names.length > 2 * sites.length;
    const head = isOfNames ? ['', ...sites.map(titleOf)] : ['site', ...names];
    const rows = isOfNames
      ? names.map((name) => [name, ...sites.map((site) => cell(site, name))])
      : sites.map((site) => [titleOf(site), ...names.map((name) => cell(site, name))]);
    return `### ${title}\n\n${markdownRows(head, rows)}\n`;
  });
}
