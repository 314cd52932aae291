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

test('shows its next text where a translator has taken the text node away', async () => {
  const { rerender } = await render(<Button>Pause</Button>);
  const font = document.createElement('font');
  font.textContent = 'Pausieren';
  page.getByRole('button').element().firstChild?.replaceWith(font);
  await rerender(<Button>Go on</Button>);
  await expect.element(page.getByRole('button')).toHaveTextContent('Go on');
});
