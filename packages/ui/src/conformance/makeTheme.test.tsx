import { afterEach, describe, expect, test } from 'vitest';
import { Button, makeTheme, ModeSwitch, SiteHeader } from '../index.ts';
import type { ColorTokens, ThemeDefinition } from '../index.ts';
import { emulate, page, render } from '../testing/browser.ts';
import '../theme/sangam.css.ts';
import { setu } from '../theme/setu.ts';

/** A different colour for every token, so that each token's uses can be distinguished. */
function paint(red: number): ColorTokens {
  const names = Object.keys(setu.light);
  const colors = names.map((name, index) => [name, `rgb(${red}, ${index}, 7)`]);
  return Object.fromEntries(colors) as ColorTokens;
}

const third: ThemeDefinition = {
  name: 'third',
  light: paint(200),
  dark: paint(40),
  font: { heading: 'cursive', body: 'monospace' },
  radius: { sm: '11px', md: '12px', lg: '13px', pill: '14px' },
  space: { x4: '3px' },
};

const root = document.documentElement;

afterEach(() => {
  for (const sheet of document.querySelectorAll('style[data-test-theme]')) sheet.remove();
});

/** Applies a theme as an institute would: the stylesheet in the head, the name on `<html>`. */
function wear(definition: ThemeDefinition, where: 'first' | 'last') {
  addSheet(definition, where);
  root.dataset['setuTheme'] = definition.name;
}

function addSheet(definition: ThemeDefinition, where: 'first' | 'last', selector?: string) {
  const { css, name } = makeTheme(definition, { selector });
  const sheet = document.createElement('style');
  sheet.dataset['testTheme'] = name;
  sheet.textContent = css;
  if (where === 'first') document.head.prepend(sheet);
  else document.head.append(sheet);
}

const sample = (
  <>
    <SiteHeader logo="Third" logoLabel="Third, home" items={[{ title: 'Demo', href: '/demo' }]} />
    <Button>Enrol</Button>
  </>
);

const style = (element: Element) => getComputedStyle(element);

// theme/contract.node.test.ts checks every colour and font of every component.
test.for(['first', 'last'] as const)(
  'a theme made elsewhere holds in both modes, with its sheet %s in the head',
  async (where) => {
    wear(third, where);
    root.dataset['setuMode'] = 'light';
    await render(sample);
    const { light, dark } = third;
    const button = style(page.getByRole('button', { name: 'Enrol' }).element());
    expect(button.backgroundColor).toBe(light.action);
    expect(button.fontFamily).toBe('monospace');
    expect(button.borderRadius).toMatch(/^1[1-4]px$/);
    const header = style(page.getByRole('banner').element());
    expect([header.backgroundColor, style(document.body).color]).toEqual([light.brand, light.ink]);
    root.dataset['setuMode'] = 'dark';
    expect([header.backgroundColor, style(document.body).color]).toEqual([dark.brand, dark.ink]);
  },
);

test('the shipped themes change with their name alone', async () => {
  root.dataset['setuMode'] = 'light';
  await render(sample);
  const header = () => style(page.getByRole('banner').element()).backgroundColor;
  const unnamed = header();
  root.dataset['setuTheme'] = 'setu';
  expect(header()).toBe(unnamed);
  root.dataset['setuTheme'] = 'sangam';
  expect(header()).not.toBe(unnamed);
});

describe('a theme on a part of a page', () => {
  const { light, dark } = third;
  const named = { 'data-setu-theme': 'third' };
  const section = () => style(page.getByTestId('part').element());
  const action = () => section().getPropertyValue('--setu-color-action');
  const part = (where: object) => (
    <>
      <ModeSwitch />
      <div data-testid="part" {...where} />
    </>
  );

  test.for([
    { name: 'named', where: named },
    { name: 'by a class', selector: '.band', where: { className: 'band' } },
  ])('$name follows the system, and the visitor who has chosen', async ({ selector, where }) => {
    addSheet(third, 'first', selector);
    await render(part(where));
    const looks = () => [section().colorScheme, action()];
    for (const device of ['light', 'dark'] as const) {
      await emulate({ 'prefers-color-scheme': device });
      await page.getByRole('radio', { name: 'Automatic' }).click();
      expect(looks()).toEqual([device, third[device].action]);
      await page.getByRole('radio', { name: 'Dark' }).click();
      expect(looks()).toEqual(['dark', dark.action]);
      await page.getByRole('radio', { name: 'Light' }).click();
      expect(looks()).toEqual(['light', light.action]);
    }
  });

  test('may have a mode of its own', async () => {
    addSheet(third, 'last');
    await emulate({ 'prefers-color-scheme': 'light' });
    root.dataset['setuMode'] = 'light';
    const { rerender } = await render(part({ ...named, 'data-setu-mode': 'dark' }));
    expect(action()).toBe(dark.action);
    root.dataset['setuMode'] = 'dark';
    await rerender(part({ ...named, 'data-setu-mode': 'light' }));
    expect(action()).toBe(light.action);
  });

  test('has its own paper, ink and font, and not those of the page', async () => {
    addSheet(third, 'first');
    root.dataset['setuMode'] = 'dark';
    await render(part(named));
    const { backgroundColor, color, fontFamily } = section();
    expect([backgroundColor, color, fontFamily]).toEqual([dark.paper, dark.ink, 'monospace']);
  });
});
