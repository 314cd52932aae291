import { expect, test } from 'vitest';
import { page, render } from '../internal/testing.ts';

test('a native dialog and a popover stay in the middle', async () => {
  await render(
    <>
      <dialog style={{ inlineSize: 200 }}>Dialog</dialog>
      <div popover="manual" style={{ inlineSize: 200 }}>
        Popover
      </div>
    </>,
  );
  document.querySelector('dialog')?.showModal();
  document.querySelector<HTMLElement>('[popover]')?.showPopover();
  for (const text of ['Dialog', 'Popover']) {
    const { left, right } = page.getByText(text).element().getBoundingClientRect();
    expect((left + right) / 2).toBeCloseTo(document.documentElement.clientWidth / 2, 0);
  }
});
