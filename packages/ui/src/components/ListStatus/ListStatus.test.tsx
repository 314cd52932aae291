import { expect, test } from 'vitest';
import { renderAndHydrate } from '../../testing/browser.ts';
import { ListStatus } from './ListStatus.tsx';

test('counts one article as one', async () => {
  const { container } = await renderAndHydrate(
    <ListStatus of="articles" total={1} page={1} pageCount={1} />,
  );
  expect(container.textContent).toBe('1 article Page 1 of 1');
});
