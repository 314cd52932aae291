import { describe, expect, test } from 'vitest';
import { page, renderAndHydrate, userEvent } from '../../testing/browser.ts';
import { settingsScript } from '../../theme/settingsScript.ts';
import { MotionSwitch } from '../MotionSwitch/MotionSwitch.tsx';
import { ModeSwitch } from './ModeSwitch.tsx';

const root = document.documentElement;

function runScriptOfHead() {
  const script = document.createElement('script');
  script.textContent = settingsScript;
  document.head.append(script);
  script.remove();
}

test('sets the chosen mode on the page and remembers it', async () => {
  await renderAndHydrate(<ModeSwitch />);
  await expect.element(page.getByRole('radio', { name: 'Automatic' })).toBeChecked();
  await userEvent.click(page.getByRole('radio', { name: 'Dark' }));
  expect(root.dataset['setuMode']).toBe('dark');
  expect(getComputedStyle(root).colorScheme).toBe('dark');
  expect(localStorage.getItem('setu:mode')).toBe('dark');
  await userEvent.click(page.getByRole('radio', { name: 'Automatic' }));
  expect(root.dataset['setuMode']).toBeUndefined();
  expect(localStorage.getItem('setu:mode')).toBeNull();
});

describe.for([
  ['mode', ModeSwitch, 'dark', 'Dark'],
  ['motion', MotionSwitch, 'paused', 'Off'],
] as const)('the switch of %s', ([name, Switch, value, label]) => {
  const [key, attribute] = [`setu:${name}`, `data-setu-${name}`];
  const radio = page.getByRole('radio', { name: label });

  test('shows what the script in the head has set', async () => {
    localStorage.setItem(key, value);
    runScriptOfHead();
    expect(root.getAttribute(attribute)).toBe(value);
    await renderAndHydrate(<Switch />);
    await expect.element(radio).toBeChecked();
  });

  test('takes anything else in the storage for no choice', async () => {
    localStorage.setItem(key, '"><script>');
    runScriptOfHead();
    expect(getComputedStyle(root).colorScheme).toBe('light');
    await renderAndHydrate(<Switch />);
    expect(page.getByRole('radio').elements()[0]).toBeChecked();
    expect(root.hasAttribute(attribute)).toBe(false);
  });

  test('follows a choice made in another tab', async () => {
    await renderAndHydrate(<Switch />);
    localStorage.setItem(key, value);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
    await expect.element(radio).toBeChecked();
  });

  test('shows a choice made in another tab before React was here', async () => {
    localStorage.setItem(key, value);
    await renderAndHydrate(<Switch />);
    await expect.element(radio).toBeChecked();
    expect(root.getAttribute(attribute)).toBe(value);
  });

  test('follows a choice made on another page before the way back', async () => {
    await renderAndHydrate(<Switch />);
    localStorage.setItem(key, value);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await expect.element(radio).toBeChecked();
    expect(root.getAttribute(attribute)).toBe(value);
  });
});
