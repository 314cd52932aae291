import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../internal/testing/theme.ts';
import { ModeSwitch } from './ModeSwitch.tsx';

const root = document.documentElement;

afterEach(() => {
  localStorage.clear();
  delete root.dataset['setuMode'];
});

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
