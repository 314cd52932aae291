import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { Button, CourseCard, makeTheme, SiteFooter, SiteHeader, TextField } from '../index.ts';
import type { ColorTokens, ThemeDefinition } from '../index.ts';
import '../css/reset.css.ts';
import '../theme/sangam.css.ts';
import '../theme/setu.css.ts';
import { setu } from '../theme/setu.ts';

/** A colour of its own for every token, so that each use of one can be told from any other. */
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
  delete root.dataset['setuTheme'];
  delete root.dataset['setuMode'];
});

/** As an institute would: the stylesheet into the head, the name onto `<html>`. */
function wear(definition: ThemeDefinition, where: 'first' | 'last') {
  const { css, name } = makeTheme(definition);
  const sheet = document.createElement('style');
  sheet.dataset['testTheme'] = name;
  sheet.textContent = css;
  if (where === 'first') document.head.prepend(sheet);
  else document.head.append(sheet);
  root.dataset['setuTheme'] = name;
}

function Page() {
  return (
    <>
      <SiteHeader logo="Third" logoLabel="Third, home" items={[{ title: 'Demo', href: '/demo' }]} />
      <main>
        <Button>Enrol</Button>
        <CourseCard
          title="GS Foundation"
          description="A year of classes."
          category="UPSC"
          viewMore={{ href: '/gs' }}
        />
        <TextField label="Name" name="name" />
      </main>
      <SiteFooter contact={[]} linkGroups={[]} socialLinks={[]} copyright="© Third" />
    </>
  );
}

const style = (element: Element) => getComputedStyle(element);

test.for(['first', 'last'] as const)(
  'a theme made elsewhere restyles every component, with its sheet %s in the head',
  async (where) => {
    wear(third, where);
    root.dataset['setuMode'] = 'light';
    await render(<Page />);
    const { light } = third;

    const header = style(page.getByRole('banner').element());
    expect(header.backgroundColor).toBe(light.brand);
    expect(style(page.getByRole('contentinfo').element()).backgroundColor).toBe(light.brand);

    const button = style(page.getByRole('button', { name: 'Enrol' }).element());
    expect(button.backgroundColor).toBe(light.action);
    expect(button.color).toBe(light.onAction);
    expect(button.fontFamily).toBe('monospace');
    expect(button.borderRadius).toMatch(/^1[1-4]px$/);

    const card = style(page.getByRole('article').element());
    expect(card.backgroundColor).toBe(light.surface);
    expect(style(page.getByRole('heading', { name: 'GS Foundation' }).element()).fontFamily).toBe(
      'cursive',
    );
    expect(style(page.getByRole('textbox').element()).borderTopColor).toBe(light.lineStrong);
    expect(style(document.body).backgroundColor).toBe(light.paper);

    root.dataset['setuMode'] = 'dark';
    expect(style(page.getByRole('banner').element()).backgroundColor).toBe(third.dark.brand);
    expect(style(document.body).color).toBe(third.dark.ink);
  },
);

test('the shipped themes change with their name alone', async () => {
  root.dataset['setuMode'] = 'light';
  await render(<Page />);
  const header = () => style(page.getByRole('banner').element()).backgroundColor;
  const unnamed = header();
  root.dataset['setuTheme'] = 'setu';
  expect(header()).toBe(unnamed);
  root.dataset['setuTheme'] = 'sangam';
  expect(header()).not.toBe(unnamed);
});
