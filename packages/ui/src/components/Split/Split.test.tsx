import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../internal/testing/theme.ts';
import { Split } from './Split.tsx';
import type { SplitProps } from './Split.tsx';

const box = (text: string) => page.getByText(text).element().getBoundingClientRect();

async function show(width: number, wide?: SplitProps['wide']) {
  await page.viewport(width, 700);
  await render(
    <Split wide={wide}>
      <p>First</p>
      <p>Second</p>
    </Split>,
  );
}

test('stands side by side from 1024 px, the second part wider', async () => {
  await show(1024);
  expect(box('Second').left).toBeGreaterThan(box('First').right);
  expect(box('Second').width).toBeGreaterThan(box('First').width);
});

test('gives the first the wider part when asked', async () => {
  await show(1024, 'first');
  expect(box('First').width).toBeGreaterThan(box('Second').width);
});

test('gives both the same width when asked', async () => {
  await show(1024, 'neither');
  expect(box('Second').width).toBeCloseTo(box('First').width, 0);
});

test('stands one below the other on a phone', async () => {
  await show(320);
  expect(box('Second').top).toBeGreaterThan(box('First').bottom);
});
