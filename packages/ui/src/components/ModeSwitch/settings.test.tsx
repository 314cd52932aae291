import { describe, expect, test } from 'vitest';
import { page, renderAndHydrate } from '../../internal/testing.ts';
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

describe.for([
  { name: 'mode', attribute: 'data-setu-mode', Switch: ModeSwitch, value: 'dark', label: 'Dark' },
  {
    name: 'motion',
    attribute: 'data-setu-motion',
    Switch: MotionSwitch,
    value: 'paused',
    label: 'Off',
  },
])('the switch of $name', ({ name, attribute, Switch, value, label }) => {
  const key = `setu:${name}`;
  const radio = page.getByRole('radio', { name: label });

  test('shows what the script in the head has set', async () => {
    localStorage.setItem(key, value);
    runScriptOfHead();
    expect(root.getAttribute(attribute)).toBe(value);
    await renderAndHydrate(<Switch />);
    await expect.element(radio).toBeChecked();
  });

  test('is set by nothing else that stands in the storage', () => {
    localStorage.setItem(key, '"><script>');
    runScriptOfHead();
    expect(root.hasAttribute(attribute)).toBe(false);
  });

  test('follows a choice made in another tab', async () => {
    await renderAndHydrate(<Switch />);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
    await expect.element(radio).toBeChecked();
  });
});
