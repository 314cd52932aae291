import { sumOf } from '../measure/bytes.ts';
import type { BytesResult } from '../measure/bytes.ts';
import { pageNames } from '../measure/pages.ts';
import type { LighthouseResult } from '../measure/lighthouse.ts';
import { medianOf } from '../results.ts';
import type { Results, Sample } from '../results.ts';

/** One budget and every figure that it binds; docs/decisions/budgets.md says why it is one. */
export interface BudgetLine {
  name: string;
  /** As the table puts it. */
  limit: string;
  figures: { label: string; text: string; isOk: boolean }[];
}

const KB = 1_000;
const inKB = (bytes: number) => (bytes / KB).toFixed(1);
const twice = (ratio: number) => ratio.toFixed(2);
const whole = (value: number) => value.toFixed(0);

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

interface Figure {
  label: string;
  value: number;
}

function line(
  name: string,
  limit: string,
  isOk: (value: number) => boolean,
  write: (value: number) => string,
  figures: Figure[],
): BudgetLine {
  const known = figures.filter(({ value }) => !Number.isNaN(value));
  return {
    name,
    limit,
    figures: known.map(({ label, value }) => ({ label, text: write(value), isOk: isOk(value) })),
  };
}

const atMost = (limit: number) => (value: number) => value <= limit;
const atLeast = (limit: number) => (value: number) => value >= limit;

function bytesLines(samples: Results['bytes']): BudgetLine[] {
  const perPage = (figure: (value: BytesResult) => number) => figuresPerPage(samples, figure);
  const scripts = ({ untouched }: BytesResult) =>
    untouched.filter(({ type }) => type === 'Script').length;
  const others = ({ untouched }: BytesResult) =>
    untouched.filter(({ type }) => !['Document', 'Font', 'Image'].includes(type)).length;
  // Hindi on a page brings its own, unless the phone has one.
  const fonts = ({ untouched }: BytesResult) =>
    untouched.filter(({ type, path }) => type === 'Font' && !path.includes('devanagari')).length;
  const later = ({ untouched, idle, onTap, hydrating }: BytesResult) =>
    sumOf([...untouched, ...idle, ...onTap].filter(({ path }) => hydrating.includes(path)));
  return [
    line(
      'document and response headers, brotli, KB',
      '≤ 14.6',
      atMost(14.6 * KB),
      inKB,
      perPage(({ untouched }) => sumOf(untouched, 'Document')),
    ),
    line(
      'inline script, KB',
      '≤ 2',
      atMost(2 * KB),
      inKB,
      perPage(({ inlineScript }) => inlineScript),
    ),
    line('script requests before the first interaction', '0', atMost(0), whole, perPage(scripts)),
    line(
      'requests before it but document, fonts and pictures',
      '0',
      atMost(0),
      whole,
      perPage(others),
    ),
    line('fonts before it, beside Devanagari', '≤ 2', atMost(2), whole, perPage(fonts)),
    line(
      'all script that hydrates the page, on the wire, KB',
      '≤ 118',
      atMost(118 * KB),
      inKB,
      perPage(later),
    ),
  ];
}

function figuresPerPage<Value>(
  samples: readonly Sample<Value>[],
  figure: (value: Value) => number,
) {
  return pageNames.map((page) => ({ label: page, value: medianOf(samples, figure, 'ours', page) }));
}

function lighthouseLines(samples: Results['lighthouse']): BudgetLine[] {
  const ratio = (figure: 'fcp' | 'lcp') =>
    pageNames.map((page) => {
      const of = (site: 'ours' | 'static') =>
        medianOf(samples, (value) => value[figure], site, page);
      return { label: page, value: of('ours') / of('static') };
    });
  const perPage = (figure: (value: LighthouseResult) => number) => figuresPerPage(samples, figure);
  const scores = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
  return [
    line('FCP, ratio to static HTML', '≤ 1.05', atMost(1.05), twice, ratio('fcp')),
    line('LCP, ratio to static HTML', '≤ 1.05', atMost(1.05), twice, ratio('lcp')),
    line(
      'TBT, ms',
      '≤ 60',
      atMost(60),
      whole,
      perPage(({ tbt }) => tbt),
    ),
    line(
      'CLS',
      '0',
      atMost(0.0005),
      (value) => value.toFixed(3),
      perPage(({ cls }) => cls),
    ),
    ...scores.map((name) =>
      line(
        `Lighthouse, ${name}`,
        '100',
        atLeast(100),
        whole,
        perPage((value) => value[name]),
      ),
    ),
  ];
}

function answerLines({ menu, navigation, inp }: Results): BudgetLine[] {
  const toStatic = (figure: 'menu' | 'dropdown') => ({
    label: figure,
    value:
      medianOf(menu, (value) => value[figure], 'ours') /
      medianOf(menu, (value) => value[figure], 'static'),
  });
  const toNext = (label: string, figure: 'afterReading' | 'atOnce') => ({
    label,
    value:
      medianOf(navigation, (value) => value[figure], 'ours') /
      medianOf(navigation, (value) => value[figure], 'next'),
  });
  const kinds = ['firstTap', 'menu', 'filter', 'form'] as const;
  return [
    line('menu and dropdown answer, ratio to static HTML', '≤ 1.10', atMost(1.1), twice, [
      toStatic('menu'),
      toStatic('dropdown'),
    ]),
    line(
      'interaction to next paint, ms',
      '≤ 100',
      atMost(100),
      whole,
      kinds.map((kind) => ({ label: kind, value: medianOf(inp, (value) => value[kind], 'ours') })),
    ),
    line('list → article, ratio to Next', '≤ 1.0', atMost(1), twice, [
      toNext('after reading', 'afterReading'),
      toNext('one second after load', 'atOnce'),
    ]),
  ];
}

function serverLines({ server }: Results): BudgetLine[] {
  const pages = ['list', 'detail'] as const;
  const of = (variant: string, page: string) =>
    server.find((one) => one.variant === variant && one.page === page);
  const ratio = (variant: string, other: string) =>
    pages.map((page) => ({
      label: page,
      value:
        (of(variant, page)?.requestsPerSecond ?? Number.NaN) /
        (of(other, page)?.requestsPerSecond ?? Number.NaN),
    }));
  const ours = server.filter(({ variant }) => variant.startsWith('ours'));
  return [
    line(
      'requests a second from the cache, ratio to Astro in memory',
      '≥ 4',
      atLeast(4),
      twice,
      ratio('ours', 'astro, in memory'),
    ),
    line(
      'rendered fresh, ratio to Astro before the same backend',
      '≥ 1',
      atLeast(1),
      twice,
      ratio('ours, cache off', 'astro'),
    ),
    line(
      'p99, ms',
      '< 50',
      (value) => value < 50,
      whole,
      ours.map(({ variant, page, p99 }) => ({ label: `${variant}, ${page}`, value: p99 })),
    ),
  ];
}

function prerenderLines({ prerender }: Results): BudgetLine[] {
  const of = (site: string) => prerender.find((one) => one.site === site)?.seconds ?? Number.NaN;
  const figures = [{ label: 'all pages', value: of('ours') / of('astro') }];
  return [line('prerendering, ratio to Astro', '≤ 0.5', atMost(0.5), twice, figures)];
}
