import { expect, test } from 'vitest';
import { page, render } from '../../internal/testing.ts';
import { Split } from './Split.tsx';
import type { SplitProps } from './Split.tsx';

const box = (text: string) => page.getByText(text).element().getBoundingClientRect();

const parts = (props?: Partial<SplitProps>) => (
  <Split {...props}>
    <p>First</p>
    <p>Second</p>
  </Split>
);

test.for([
  [undefined, 1],
  ['first', -1],
  ['neither', 0],
] as const)('from 1024 px, wide %s, stands side by side', async ([wide, wider]) => {
  await page.viewport(1024, 700);
  await render(parts({ wide }));
  expect(box('Second').left).toBeGreaterThan(box('First').right);
  expect(Math.sign(Math.round(box('Second').width - box('First').width))).toBe(wider);
});

test('stands one below the other on a phone', async () => {
  await page.viewport(320, 700);
  await render(parts());
  expect(box('Second').top).toBeGreaterThan(box('First').bottom);
});
