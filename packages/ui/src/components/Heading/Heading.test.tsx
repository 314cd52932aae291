import { expect, test } from 'vitest';
import { page, renderAndHydrate } from '../../testing/browser.ts';
import { Heading } from './Heading.tsx';

const styleOf = (name: string) => getComputedStyle(page.getByRole('heading', { name }).element());

test('has a level for the document and a size for the eye, which grows from level to level', async () => {
  const levels = [6, 5, 4, 3, 2, 1] as const;
  await renderAndHydrate([
    ...levels.map((level) => <Heading key={level} level={level}>{`Level ${level}`}</Heading>),
    <Heading key="other" level={3} size="xl2">
      Other
    </Heading>,
  ]);
  await expect.element(page.getByRole('heading', { level: 2, name: 'Level 2' })).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 3, name: 'Other' })).toBeVisible();
  expect(styleOf('Other').fontSize).toBe(styleOf('Level 2').fontSize);
  const styles = levels.map((level) => styleOf(`Level ${level}`));
  const sizes = styles.map(({ fontSize }) => Number.parseFloat(fontSize));
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  expect(new Set(sizes).size).toBe(5);
  expect(new Set(styles.map(({ fontFamily }) => fontFamily)).size).toBe(1);
});
