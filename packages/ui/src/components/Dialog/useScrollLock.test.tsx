import { expect, test } from 'vitest';
import { render } from '../../testing/browser.ts';
import { useScrollLock } from './useScrollLock.ts';

test('the page scrolls again when the last of two is closed, in any order', async () => {
  const two = (first: boolean, second: boolean) => (
    <>
      {first && <Locks />}
      {second && <Locks />}
    </>
  );
  const { rerender } = await render(two(true, false));
  const { style } = document.documentElement;
  await rerender(two(true, true));
  await rerender(two(false, true));
  // The first lets go after a frame.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  expect(style.overflow).toBe('hidden');
  await rerender(two(false, false));
  await expect.poll(() => style.overflow).toBe('');
});

function Locks() {
  useScrollLock(true);
  return null;
}
