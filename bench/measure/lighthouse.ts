import lighthouse from 'lighthouse';
import { type PageName, pages } from './pages.ts';

const categories = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best practices': 'best-practices',
  SEO: 'seo',
};
const timings = {
  'FCP, ms': 'first-contentful-paint',
  'LCP, ms': 'largest-contentful-paint',
  'TBT, ms': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};

/** Lighthouse as a phone: its own simulated slow 4G and processor four times slower; scores of 0 to 100. */
export async function measureLighthouse(
  siteUrl: string,
  page: PageName,
  port: number,
): Promise<Record<string, number>> {
  const result = await lighthouse(siteUrl + pages[page], {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: Object.values(categories),
  });
  if (!result) throw new Error('Lighthouse gave no result.');
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  const scores = Object.entries(categories).map(([name, id]) => [
    name,
    Math.round((lhr.categories[id]?.score ?? 0) * 100),
  ]);
  const times = Object.entries(timings).map(([name, id]) => [
    name,
    lhr.audits[id]?.numericValue ?? Number.NaN,
  ]);
  return Object.fromEntries([...scores, ...times]) as Record<string, number>;
}
