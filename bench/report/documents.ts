import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../paths.ts';
import type { Figure, MeasureName, Results } from '../results.ts';
import { budgetHead, budgetLines, budgetRows } from './budgets.ts';
import { markdownRows, text, valueOf } from './tables.ts';

/** The documents with figures that may go stale; all are between `<!-- figures -->` and `<!-- /figures -->`. */
export const documentsWithFigures = [
  'README.md',
  'README.hi.md',
  'docs/decisions/budgets.md',
] as const;

/** What a row of the table in README.md has of each site; its title and the table's head stand there. */
interface Row {
  measure: MeasureName;
  name: string;
  page?: string;
  /** The servers in the place of the sites. */
  servers?: Record<string, string>;
}

const rows: readonly Row[] = [
  { measure: 'lighthouse', name: 'LCP, ms', page: 'home' },
  { measure: 'bytes', name: 'script before use, kB', page: 'home' },
  { measure: 'menu', name: 'menu, ms' },
  { measure: 'navigation', name: 'after reading 8 s, ms' },
  { measure: 'inp', name: 'slowest of four, ms' },
  { measure: 'server', name: 'requests/s', page: 'list', servers: { astro: 'astro, in memory' } },
  {
    measure: 'server',
    name: 'requests/s',
    page: 'list',
    servers: { ours: 'ours, cache off', static: '', next: '' },
  },
  { measure: 'prerender', name: 'seconds' },
];

const sites = ['ours', 'static', 'astro', 'next', 'client'];

function frontTable(table: string, figures: readonly Figure[], missed: string): string {
  const [head = '', rule = '', ...titled] = table.split('\n');
  const lines = budgetLines(figures);
  const filled = rows.map(({ servers = {}, ...wanted }, index) => {
    const serverOf = (site: string) => servers[site] ?? site;
    const isMissed = lines
      .filter(({ measure, name }) => measure === wanted.measure && name === wanted.name)
      .filter(({ site }) => site === serverOf('ours'))
      .flatMap((line) => line.figures)
      .some(({ page, isOk }) => !isOk && page === (wanted.page ?? page));
    const [ours, ...others] = sites.map((site) =>
      text(valueOf(figures, { ...wanted, site: serverOf(site) })),
    );
    const title = titled[index]?.split(' | ')[0];
    return [title, isMissed ? `${ours} ${missed}` : ours, ...others].join(' | ');
  });
  return [head, rule, ...filled.map((row) => `${row} |`)].join('\n');
}

/** The text of a document with the figures of these runs inserted. */
export function withFigures(document: string, source: string, runs: readonly Results[]): string {
  const figures = runs.flatMap((run) => run.figures);
  const missed = document.endsWith('.hi.md') ? '(लक्ष्य से पीछे)' : '(missed)';
  const dates = [...new Set(runs.map(({ date }) => date))].toSorted().join(', ');
  return source.replace(
    /(?<=<!-- figures -->\n\n)([^]*?)(\n\n.*: \[).*(?=\]\()/,
    (_, table: string, measured: string) =>
      (document.startsWith('docs/')
        ? markdownRows(budgetHead, budgetRows(figures))
        : frontTable(table, figures, missed)) +
      measured +
      dates,
  );
}

export function writeDocuments(runs: readonly Results[]): void {
  for (const document of documentsWithFigures) {
    const file = path.join(root, document);
    writeFileSync(file, withFigures(document, readFileSync(file, 'utf8'), runs));
  }
}
