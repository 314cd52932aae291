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

/** A row of the table in README.md: one figure of each site. */
interface Row {
  title: Record<'en' | 'hi', string>;
  measure: MeasureName;
  name: string;
  page?: string;
  /** The servers in the place of the sites. */
  servers?: Record<string, string>;
}

const rows: readonly Row[] = [
  {
    title: { en: 'home page, largest paint, ms', hi: 'होम पेज, सबसे बड़ा चित्रण, मि.से.' },
    measure: 'lighthouse',
    name: 'LCP, ms',
    page: 'home',
  },
  {
    title: { en: 'home page, script before its use, kB', hi: 'होम पेज, उपयोग से पहले स्क्रिप्ट, kB' },
    measure: 'bytes',
    name: 'script before use, kB',
    page: 'home',
  },
  {
    title: {
      en: 'the menu opens after the visit begins, ms',
      hi: 'यात्रा के आरंभ से मेन्यू खुलने तक, मि.से.',
    },
    measure: 'menu',
    name: 'menu, ms',
  },
  {
    title: { en: 'list to article, ms', hi: 'सूची से लेख तक, मि.से.' },
    measure: 'navigation',
    name: 'after reading 8 s, ms',
  },
  {
    title: { en: 'slowest of four interactions, ms', hi: 'चार क्रियाओं में सबसे धीमी, मि.से.' },
    measure: 'inp',
    name: 'slowest of four, ms',
  },
  {
    title: { en: 'a kept list, pages a second', hi: 'सहेजी हुई सूची, पृष्ठ प्रति सेकंड' },
    measure: 'server',
    name: 'requests/s',
    page: 'list',
    servers: { astro: 'astro, in memory' },
  },
  {
    title: {
      en: 'a list made for each request, pages a second',
      hi: 'हर अनुरोध पर बनी सूची, पृष्ठ प्रति सेकंड',
    },
    measure: 'server',
    name: 'requests/s',
    page: 'list',
    servers: { ours: 'ours, cache off', static: '', next: '' },
  },
  {
    title: { en: '10,000 articles as files, s', hi: '10,000 लेख फ़ाइलों के रूप में, सेकंड' },
    measure: 'prerender',
    name: 'seconds',
  },
];

const sites = ['ours', 'static', 'astro', 'next', 'client'];

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

function frontRows(figures: readonly Figure[], language: 'en' | 'hi'): string[][] {
  const lines = budgetLines(figures);
  return rows.map(({ title, servers = {}, ...wanted }) => {
    const serverOf = (site: string) => servers[site] ?? site;
    const isMissed = lines
      .filter(({ measure, name }) => measure === wanted.measure && name === wanted.name)
      .filter(({ site }) => site === serverOf('ours'))
      .flatMap((line) => line.figures)
      .some(({ page, isOk }) => !isOk && page === (wanted.page ?? page));
    const [ours, ...others] = sites.map((site) =>
      text(valueOf(figures, { ...wanted, site: serverOf(site) })),
    );
    const mark = isMissed ? ` ${words[language].missed}` : '';
    return [title[language], `${ours}${mark}`, ...others];
  });
}

/** The text of a document with the figures of these runs inserted. */
export function withFigures(document: string, source: string, runs: readonly Results[]): string {
  const figures = runs.flatMap((run) => run.figures);
  const language = document.endsWith('.hi.md') ? 'hi' : 'en';
  const { head, measured } = words[language];
  const table = document.startsWith('docs/')
    ? markdownRows(budgetHead, budgetRows(figures))
    : markdownRows(head, frontRows(figures, language));
  const dates = [...new Set(runs.map(({ date }) => date))].toSorted().join(', ');
  const report = path.posix.relative(path.dirname(document), 'bench/RESULTS.md');
  return source.replace(
    /(?<=<!-- figures -->\n)[^]*?(?=<!-- \/figures -->)/,
    () => `\n${table}\n\n${measured}: [${dates}](${report}).\n\n`,
  );
}

export function writeDocuments(runs: readonly Results[]): void {
  for (const document of documentsWithFigures) {
    const file = path.join(root, document);
    writeFileSync(file, withFigures(document, readFileSync(file, 'utf8'), runs));
  }
}
