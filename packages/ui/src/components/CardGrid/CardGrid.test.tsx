import { createRef } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../internal/testing/axe.ts';
import { renderAndHydrate } from '../../internal/testing/hydrate.tsx';
import '../../internal/testing/theme.ts';
import { CardGrid } from './CardGrid.tsx';

const cards = ['One', 'Two', 'Three', 'Four'].map((name) => <p key={name}>{name}</p>);

const columns = () =>
  new Set(
    page
      .getByRole('listitem')
      .elements()
      .map((item) => item.getBoundingClientRect().left),
  ).size;

it('is a list of as many columns as fit', async () => {
  const { container } = await render(<CardGrid label="Courses">{cards}</CardGrid>);
  await expect.element(page.getByRole('list', { name: 'Courses' })).toBeVisible();
  await page.viewport(320, 600);
  expect(columns()).toBe(1);
  await page.viewport(768, 600);
  expect(columns()).toBe(2);
  await page.viewport(1200, 600);
  expect(columns()).toBe(3);
  await expectAccessible(container);
});

it('renders nothing without cards', async () => {
  const { container } = await render(<CardGrid>{[null, false]}</CardGrid>);
  expect(container.innerHTML).toBe('');
});

it('hydrates, and gives its list as ref', async () => {
  const ref = createRef<HTMLUListElement>();
  await renderAndHydrate(
    <CardGrid ref={ref} id="grid">
      {cards}
    </CardGrid>,
  );
  expect(ref.current?.id).toBe('grid');
});
