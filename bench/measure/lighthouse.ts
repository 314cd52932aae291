import lighthouse from 'lighthouse';
import type { PageName } from './pages.ts';
import { pages } from './pages.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const timings = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;

export type LighthouseResult = Awaited<ReturnType<typeof measureLighthouse>>;

/**
 * Lighthouse as a phone: its own simulated slow 4G and processor four times slower.
 *
 * @returns scores of 0 to 100, times in ms.
 */
export async function measureLighthouse(siteUrl: string, page: PageName, port: number) {
  const result = await lighthouse(siteUrl + pages[page], {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...categories],
  });
  if (!result) throw new Error('Lighthouse gave no result.');
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  const score = (name: (typeof categories)[number]) =>
    Math.round((lhr.categories[name]?.score ?? 0) * 100);
  const value = (name: keyof typeof timings) =>
    lhr.audits[timings[name]]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    fcp: value('fcp'),
    lcp: value('lcp'),
    tbt: value('tbt'),
    cls: value('cls'),
    /** The machine's speed, as measured by Lighthouse. */
    benchmarkIndex: lhr.environment.benchmarkIndex,
    /** Audits that keep a category other than performance below 100. */
    failures: categories
      .slice(1)
      .flatMap((name) =>
        (lhr.categories[name]?.auditRefs ?? [])
          .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
          .map(({ id }) => id),
      ),
  };
}
