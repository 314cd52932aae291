import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { withRun } from './history.ts';
import type { PastRun } from './history.ts';
import { readOptions } from './options.ts';
import { budgetLines } from './report/budgets.ts';
import { median } from './median.ts';
import { root } from './paths.ts';
import { emptyResults } from './results.ts';
import { brotliSize, inlineScriptSize } from '../tests/support/http/pageWeight.ts';

describe('the weight of a page', () => {
  test('counts scripts that run, and neither data, nor rules, nor what is fetched', () => {
    const html = [
      '<script>let a</script>',
      '<script type="module">let b = "₹"</script>',
      '<script type="application/json">{"a":1}</script>',
      '<script type="speculationrules">{}</script>',
      '<script async src="/a.js"></script>',
    ].join('');
    expect(inlineScriptSize(html)).toBe('let a'.length + 'let b = "₹"'.length + 2);
  });

  test('is what is sent: repetition costs next to nothing', () => {
    expect(brotliSize('word '.repeat(10_000))).toBeLessThan(50);
  });
});

describe('the options of npm run bench', () => {
  test('are everything, five runs, unless said otherwise', () => {
    expect(readOptions([])).toMatchObject({ runs: 5, articles: 10_000 });
    expect(readOptions(['--only', 'menu, inp', '--runs', '2'])).toMatchObject({
      only: ['menu', 'inp'],
      runs: 2,
    });
  });

  test.for([
    [['--only', 'speed'], '--only: speed is none of'],
    [['--runs', '0'], '--runs must be a whole number.'],
    [['--pages', 'about'], '--pages: about is none of'],
  ] as const)('%j is refused', ([args, message]) => {
    expect(() => readOptions([...args])).toThrow(message);
  });
});

describe('what is kept of runs', () => {
  const run = (date: string, measures: PastRun['measures']): PastRun => {
    const results = emptyResults();
    for (const name of measures) results[name] = [{ of: date }] as never;
    return { date, commit: 'c0ffee', rounds: 5, machine: [], measures, results };
  };
  const summary = (runs: readonly PastRun[]) =>
    runs.map(({ date, measures, results }) => [date, measures, results.bytes, results.menu]);

  test('is of each measure the newest; a run of which nothing is left goes', () => {
    const first = withRun([], run('Monday', ['bytes', 'menu']));
    const second = withRun(first, run('Tuesday', ['menu']));
    expect(summary(second)).toEqual([
      ['Tuesday', ['menu'], [], [{ of: 'Tuesday' }]],
      ['Monday', ['bytes'], [{ of: 'Monday' }], []],
    ]);
    expect(summary(withRun(second, run('Friday', ['bytes'])))).toEqual([
      ['Friday', ['bytes'], [{ of: 'Friday' }], []],
      ['Tuesday', ['menu'], [], [{ of: 'Tuesday' }]],
    ]);
  });
});

describe('the budgets', () => {
  test('compare medians of the same page, and say which figure is over', () => {
    const results = emptyResults();
    const lighthouse = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 };
    const add = (site: 'ours' | 'static', page: 'home' | 'list', lcp: number) => {
      const value = { ...lighthouse, fcp: 1_000, lcp, tbt: 0, cls: 0 };
      const rest = { benchmarkIndex: 1_000, failures: [] };
      results.lighthouse.push({ site, page, value: { ...value, ...rest } });
    };
    for (const lcp of [900, 1_000, 5_000]) add('static', 'home', lcp);
    for (const lcp of [1_040, 1_050, 1_060]) add('ours', 'home', lcp);
    add('static', 'list', 1_000);
    add('ours', 'list', 1_200);
    const line = budgetLines(results).find(({ name }) => name.startsWith('LCP'));
    expect(line?.figures).toEqual([
      { label: 'home', text: '1.05', isOk: true },
      { label: 'list', text: '1.20', isOk: false },
    ]);
  });

  test('are silent on what was not measured', () => {
    expect(budgetLines(emptyResults())).toEqual([]);
  });

  test('take the middle one of an odd number, between the two of an even one', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 2, 3])).toBe(2.5);
    expect(median([])).toBeNaN();
  });
});

// The compiler does not check the compared sites, because each has its own compiler.
test('each file that the compared sites import from here is there', () => {
  const files = globSync('bench/{anchors,shared}/**/*.{astro,ts,tsx,css}', {
    cwd: root,
    exclude: (name) => /node_modules|\.next|dist/.test(name),
  });
  expect(files.length).toBeGreaterThan(30);
  const missing = files.flatMap((file) =>
    [
      ...readFileSync(path.join(root, file), 'utf8').matchAll(
        /(?:from|import) '(\.{1,2}\/[^'?]+)(?:\?inline)?'/g,
      ),
    ]
      .map(([, to = '']) => path.join(path.dirname(file), to))
      .filter((to) => !['', '.ts', '.tsx'].some((end) => existsSync(path.join(root, to + end))))
      .map((to) => `${file}: ${to}`),
  );
  expect(missing).toEqual([]);
});
