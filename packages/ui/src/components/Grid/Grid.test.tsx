import type { ComponentType } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page, renderAndHydrate } from '../../testing/browser.ts';
import { type CardGridProps, CardGrid } from '../CardGrid/CardGrid.tsx';
import { type GridProps, Grid } from './Grid.tsx';

const columns = () =>
  getComputedStyle(page.getByTestId('grid').element()).gridTemplateColumns.split(' ').length;

beforeEach(() => page.viewport(1024, 768));

test.for<['Grid' | 'CardGrid', GridProps | Partial<CardGridProps>, ...number[]]>([
  ['Grid', {}, 1, 2, 3, 3],
  ['Grid', { columns: 2 }, 1, 2, 2, 2],
  ['Grid', { columns: 6, minItemWidth: 'small', gap: 'x2' }, 1, 3, 6, 6],
  ['Grid', { columns: { medium: 2, wide: 4 }, minItemWidth: 'small' }, 1, 2, 4, 4],
  ['Grid', { columns: { wide: 3 } }, 1, 1, 3, 3],
  ['Grid', { minItemWidth: 'large' }, 1, 1, 2, 3],
  ['CardGrid', {}, 1, 2, 3, 3],
  ['CardGrid', { size: 'small' }, 1, 3, 3, 3],
])('%s %o has its columns at 320, 600, 1024 and 1920 px', async ([name, props, ...counts]) => {
  const Columns = { Grid, CardGrid }[name] as ComponentType<object>;
  await renderAndHydrate(<Columns {...{ ...props, children: 'One', 'data-testid': 'grid' }} />);
  const seen = [];
  for (const width of [320, 600, 1024, 1920]) {
    await page.viewport(width, 600);
    seen.push(columns());
  }
  expect(seen).toEqual(counts);
});

test('has fewer where its place is narrow or the letters are large', async () => {
  await renderAndHydrate(<Grid style={{ inlineSize: '600px' }} data-testid="grid" />);
  expect(columns()).toBe(2);
  document.documentElement.style.fontSize = '200%';
  expect(columns()).toBe(1);
});

test('asks nothing of a grid inside it', async () => {
  await renderAndHydrate(
    <Grid columns={{ wide: 2 }} gap="x16">
      <Grid minItemWidth="small" columns={6} data-testid="grid" style={{ inlineSize: '900px' }} />
    </Grid>,
  );
  expect(columns()).toBe(5);
});
