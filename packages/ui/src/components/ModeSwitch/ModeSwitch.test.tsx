import { expect, test } from 'vitest';
import { page, render, userEvent } from '../../internal/testing.ts';
import { ModeSwitch } from './ModeSwitch.tsx';

const root = document.documentElement;

test('sets the chosen mode on the page and remembers it', async () => {
  await render(<ModeSwitch />);
  await expect.element(page.getByRole('radio', { name: 'Automatic' })).toBeChecked();
  await userEvent.click(page.getByRole('radio', { name: 'Dark' }));
  expect(root.dataset['setuMode']).toBe('dark');
  expect(getComputedStyle(root).colorScheme).toBe('dark');
  expect(localStorage.getItem('setu:mode')).toBe('dark');
  await userEvent.click(page.getByRole('radio', { name: 'Automatic' }));
  expect(root.dataset['setuMode']).toBeUndefined();
  expect(localStorage.getItem('setu:mode')).toBeNull();
});
