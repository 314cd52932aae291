import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PastRun } from '../history.ts';
import { sumOf } from '../measure/bytes.ts';
import { root } from '../paths.ts';
import { emptyResults, interactions, medianOf, prerenderSeconds, rateOf } from '../results.ts';
import type { Results } from '../results.ts';
import { budgetLines } from './budgets.ts';
import { markdownRows, text } from './table.ts';
import type { Table } from './table.ts';
import { budgetTable } from './tables.ts';

/** The documents with figures that may go stale; all are between `<!-- figures -->` and `<!-- /figures -->`. */
export const papersWithFigures = [
  'README.md',
  'README.hi.md',
  'docs/decisions/budgets.md',
] as const;

type Language = 'en' | 'hi';
type Site = 'ours' | 'static' | 'astro' | 'next' | 'client';
const sites: readonly Site[] = ['ours', 'static', 'astro', 'next', 'client'];

interface Row {
  name: Record<Language, string>;
  value: (results: Results, site: Site) => number;
  digits?: number;
  /** Whether our goal is met; the table marks a missed one. */
  isMet: (value: Record<Site, number>) => boolean;
}

const server =
  (page: string, variants: Partial<Record<Site, string>>) => (results: Results, site: Site) =>
    rateOf(results, variants[site], page);
const slowest = ({ inp }: Results, site: Site) =>
  Math.max(...interactions.map((kind) => medianOf(inp, (value) => value[kind], site)));

const rows: readonly Row[] = [
  {
    name: { en: 'home page, largest paint, s', hi: 'मुखपृष्ठ, सबसे बड़ा चित्रण, सेकंड' },
    value: ({ lighthouse }, site) => medianOf(lighthouse, ({ lcp }) => lcp, site, 'home') / 1_000,
    digits: 2,
    isMet: (of) => of.ours <= 1.05 * of.static,
  },
  {
    name: { en: 'home page, script before its use, KB', hi: 'मुखपृष्ठ, उपयोग से पहले स्क्रिप्ट, KB' },
    value: ({ bytes }, site) =>
      medianOf(
        bytes,
        ({ untouched, inlineScript }) => sumOf(untouched, 'Script') + inlineScript,
        site,
        'home',
      ) / 1_000,
    digits: 1,
    isMet: (of) => of.ours <= 2,
  },
  {
    name: { en: 'the menu opens after the visit begins, s', hi: 'यात्रा के आरंभ से मेनू खुलने तक, सेकंड' },
    value: ({ menu }, site) => medianOf(menu, (value) => value.menu, site) / 1_000,
    digits: 2,
    isMet: (of) => of.ours <= 1.1 * of.static,
  },
  {
    name: { en: 'list to article, ms', hi: 'सूची से लेख तक, मि.से.' },
    value: ({ navigation }, site) => medianOf(navigation, ({ afterReading }) => afterReading, site),
    isMet: (of) => of.ours <= of.next,
  },
  {
    name: { en: 'slowest of four interactions, ms', hi: 'चार क्रियाओं में सबसे धीमी, मि.से.' },
    value: slowest,
    isMet: (of) =>
      of.ours <= 100 && of.ours <= 1.25 * Math.min(of.static, of.astro, of.next, of.client),
  },
  {
    name: { en: 'a kept list, pages a second', hi: 'सहेजी हुई सूची, पृष्ठ प्रति सेकंड' },
    value: server('list', {
      ours: 'ours',
      static: 'static',
      astro: 'astro, in memory',
      next: 'next',
    }),
    isMet: (of) => of.ours >= 4 * of.astro,
  },
  {
    name: {
      en: 'a list made for each request, pages a second',
      hi: 'हर अनुरोध पर बनी सूची, पृष्ठ प्रति सेकंड',
    },
    value: server('list', { ours: 'ours, cache off', astro: 'astro' }),
    isMet: (of) => of.ours >= of.astro,
  },
  {
    name: { en: '10,000 articles as files, s', hi: '10,000 लेख फ़ाइलों के रूप में, सेकंड' },
    value: prerenderSeconds,
    digits: 1,
    isMet: (of) => of.ours <= 0.5 * of.astro,
  },
];

const words = {
  en: {
    head: ['', 'Setu', 'static HTML', 'Astro', 'Next', 'client React'],
    missed: '(missed)',
    measured: 'Measured',
  },
  hi: {
    head: ['', 'सेतु', 'स्थिर HTML', 'Astro', 'Next', 'क्लाइंट React'],
    missed: '(लक्ष्य से पीछे)',
    measured: 'मापा गया',
  },
};

/** The latest results of each measure. */
const lastOf = (runs: readonly PastRun[]): Results =>
  runs.reduce<Results>((all, { results }) => {
    const merged = Object.entries(results).map(([name, value]) => {
      const before = all[name as keyof Results];
      return [
        name,
        Array.isArray(value) ? [...(before as unknown[]), ...value] : { ...value, ...before },
      ];
    });
    return Object.fromEntries(merged);
  }, emptyResults());

function frontTable(results: Results, language: Language): Omit<Table, 'title'> {
  const { head, missed } = words[language];
  return {
    head,
    rows: rows.map(({ name, value, digits = 0, isMet }) => {
      const entries = sites.map((site) => [site, value(results, site)] as const);
      const figures = entries.map(([, figure]) => text(figure, digits));
      const isMissed = !isMet(Object.fromEntries(entries) as Record<Site, number>);
      return [name[language], `${figures[0]}${isMissed ? ` ${missed}` : ''}`, ...figures.slice(1)];
    }),
  };
}

/** The text of a document with the figures of these runs inserted. */
export function withFigures(paper: string, source: string, runs: readonly PastRun[]): string {
  const results = lastOf(runs);
  const language = paper.endsWith('.hi.md') ? 'hi' : 'en';
  const table = paper.startsWith('docs/')
    ? budgetTable(budgetLines(results))
    : frontTable(results, language);
  const dates = [...new Set(runs.map(({ date }) => date))].toSorted().join(', ');
  const report = path.posix.relative(path.dirname(paper), 'bench/RESULTS.md');
  return source.replace(
    /(?<=<!-- figures -->\n)[^]*?(?=<!-- \/figures -->)/,
    () => `\n${markdownRows(table)}\n\n${words[language].measured}: [${dates}](${report}).\n\n`,
  );
}

/** Writes the figures into these documents. */
export function writePapers(runs: readonly PastRun[]): void {
  for (const paper of papersWithFigures) {
    const file = path.join(root, paper);
    writeFileSync(file, withFigures(paper, readFileSync(file, 'utf8'), runs));
  }
}
