import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderAndHydrate } from '../../internal/testing/hydrate.tsx';
import { Heading } from './Heading.tsx';

const sizeOf = (name: string) => getComputedStyle(page.getByRole('heading', { name }).element());

test('has a level for the document and a size for the eye', async () => {
  await renderAndHydrate(
    <>
      <Heading level={2}>Two</Heading>
      <Heading level={3} size="xl2">
        Three
      </Heading>
      <Heading level={6}>Six</Heading>
    </>,
  );
  await expect.element(page.getByRole('heading', { level: 2, name: 'Two' })).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 3, name: 'Three' })).toBeVisible();
  expect(sizeOf('Three').fontSize).toBe(sizeOf('Two').fontSize);
  expect(sizeOf('Six').fontFamily).toBe(sizeOf('Two').fontFamily);
});

test('grows from level to level', async () => {
  const levels = [6, 5, 4, 3, 2, 1] as const;
  await renderAndHydrate(
    levels.map((level) => (
      <Heading key={level} level={level}>
        {`Level ${level}`}
      </Heading>
    )),
  );
  const sizes = levels.map((level) => Number.parseFloat(sizeOf(`Level ${level}`).fontSize));
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  expect(new Set(sizes).size).toBe(5);
});
