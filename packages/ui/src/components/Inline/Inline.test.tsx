import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderAndHydrate } from '../../internal/testing/hydrate.tsx';
import { Inline } from './Inline.tsx';

const box = (text: string) => page.getByText(text).element().getBoundingClientRect();

test('puts its children side by side, and in a further line where there is no room', async () => {
  const { container } = await renderAndHydrate(
    <Inline as="ul" gap="x8">
      <span>First</span>
      <span>Second</span>
    </Inline>,
  );
  await expect.element(page.getByRole('listitem').first()).toBeVisible();
  expect(box('Second').top).toBe(box('First').top);
  expect(box('Second').left - box('First').right).toBeCloseTo(32, 0);
  container.style.inlineSize = '80px';
  expect(box('Second').top).toBeGreaterThan(box('First').bottom);
});

test('stands at the ends of its line', async () => {
  const { container } = await renderAndHydrate(
    <Inline justify="space-between">
      <span>Start</span>
      <span>End</span>
    </Inline>,
  );
  const { left, right } = container.getBoundingClientRect();
  expect([box('Start').left, box('End').right]).toEqual([left, right]);
  container.dir = 'rtl';
  expect([box('End').left, box('Start').right]).toEqual([left, right]);
});

test('has the middle of its children on one line, or their words', async () => {
  const large = (name: string) => (
    <span style={{ fontSize: '64px', lineHeight: 1 }}>{`${name} large`}</span>
  );
  await renderAndHydrate(
    <>
      <Inline>
        <span>Centre small</span>
        {large('Centre')}
      </Inline>
      <Inline align="baseline">
        <span>Base small</span>
        {large('Base')}
      </Inline>
    </>,
  );
  const below = (small: string, large: string) =>
    (box(small).top + box(small).bottom - box(large).top - box(large).bottom) / 2;
  expect(below('Centre small', 'Centre large')).toBeCloseTo(0, 0);
  expect(below('Base small', 'Base large')).toBeGreaterThan(5);
});
