import { expect, test } from 'vitest';
import { page, render } from '../../testing/browser.ts';
import { CardGrid } from './CardGrid.tsx';

const cards = ['One', 'Two', 'Three', 'Four'].map((name) => <p key={name}>{name}</p>);

const columns = () =>
  new Set(
    page
      .getByRole('listitem')
      .elements()
      .map((item) => item.getBoundingClientRect().left),
  ).size;

test('is a list of as many columns as fit, three at most', async () => {
  await render(<CardGrid aria-label="Courses">{cards}</CardGrid>);
  await expect.element(page.getByRole('list', { name: 'Courses' })).toBeVisible();
  for (const [width, count] of [
    [320, 1],
    [600, 2],
    [1024, 3],
    [1920, 3],
  ] as const) {
    await page.viewport(width, 600);
    expect(columns(), `at ${width} px`).toBe(count);
  }
});
