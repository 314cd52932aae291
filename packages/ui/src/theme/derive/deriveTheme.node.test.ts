import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cases } from '../../../../../tests/support/fuzz.ts';
import { type ColorName, measureContrast } from '../contrast.ts';
import { makeTheme } from '../makeTheme.ts';
import { sangam } from '../sangam.ts';
import { setu } from '../setu.ts';
import { deriveTheme } from './deriveTheme.ts';
import { readColor } from './oklch.ts';

const modes = ['light', 'dark'] as const;

/** Every pair that does not reach AA, as readable text. */
const failing = (colors: { brand: string; accent: string }) => {
  const theme = deriveTheme(colors);
  return modes.flatMap((mode) =>
    measureContrast(theme[mode])
      .filter(({ passes }) => !passes)
      .map(({ color, ground, ratio }) => `${mode}: ${color} on ${ground}: ${ratio.toFixed(2)}`),
  );
};

const hueOf = (hex: string) => readColor('brand', hex).h;
const chromaOf = (hex: string) => readColor('brand', hex).c;
/** How far apart two hues are, in degrees. */
const turn = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180);

const seed = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

/** What chance may leave out: black, white, grey, the purest colours, and those that hardly differ. */
const extremes = ['#000000', '#ffffff', '#808080', '#ffff00', '#0000ff', '#ff0000', '#fefdfc'];
const pairs = extremes.flatMap((brand) =>
  extremes.map((accent): [string, string] => [brand, accent]),
);

test('every contrast holds, in both modes, for extreme pairs of colours and for others by chance', () => {
  fc.assert(
    fc.property(seed, seed, (brand, accent) => {
      expect(failing({ brand, accent })).toEqual([]);
    }),
    { ...cases(1000), examples: pairs },
  );
});

describe('the colours of an institute', () => {
  test.for([setu, sangam])('$name: its brand and accent stay what they are', ({ light }) => {
    const derived = deriveTheme({ brand: light.brand, accent: light.accent });
    expect(derived.light.brand).toBe(light.brand);
    expect(derived.light.accent).toBe(light.accent);
    expect(derived.light.action).toBe(light.brand);
    expect(derived.dark.accent).toBe(light.accent);
    // The unchanged accent lacks contrast as text on the page, in the hand-made themes too.
    expect(derived.moved.map(({ mode, token }) => `${mode} ${token}`)).toEqual([
      'light accentText',
    ]);
  });

  test('move in lightness, not in hue', () => {
    fc.assert(
      fc.property(seed, seed, (brand, accent) => {
        const { light, dark } = deriveTheme({ brand, accent });
        const turned = (
          [
            [brand, light.brand],
            [brand, dark.brand],
            [brand, light.action],
            [accent, light.accent],
            [accent, dark.accentText],
          ] as const
        )
          // Eight bits a channel cannot express the hue of a colour that is nearly grey.
          .filter((pair) => Math.min(...pair.map(chromaOf)) > 0.03)
          .filter(([given, got]) => turn(hueOf(given), hueOf(got)) > 6);
        expect(turned).toEqual([]);
      }),
    );
  });

  test('what has moved is what would not have passed', () => {
    fc.assert(
      fc.property(seed, seed, (brand, accent) => {
        const theme = deriveTheme({ brand, accent });
        for (const { token, mode, wanted, got, because } of theme.moved) {
          expect(theme[mode][token]).toBe(got);
          expect(got).not.toBe(wanted);
          expect([because.color, because.ground]).toContain(token);
          const before = measureContrast({ ...theme[mode], [token]: wanted });
          expect(before).toContainEqual(because);
        }
        // In light mode, brand and accent are as given or listed as moved.
        const movedTo = (name: ColorName) =>
          theme.moved.find(({ mode, token }) => mode === 'light' && token === name)?.got;
        expect(theme.light.brand).toBe(movedTo('brand') ?? brand);
        expect(theme.light.accent).toBe(movedTo('accent') ?? accent);
      }),
    );
  });

  test('greys stay grey', () => {
    const { light } = deriveTheme({ brand: '#333333', accent: '#999999' });
    for (const [name, hex] of Object.entries(light)) {
      if (/^(?:backdrop|blink|linkVisited|success|danger)/.test(name)) continue;
      expect(chromaOf(hex), name).toBeLessThan(0.003);
    }
  });

  test('are read in several notations, and make a theme', () => {
    const theme = deriveTheme({ brand: 'rgb(31 29 82)', accent: 'orange' });
    expect(theme).toEqual(deriveTheme({ brand: '#1f1d52', accent: '#ffa500' }));
    expect(theme).toEqual(
      deriveTheme({ brand: 'hsl(242.26415 47.74775% 21.76471%)', accent: 'hwb(38.82353 0% 0%)' }),
    );
    const { light, dark } = theme;
    expect(makeTheme({ name: 'meadow', light, dark }).css).toContain('--setu-color-brand:#1f1d52');
  });
});

test.for(['', 'lab(30% 20 -40)', 'transparent', 7])('refuses %j in one sentence', (colour) => {
  const accent = colour as string;
  expect(() => deriveTheme({ brand: '#1f1d52', accent })).toThrow(TypeError);
  expect(() => deriveTheme({ brand: '#1f1d52', accent })).toThrow(
    /^deriveTheme: accent must be an opaque CSS colour such as "#1f1d52", got .*\.$/,
  );
});
