import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../internal/testing/theme.ts';
import { Split } from './Split.tsx';

const box = (text: string) => page.getByText(text).element().getBoundingClientRect();

async function show(width: number, even?: boolean) {
  await page.viewport(width, 700);
  await render(
    <Split even={even}>
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

test('gives both the same width when asked', async () => {
  await show(1024, true);
  expect(box('Second').width).toBeCloseTo(box('First').width, 0);
});

test('stands one below the other on a phone', async () => {
  await show(320);
  expect(box('Second').top).toBeGreaterThan(box('First').bottom);
});
