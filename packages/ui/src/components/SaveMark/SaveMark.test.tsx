import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, renderAndHydrate, userEvent } from '../../testing/browser.ts';
import { SaveMark } from './SaveMark.tsx';

function Article() {
  const [saved, setSaved] = useState(false);
  return <SaveMark title="The Money Bill" saved={saved} onSavedChange={setSaved} />;
}

test('is a toggle: its name stays, its state and its sign change', async () => {
  await renderAndHydrate(<Article />);
  const mark = page.getByRole('button', { name: 'Save: The Money Bill', exact: true });
  const sign = () => mark.element().querySelector('path')?.getAttribute('fill');
  await expect.element(mark).toHaveAttribute('aria-pressed', 'false');
  expect(sign()).toBe('none');
  await userEvent.click(mark);
  await expect.element(mark).toHaveAttribute('aria-pressed', 'true');
  expect(sign()).toBe('currentColor');
  await userEvent.keyboard(' ');
  await expect.element(mark).toHaveAttribute('aria-pressed', 'false');
});
