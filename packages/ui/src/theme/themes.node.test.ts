import { describe, expect, test } from 'vitest';
import { readThemes } from '../../build/publicSurface.ts';
import { contractShape } from './contractShape.ts';
import { contrastPairs, measureContrast } from './contrast.ts';
import { makeTheme } from './makeTheme.ts';
import { sangam } from './sangam.ts';
import { setu } from './setu.ts';
import type { ThemeDefinition } from './tokens.ts';

const shipped = [setu, sangam];

/** The contrast of one text colour on one ground. */
const measure = (ink: string, paper: string) =>
  measureContrast({ ...setu.light, ink, paper }).find(
    ({ color, ground }) => color === 'ink' && ground === 'paper',
  );

describe('the shipped themes', () => {
  test('are all of those with a stylesheet', () => {
    expect(readThemes()).toEqual(shipped.map(({ name }) => name).toSorted());
  });

  const looks = shipped.flatMap((theme) =>
    (['light', 'dark'] as const).map((mode) => ({ name: theme.name, mode, colors: theme[mode] })),
  );

  test.for(looks)('$name, $mode: every pair reaches AA', ({ colors }) => {
    const failing = measureContrast(colors)
      .filter(({ passes }) => !passes)
      .map(({ color, ground, ratio }) => `${color} on ${ground}: ${ratio.toFixed(2)}`);
    expect(failing).toEqual([]);
  });
});

describe('measureContrast', () => {
  test('covers every colour that carries text, a control or focus', () => {
    const measured = new Set(contrastPairs.flatMap(({ color, ground }) => [color, ground]));
    const unmeasured = Object.keys(contractShape.color).filter(
      (name) => !measured.has(name as (typeof contrastPairs)[number]['color']),
    );
    // A decorative hairline, and the backdrop behind a dialog.
    expect(unmeasured).toEqual(['line', 'backdrop']);
  });

  test.for([
    ['#000', '#ffffff', 21],
    ['rgb(255, 255, 255)', '#000000', 21],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#abc', '#aabbcc', 1],
  ] as const)('measures %s on %s as WCAG does: %s', ([ink, paper, ratio]) => {
    expect(measure(ink, paper)?.ratio).toBeCloseTo(ratio, 2);
    expect(measure(ink, paper)?.passes).toBe(ratio >= 4.5);
  });

  test.for(['red', 'rgb(0 0 0 / 0.5)', '#00000080', 'var(--x)', ''])(
    'refuses "%s", which it cannot measure',
    (color) => {
      expect(() => measure(color, '#ffffff')).toThrow(/opaque colour/);
    },
  );
});

describe('makeTheme', () => {
  const meadow: ThemeDefinition = { ...setu, name: 'meadow' };

  test('holds where its selector does', () => {
    const { css } = makeTheme(meadow, { selector: ':root' });
    expect(css.startsWith('@layer theme.setu{')).toBe(true);
    expect(css).not.toContain('data-setu-theme');
    expect(css).not.toContain(':not(');
    expect(css).toContain('@media (prefers-color-scheme: dark){:root{');
    expect(css).toContain(':root[data-setu-mode="dark"]{color-scheme:dark');
  });

  test.for(['', ':root{}', '</style>', 'html, body'])('refuses the selector "%s"', (selector) => {
    expect(() => makeTheme(meadow, { selector })).toThrow(/one plain CSS selector/);
  });

  test('takes the defaults where the theme says nothing', () => {
    const { css } = makeTheme({ ...meadow, radius: { md: '9px' } });
    expect(css).toContain('--setu-radius-md:9px');
    expect(css).toContain('--setu-radius-sm:0.25rem');
  });

  test.for(['', 'Meadow', '1st', 'a b', 'a"]{}', 'a_b', 'घास'])('refuses the name "%s"', (name) => {
    expect(() => makeTheme({ ...meadow, name })).toThrow(/the name ".*" must start with a letter/);
  });

  test.for(['red;}', '{', '</style>', 'a;b', undefined, null, 4])('refuses the value %j', (ink) => {
    const light = { ...setu.light, ink } as ThemeDefinition['light'];
    expect(() => makeTheme({ ...meadow, light })).toThrow(/makeTheme: the token color\.ink/);
  });

  test('a hole is an error, not a colour that no one chose', () => {
    const { ink: _ink, ...light } = setu.light;
    // @ts-expect-error a colour is missing
    expect(() => makeTheme({ ...meadow, light })).toThrow(/light must hold.*Add: ink\./);
  });

  test('an unknown token or group is an error, not a line without effect', () => {
    const dark = { ...setu.dark, onBrannd: '#fff' };
    expect(() => makeTheme({ ...meadow, dark })).toThrow(/Remove or rename: onBrannd\./);
    // @ts-expect-error no such token
    expect(() => makeTheme({ ...meadow, radius: { xxl: '2rem' } })).toThrow(/rename: xxl/);
    // @ts-expect-error no such group
    expect(() => makeTheme({ ...meadow, colour: { ink: '#000' } })).toThrow(/colour.*rename: ink/);
  });
});
