import { expect, test } from 'vitest';
import { page, renderAndHydrate } from '../../testing/browser.ts';
import { Stack } from './Stack.tsx';

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
