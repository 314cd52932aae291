import type { Font } from '@capsizecss/unpack';

/**
 * A font that devices have and that we do not ship: the average width of a letter in English text, in em
 * (https://seek-oss.github.io/capsize/), and its PostScript names, by which every browser finds it
 * (https://drafts.csswg.org/css-fonts-4/#local-font-fallback). Fonts with the same widths share a face.
 */
type LocalFont = readonly [width: number, names: string, boldWidth: number, boldNames: string];

const localFonts: Record<'serif' | 'sans', readonly LocalFont[]> = {
  serif: [
    // Windows, macOS, iOS.
    [913 / 2048, 'Georgia', 1062 / 2048, 'Georgia-Bold'],
    // Android, by the font's first name too.
    [0.481, 'NotoSerif-Regular, NotoSerif', 0.512, 'NotoSerif-Bold'],
    // Linux, and all others.
    [
      832 / 2048,
      'TimesNewRomanPSMT, LiberationSerif',
      886 / 2048,
      'TimesNewRomanPS-BoldMT, LiberationSerif-Bold',
    ],
  ],
  sans: [
    // Android.
    [911 / 2048, 'Roboto-Regular', 926 / 2048, 'Roboto-Bold'],
    // Windows, macOS, iOS, and most of Linux under another name.
    [913 / 2048, 'ArialMT, LiberationSans', 983 / 2048, 'Arial-BoldMT, LiberationSans-Bold'],
    [0.474, 'NotoSans-Regular', 0.503, 'NotoSans-Bold'],
  ],
};

/**
 * `@font-face` rules that give fonts of the device the line height and average width of a web font, so that nothing
 * jumps when that arrives. Each is a family of its own: in one family the browser would try only the last.
 */
export function fallbackFaces(
  family: string,
  kind: 'serif' | 'sans',
  web: { regular: Font; bold: Font },
): string[] {
  return localFonts[kind].flatMap(([width, names, boldWidth, boldNames], index) => {
    const name = index === 0 ? family : `${family} ${index + 1}`;
    return [
      face(name, '400', width, names, web.regular),
      face(name, '600 700', boldWidth, boldNames, web.bold),
    ];
  });
}

const percent = (value: number) => `${(100 * value).toFixed(2)}%`;

function face(family: string, weight: string, width: number, names: string, web: Font) {
  const size = web.xWidthAvg / web.unitsPerEm / width;
  // The overrides are relative to the size after `size-adjust`.
  const override = (value: number) => percent(Math.abs(value) / web.unitsPerEm / size);
  return `@font-face {
  font-family: '${family}';
  font-weight: ${weight};
  src: local('${names.replaceAll(', ', "'), local('")}');
  size-adjust: ${percent(size)};
  ascent-override: ${override(web.ascent)};
  descent-override: ${override(web.descent)};
  line-gap-override: ${override(web.lineGap)};
}`;
}
