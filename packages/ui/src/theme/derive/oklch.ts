import {
  clampChroma,
  converter,
  formatHex,
  modeOklch,
  modeRgb,
  parse,
  useMode as know,
} from 'culori/fn';

// culori knows the colour spaces that are registered, and a bundle carries no others.
know(modeRgb);
know(modeOklch);
const toOklch = converter('oklch');
const toRgb = converter('rgb');

/**
 * A colour as the eye orders it: `l` from 0 (black) to 1 (white), `c` from 0 (grey) to about 0.3, `h` in
 * degrees. Of two colours with the same `l` neither looks lighter, whatever their hue.
 */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

/**
 * Reads one of the two colours that a theme is derived from.
 *
 * @throws TypeError when it is no opaque CSS colour.
 */
export function readColor(name: string, text: string): Oklch {
  const color = typeof text === 'string' ? parse(text) : undefined;
  if (color === undefined || (color.alpha ?? 1) < 1) {
    throw new TypeError(
      `deriveTheme: ${name} must be an opaque CSS colour such as "#1f1d52", got ${JSON.stringify(text)}.`,
    );
  }
  // A grey has no hue.
  const { l, c, h = 0 } = toOklch(color);
  return { l, c, h };
}

/** As `#rrggbb`: the same lightness and hue, with as much of the chroma as a screen can show. */
export function toHex({ l, c, h }: Oklch): string {
  const color = { mode: 'oklch', l, c, h } as const;
  const { r, g, b } = toRgb(color);
  // A screen's own colour is outside of what it can show by a rounding error at most.
  const shown = [r, g, b].every((channel) => channel > -0.001 && channel < 1.001);
  return formatHex(shown ? color : clampChroma(color, 'oklch'));
}
