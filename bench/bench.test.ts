import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readOptions } from './options.ts';
import { budgetLines } from './report/budgets.ts';
import { documentsWithFigures, withFigures } from './report/documents.ts';
import { root } from './paths.ts';
import type { Figure, MeasureName, Results } from './results.ts';
import { median, readRuns, withRun } from './results.ts';
import { inlineScriptSize } from '../tests/support/http/pageWeight.ts';

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

const figure = (measure: MeasureName, site: string, page: string, values: number[]): Figure => ({
  measure,
  site,
  page,
  name: measure === 'lighthouse' ? 'LCP, ms' : 'menu, ms',
  values,
});

test('of each measure the newest run is kept; a run of which nothing is left goes', () => {
  const run = (date: string, measures: MeasureName[]): Results => ({
    date,
    measures,
    commit: 'c0ffee',
    rounds: 5,
    machine: [],
    failures: [],
    figures: measures.map((name) => figure(name, 'ours', '', [1])),
  });
  const first = withRun([], run('Monday', ['lighthouse', 'menu']));
  const second = withRun(first, run('Tuesday', ['menu']));
  expect(second).toEqual([run('Tuesday', ['menu']), run('Monday', ['lighthouse'])]);
  const third = withRun(second, run('Friday', ['lighthouse']));
  expect(third).toEqual([run('Friday', ['lighthouse']), run('Tuesday', ['menu'])]);
});

describe('the budgets', () => {
  test('compare medians of the same page, and say which figure is over', () => {
    const lines = budgetLines([
      figure('lighthouse', 'static', 'home', [900, 1_000, 5_000]),
      figure('lighthouse', 'ours', 'home', [1_040, 1_050, 1_060]),
      figure('lighthouse', 'static', 'list', [1_000]),
      figure('lighthouse', 'ours', 'list', [1_200]),
    ]);
    expect(lines.map(({ figures }) => figures)).toEqual([
      [
        { page: 'home', text: '1.05', isOk: true },
        { page: 'list', text: '1.2', isOk: false },
      ],
    ]);
  });

  test('are silent on what was not measured', () => {
    expect(budgetLines([])).toEqual([]);
  });

  test('take the middle one of an odd number, between the two of an even one', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 2, 3])).toBe(2.5);
    expect(median([])).toBeNaN();
  });
});

test.for(documentsWithFigures)('the figures of %s are those of the last bench', (paper) => {
  const source = readFileSync(path.join(root, paper), 'utf8');
  expect(source).toContain('<!-- figures -->');
  expect(withFigures(paper, source, readRuns())).toBe(source);
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
