import { sumOf } from '../measure/bytes.ts';
import type { BytesResult } from '../measure/bytes.ts';
import { pageNames } from '../measure/pages.ts';
import type { LighthouseResult } from '../measure/lighthouse.ts';
import { interactions, medianOf, prerenderSeconds, rateOf, slowestOf } from '../results.ts';
import type { Results, Sample } from '../results.ts';
import { siteNames } from '../sites/site.ts';

/** One budget and every figure that it limits; docs/decisions/budgets.md gives the reasons. */
export interface BudgetLine {
  name: string;
  /** The limit as the table shows it. */
  limit: string;
  figures: { label: string; text: string; isOk: boolean }[];
}

/** Every budget that this run has figures for. */
export function budgetLines(results: Results): BudgetLine[] {
  return [
    ...bytesLines(results.bytes),
    ...lighthouseLines(results.lighthouse),
    ...answerLines(results),
    ...serverLines(results),
    ...prerenderLines(results),
  ].filter(({ figures }) => figures.length > 0);
}

/** A figure of ours; NaN where it was not measured. */
type Figure = [label: string, value: number];

const holds = {
  '≤': (value: number, limit: number) => value <= limit,
  '≥': (value: number, limit: number) => value >= limit,
  '<': (value: number, limit: number) => value < limit,
};

function line(
  name: string,
  relation: keyof typeof holds,
  limit: number,
  figures: readonly Figure[],
  { digits = 0, unit = 1 } = {},
): BudgetLine {
  return {
    name,
    limit: `${relation} ${limit}`,
    figures: figures
      .filter(([, value]) => !Number.isNaN(value))
      .map(([label, value]) => ({
        label,
        text: (value / unit).toFixed(digits),
        isOk: holds[relation](value, limit * unit),
      })),
  };
}

const inKB = { digits: 1, unit: 1_000 };
const ratio = { digits: 2 };

const perPage = <Value>(samples: readonly Sample<Value>[], figure: (value: Value) => number) =>
  pageNames.map((page): Figure => [page, medianOf(samples, figure, 'ours', page)]);

function bytesLines(samples: Results['bytes']): BudgetLine[] {
  const count = (matches: (transfer: BytesResult['untouched'][number]) => boolean) =>
    perPage(samples, ({ untouched }) => untouched.filter(matches).length);
  const document = perPage(samples, ({ untouched }) => sumOf(untouched, 'Document'));
  const inline = perPage(samples, ({ inlineScript }) => inlineScript);
  const hydrating = perPage(samples, ({ untouched, idle, onTap, hydrating: files }) =>
    sumOf([...untouched, ...idle, ...onTap].filter(({ path }) => files.includes(path))),
  );
  const scripts = count(({ type }) => type === 'Script');
  const others = count(({ type }) => !['Document', 'Font', 'Image'].includes(type));
  // A page with Hindi loads a font for it, unless the phone has one.
  const fonts = count(({ type, path }) => type === 'Font' && !path.includes('devanagari'));
  return [
    line('document and response headers, brotli, KB', '≤', 14.6, document, inKB),
    line('inline script, B', '≤', 2_048, inline),
    line('script requests before the first interaction', '≤', 0, scripts),
    line('requests before it but document, fonts and pictures', '≤', 0, others),
    line('fonts before it, beside Devanagari', '≤', 2, fonts),
    line('all script that hydrates the page, on the wire, KB', '≤', 118, hydrating, inKB),
  ];
}

function lighthouseLines(samples: Results['lighthouse']): BudgetLine[] {
  const scores = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
  const toStatic = (figure: 'fcp' | 'lcp') =>
    pageNames.map((page): Figure => {
      const [ours, theirs] = (['ours', 'static'] as const).map((site) =>
        medianOf(samples, (value) => value[figure], site, page),
      ) as [number, number];
      return [page, ours / theirs];
    });
  const of = (figure: 'tbt' | 'cls' | (typeof scores)[number]) =>
    perPage<LighthouseResult>(samples, (value) => value[figure]);
  return [
    line('FCP, ratio to static HTML', '≤', 1.05, toStatic('fcp'), ratio),
    line('LCP, ratio to static HTML', '≤', 1.05, toStatic('lcp'), ratio),
    line('TBT, ms', '≤', 60, of('tbt')),
    line('CLS', '≤', 0.0005, of('cls'), { digits: 3 }),
    ...scores.map((name) => line(`Lighthouse, ${name}`, '≥', 100, of(name))),
  ];
}

function answerLines({ menu, navigation, inp }: Results): BudgetLine[] {
  const toStatic = (figure: 'menu' | 'dropdown'): Figure => {
    const of = (site: 'ours' | 'static') => medianOf(menu, (value) => value[figure], site);
    return [figure, of('ours') / of('static')];
  };
  const toNext = (label: string, figure: 'afterReading' | 'atOnce'): Figure => {
    const of = (site: 'ours' | 'next') => medianOf(navigation, (value) => value[figure], site);
    return [label, of('ours') / of('next')];
  };
  const inpFigures = interactions.map((kind): Figure => [
    kind,
    medianOf(inp, (value) => value[kind], 'ours'),
  ]);
  const { ours = NaN, ...others } = Object.fromEntries(
    siteNames.map((site) => [site, slowestOf(inp, site)]),
  );
  const toBest: Figure = ['all four', ours / Math.min(...Object.values(others))];
  const answers = [toStatic('menu'), toStatic('dropdown')];
  const arrivals = [
    toNext('after reading', 'afterReading'),
    toNext('one second after load', 'atOnce'),
  ];
  return [
    line('menu and dropdown answer, ratio to static HTML', '≤', 1.1, answers, ratio),
    line('interaction to next paint, ms', '≤', 100, inpFigures),
    line('slowest interaction, ratio to the best compared site', '≤', 1.25, [toBest], ratio),
    line('list → article, ratio to Next', '≤', 1, arrivals, ratio),
  ];
}

function serverLines(results: Results): BudgetLine[] {
  const rate = (variant: string, page: string) => rateOf(results, variant, page);
  const toAstro = (variant: string, astro: string) =>
    ['list', 'detail'].map((page): Figure => [page, rate(variant, page) / rate(astro, page)]);
  const p99s = results.server
    .filter(({ variant }) => variant.startsWith('ours'))
    .map(({ variant, page, p99 }): Figure => [`${variant}, ${page}`, p99]);
  const cached = toAstro('ours', 'astro, in memory');
  const fresh = toAstro('ours, cache off', 'astro');
  return [
    line('requests a second from the cache, ratio to Astro in memory', '≥', 4, cached, ratio),
    line('rendered fresh, ratio to Astro before the same backend', '≥', 1, fresh, ratio),
    line('p99, ms', '<', 50, p99s),
  ];
}

function prerenderLines(results: Results): BudgetLine[] {
  const ours = prerenderSeconds(results, 'ours');
  const toOther = (site: string): Figure => ['all pages', ours / prerenderSeconds(results, site)];
  return [
    line('prerendering, ratio to Astro', '≤', 0.5, [toOther('astro')], ratio),
    line('prerendering, ratio to writing the same files', '≤', 1.15, [toOther('writing')], ratio),
  ];
}
