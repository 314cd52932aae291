import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderAndHydrate } from '../../internal/testing/hydrate.tsx';
import { Stack } from './Stack.tsx';

const box = (text: string) => page.getByText(text).element().getBoundingClientRect();

test('puts its children one below the other, with the gap of the token', async () => {
  await renderAndHydrate(
    <Stack gap="x6">
      <p>First</p>
      <p>Second</p>
    </Stack>,
  );
  expect(box('Second').top - box('First').bottom).toBe(24);
  expect(box('Second').left).toBe(box('First').left);
  expect(box('Second').width).toBe(box('First').width);
});

test('is a list of as many items as it has children, without those that are nothing', async () => {
  await renderAndHydrate(
    <Stack as="ol" aria-label="Steps">
      <p>Register</p>
      {null}
      {['Pay', 'Learn'].map((step) => (
        <p key={step}>{step}</p>
      ))}
    </Stack>,
  );
  const list = page.getByRole('list', { name: 'Steps' });
  expect(list.element().localName).toBe('ol');
  const items = list.getByRole('listitem').elements();
  expect(items.map((item) => item.textContent)).toEqual(['Register', 'Pay', 'Learn']);
});

test('lets its children be as wide as they are, where reading starts and ends', async () => {
  await renderAndHydrate(
    <div dir="rtl">
      <Stack align="start">
        <p>Start</p>
      </Stack>
      <Stack align="end">
        <p>End</p>
      </Stack>
    </div>,
  );
  expect(box('Start').left).toBeGreaterThan(box('End').right);
});

test('keeps them together in a higher place, or spreads them over its height', async () => {
  const style = { blockSize: '300px' };
  await renderAndHydrate(
    <>
      <Stack gap="x2" style={style}>
        <p>First</p>
        <p>Second</p>
      </Stack>
      <Stack justify="space-between" style={style}>
        <p>Above</p>
        <p>Below</p>
      </Stack>
    </>,
  );
  expect(box('Second').top - box('First').bottom).toBe(8);
  expect(box('Below').bottom - box('Above').top).toBe(300);
});
