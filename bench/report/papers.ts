import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PastRun } from '../history.ts';
import { sumOf } from '../measure/bytes.ts';
import { root } from '../paths.ts';
import { emptyResults, medianOf, prerenderSeconds, rateOf, slowestOf } from '../results.ts';
import type { Results } from '../results.ts';
import type { SiteName } from '../sites/site.ts';
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
const sites: readonly SiteName[] = ['ours', 'static', 'astro', 'next', 'client'];

interface Row {
  name: Record<Language, string>;
  value: (results: Results, site: SiteName) => number;
  digits?: number;
  /** The budgets that limit ours, of one figure or of all; the table marks a missed one. */
  budgets: readonly (readonly [line: string, figure?: string])[];
}

const server =
  (page: string, variants: Partial<Record<SiteName, string>>): Row['value'] =>
  (results, site) =>
    rateOf(results, variants[site], page);

const rows: readonly Row[] = [
  {
    name: { en: 'home page, largest paint, s', hi: 'मुखपृष्ठ, सबसे बड़ा चित्रण, सेकंड' },
    value: ({ lighthouse }, site) => medianOf(lighthouse, ({ lcp }) => lcp, site, 'home') / 1_000,
    digits: 2,
    budgets: [['LCP, ratio to static HTML', 'home']],
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
    budgets: [
      ['inline script, B', 'home'],
      ['script requests before the first interaction', 'home'],
    ],
  },
  {
    name: { en: 'the menu opens after the visit begins, s', hi: 'यात्रा के आरंभ से मेनू खुलने तक, सेकंड' },
    value: ({ menu }, site) => medianOf(menu, (value) => value.menu, site) / 1_000,
    digits: 2,
    budgets: [['menu and dropdown answer, ratio to static HTML', 'menu']],
  },
  {
    name: { en: 'list to article, ms', hi: 'सूची से लेख तक, मि.से.' },
    value: ({ navigation }, site) => medianOf(navigation, ({ afterReading }) => afterReading, site),
    budgets: [['list → article, ratio to Next', 'after reading']],
  },
  {
    name: { en: 'slowest of four interactions, ms', hi: 'चार क्रियाओं में सबसे धीमी, मि.से.' },
    value: ({ inp }, site) => slowestOf(inp, site),
    budgets: [
      ['interaction to next paint, ms'],
      ['slowest interaction, ratio to the best compared site'],
    ],
  },
  {
    name: { en: 'a kept list, pages a second', hi: 'सहेजी हुई सूची, पृष्ठ प्रति सेकंड' },
    value: server('list', {
      ours: 'ours',
      static: 'static',
      astro: 'astro, in memory',
      next: 'next',
    }),
    budgets: [['requests a second from the cache, ratio to Astro in memory', 'list']],
  },
  {
    name: {
      en: 'a list made for each request, pages a second',
      hi: 'हर अनुरोध पर बनी सूची, पृष्ठ प्रति सेकंड',
    },
    value: server('list', { ours: 'ours, cache off', astro: 'astro' }),
    budgets: [['rendered fresh, ratio to Astro before the same backend', 'list']],
  },
  {
    name: { en: '10,000 articles as files, s', hi: '10,000 लेख फ़ाइलों के रूप में, सेकंड' },
    value: prerenderSeconds,
    digits: 1,
    budgets: [['prerendering, ratio to Astro']],
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
  const lines = budgetLines(results);
  const isMet = ([name, label]: Row['budgets'][number]) => {
    const { figures = [] } = lines.find((line) => line.name === name) ?? {};
    const held = figures.filter((figure) => !label || figure.label === label);
    return held.length > 0 && held.every(({ isOk }) => isOk);
  };
  return {
    head,
    rows: rows.map(({ name, value, digits = 0, budgets }) => {
      const [ours, ...others] = sites.map((site) => text(value(results, site), digits));
      return [name[language], budgets.every(isMet) ? `${ours}` : `${ours} ${missed}`, ...others];
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

export function writePapers(runs: readonly PastRun[]): void {
  for (const paper of papersWithFigures) {
    const file = path.join(root, paper);
    writeFileSync(file, withFigures(paper, readFileSync(file, 'utf8'), runs));
  }
}
