import { expect, test, vi } from 'vitest';
import { page, render } from '../../testing/browser.ts';
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
