import { expect, test, vi } from 'vitest';
import { page, render, renderAndHydrate } from '../../testing/browser.ts';
import { Button } from './Button.tsx';

test('does something: a button of type `button`, which submits nothing', async () => {
  const onClick = vi.fn<() => void>();
  const onSubmit = vi.fn<() => void>();
  await render(
    <form onSubmit={onSubmit}>
      <Button onClick={onClick}>Retry</Button>
    </form>,
  );
  const button = page.getByRole('button', { name: 'Retry' });
  await button.click();
  expect(onClick).toHaveBeenCalledOnce();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('is a target for a thumb', async () => {
  await renderAndHydrate(<Button>Retry</Button>);
  const { height } = page.getByRole('button').element().getBoundingClientRect();
  expect(height).toBeGreaterThanOrEqual(44);
});
