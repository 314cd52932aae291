import { expect, test } from 'vitest';
import { boxOf, page, renderAndHydrate } from '../../testing/browser.ts';
import { type StackProps, Stack } from './Stack.tsx';

const high = { blockSize: '300px' };
const low = { blockSize: '20px' };

test.for<[StackProps, number]>([
  [{ gap: 'x6' }, 24],
  [{ gap: 'x2', style: high }, 8],
  [{ justify: 'space-between', style: high }, 260],
])('%o has its children one below the other, with %i px between', async ([props, between]) => {
  await renderAndHydrate(
    <Stack {...props}>
      <p style={low}>First</p>
      <p style={low}>Second</p>
    </Stack>,
  );
  expect(boxOf('Second').top - boxOf('First').bottom).toBe(between);
  expect(boxOf('Second').left).toBe(boxOf('First').left);
  expect(boxOf('Second').width).toBe(boxOf('First').width);
});

test('is a list of as many items as it has children, without those that are nothing', async () => {
  await renderAndHydrate(
    <Stack as="ol" aria-label="Steps">
      <p>Register</p>
      {null}
      {''}
      {['Pay', 'Learn']}
    </Stack>,
  );
  const list = page.getByRole('list', { name: 'Steps' });
  expect(list.element().localName).toBe('ol');
  const items = list.getByRole('listitem').elements();
  expect(items.map((item) => item.textContent)).toEqual(['Register', 'Pay', 'Learn']);
});
