import {
  clampChroma,
  converter,
  formatHex,
  modeHsl,
  modeHwb,
  modeOklch,
  modeRgb,
  parse,
  useMode as know,
} from 'culori/fn';

// culori only knows the colour spaces that are registered, so that a bundle contains no others.
know(modeRgb);
know(modeOklch);
know(modeHsl);
know(modeHwb);
const toOklch = converter('oklch');
const toRgb = converter('rgb');

/** `l` from 0 (black) to 1 (white), `c` from 0 (grey) to about 0.3, `h` in degrees; one `l` is equally light. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

/** @throws TypeError when `text` is not an opaque CSS colour in one of these notations. */
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

/** As `#rrggbb`: the same lightness and hue, with as much of the chroma as sRGB can show. */
export function toHex({ l, c, h }: Oklch): string {
  const color = { mode: 'oklch', l, c, h } as const;
  const { r, g, b } = toRgb(color);
  // A colour that was read from sRGB is outside of it by a rounding error at most.
  const shown = [r, g, b].every((channel) => channel > -0.001 && channel < 1.001);
  return formatHex(shown ? color : clampChroma(color, 'oklch'));
}
