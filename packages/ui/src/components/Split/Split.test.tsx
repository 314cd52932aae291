import { expect, test } from 'vitest';
import { boxOf, page, render } from '../../testing/browser.ts';
import { type SplitProps, Split } from './Split.tsx';

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
  expect(boxOf('Second').left).toBeGreaterThan(boxOf('First').right);
  expect(Math.sign(Math.round(boxOf('Second').width - boxOf('First').width))).toBe(wider);
});
