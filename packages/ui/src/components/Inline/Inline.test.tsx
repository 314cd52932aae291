import { expect, test } from 'vitest';
import { boxOf, renderAndHydrate } from '../../testing/browser.ts';
import { type InlineProps, Inline } from './Inline.tsx';

const show = (props: InlineProps, large = {}) =>
  renderAndHydrate(
    <Inline {...props}>
      <span>First</span>
      <span style={large}>Second</span>
    </Inline>,
  );

test('stands at the ends of its line', async () => {
  const { container } = await show({ justify: 'space-between' });
  const { left, right } = container.getBoundingClientRect();
  expect([boxOf('First').left, boxOf('Second').right]).toEqual([left, right]);
});

test.for<[InlineProps, low: number, high: number]>([
  [{}, -0.5, 0.5],
  [{ align: 'baseline' }, 5, 64],
])('%o has the middle of its children on one line, or their words', async ([props, low, high]) => {
  await show(props, { fontSize: '64px', lineHeight: 1 });
  const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2;
  const below = middle(boxOf('First')) - middle(boxOf('Second'));
  expect(below).toBeGreaterThan(low);
  expect(below).toBeLessThan(high);
});
