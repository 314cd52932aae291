import type { Page } from 'playwright';
import { widths } from './shots.ts';
import type { Shot } from './shots.ts';

/** A window and its visitor's settings. */
export interface Look {
  name: string;
  width: number;
  height: number;
  colorScheme: 'light' | 'dark';
  forcedColors?: 'active';
  /** The browser's own text size, doubled. */
  largeText?: true;
}

const mode = (colorScheme: 'light' | 'dark'): Look[] =>
  widths.map((width) => ({ name: `${width} ${colorScheme}`, width, height: 900, colorScheme }));

const looks: readonly Look[] = [
  ...mode('light'),
  ...mode('dark'),
  { name: 'forced colours', width: 1024, height: 900, colorScheme: 'dark', forcedColors: 'active' },
  // A window of 1280 by 1024 px, zoomed: WCAG 1.4.10.
  { name: 'zoom 400', width: 320, height: 256, colorScheme: 'light' },
  { name: 'text 200', width: 640, height: 900, colorScheme: 'light', largeText: true },
  { name: 'text 200 wide', width: 1280, height: 900, colorScheme: 'light', largeText: true },
];

/** The looks in which the shot exists, with the browser's usual text size or the doubled one. */
export function looksOf(shot: Shot, largeText: boolean): Look[] {
  return looks.filter((look) => {
    if (Boolean(look.largeText) !== largeText) return false;
    // At 320 by 256 px and with large text the header is the one of small windows.
    const effective = look.largeText ? look.width / 2 : look.width;
    const nearest = widths.findLast((width) => width <= effective) ?? widths[0];
    return !shot.widths || shot.widths.includes(nearest);
  });
}

export async function putOn(page: Page, look: Look): Promise<void> {
  const { width, height, colorScheme, forcedColors = 'none' } = look;
  await page.emulateMedia({ colorScheme, forcedColors });
  await page.setViewportSize({ width, height });
}

export function fileName({ name }: Shot, look: Look): string {
  return `${name}-${look.name}`.replaceAll(/\W+/g, '-').concat('.png');
}
