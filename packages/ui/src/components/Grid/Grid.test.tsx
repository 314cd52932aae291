import { beforeEach, expect, test } from 'vitest';
import { boxOf, page, renderAndHydrate } from '../../testing/browser.ts';
import { type GridProps, Grid } from './Grid.tsx';

const columns = () =>
  getComputedStyle(page.getByTestId('grid').element()).gridTemplateColumns.split(' ').length;

beforeEach(() => page.viewport(1024, 768));

test.for<[GridProps, ...number[]]>([
  [{}, 1, 2, 3],
  [{ columns: 2 }, 1, 2, 2],
  [{ columns: 6, minItemWidth: 'small', gap: 'x2' }, 1, 3, 6],
  [{ columns: { medium: 2, wide: 4 }, minItemWidth: 'small' }, 1, 2, 4],
  [{ columns: { wide: 3 } }, 1, 1, 3],
  [{ minItemWidth: 'large' }, 1, 1, 2],
])('%o has its columns at 320, 600 and 1024 px', async ([props, ...counts]) => {
  await renderAndHydrate(<Grid {...props} data-testid="grid" />);
  const seen = [];
  for (const width of [320, 600, 1024]) {
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

test('keeps what is in a row of one height, in a list as well', async () => {
  await renderAndHydrate(
    <Grid as="ul" columns={2}>
      <p>Low</p>
      <p style={{ blockSize: '200px' }}>High</p>
    </Grid>,
  );
  expect(page.getByRole('listitem').elements()).toHaveLength(2);
  expect(boxOf('Low').height).toBe(200);
});

test('asks nothing of a grid inside it', async () => {
  await renderAndHydrate(
    <Grid columns={{ wide: 2 }} gap="x16">
      <Grid minItemWidth="small" columns={6} data-testid="grid" style={{ inlineSize: '900px' }} />
    </Grid>,
  );
  expect(columns()).toBe(5);
});
