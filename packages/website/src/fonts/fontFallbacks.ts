interface Metrics {
  ascent: number;
  descent: number;
  lineGap: number;
  unitsPerEm: number;
  xWidthAvg: number;
}

interface LocalFont {
  metrics: { regular: Metrics; bold: Metrics };
  /** Full and PostScript names: browsers look for either. Fonts with the same widths share a face. */
  regular: string[];
  bold: string[];
}

/**
 * A font that devices have and that we do not ship.
 *
 * @param metrics from its tables `hhea` and `head`: ascent, descent, line gap, units per em.
 * @param widths average widths of a letter in English text: regular and bold (https://seek-oss.github.io/capsize/).
 */
function font(
  [ascent, descent, lineGap, unitsPerEm]: [number, number, number, number],
  [regularWidth, boldWidth]: [number, number],
  regular: string,
  bold: string,
): LocalFont {
  const metrics = { ascent, descent, lineGap, unitsPerEm };
  return {
    metrics: {
      regular: { ...metrics, xWidthAvg: regularWidth },
      bold: { ...metrics, xWidthAvg: boldWidth },
    },
    regular: regular.split(', '),
    bold: bold.split(', '),
  };
}

const localFonts: Record<'serif' | 'sans', LocalFont[]> = {
  serif: [
    // Windows, macOS, iOS.
    font([1878, -449, 0, 2048], [913, 1062], 'Georgia', 'Georgia Bold, Georgia-Bold'),
    // Android.
    font(
      [1069, -293, 0, 1000],
      [481, 512],
      'Noto Serif, NotoSerif-Regular, NotoSerif, Droid Serif',
      'Noto Serif Bold, NotoSerif-Bold, Droid Serif Bold',
    ),
    // Linux, and all others.
    font(
      [1825, -443, 87, 2048],
      [832, 886],
      'Times New Roman, TimesNewRomanPSMT, Liberation Serif, Tinos',
      'Times New Roman Bold, TimesNewRomanPS-BoldMT, Liberation Serif Bold, Tinos Bold',
    ),
  ],
  sans: [
    // Android.
    font([1900, -500, 0, 2048], [911, 926], 'Roboto, Roboto-Regular', 'Roboto Bold, Roboto-Bold'),
    // Windows, macOS, iOS, and most of Linux under another name.
    font(
      [1854, -434, 67, 2048],
      [913, 983],
      'Arial, ArialMT, Liberation Sans, Arimo',
      'Arial Bold, Arial-BoldMT, Liberation Sans Bold, Arimo Bold',
    ),
    font(
      [1069, -293, 0, 1000],
      [474, 503],
      'Noto Sans, NotoSans-Regular',
      'Noto Sans Bold, NotoSans-Bold',
    ),
  ],
};

/**
 * `@font-face` rules that give a font of the visitor's device the line height and the average width
 * of a web font, so that nothing jumps when that arrives. Each local font is a family of its own
 * (`family`, `family 2`, `family 3`): in one family the browser would try only the last.
 */
export function fallbackFaces(
  family: string,
  kind: 'serif' | 'sans',
  web: { regular: Metrics; bold: Metrics },
): string[] {
  return localFonts[kind].flatMap(({ metrics, regular, bold }, index) => {
    const name = index === 0 ? family : `${family} ${index + 1}`;
    return [
      face(name, '400', regular, metrics.regular, web.regular),
      face(name, '600 700', bold, metrics.bold, web.bold),
    ];
  });
}

const percent = (value: number) => `${(100 * value).toFixed(2)}%`;

function face(family: string, weight: string, names: string[], local: Metrics, web: Metrics) {
  const size = web.xWidthAvg / web.unitsPerEm / (local.xWidthAvg / local.unitsPerEm);
  // The overrides are relative to the size after `size-adjust`.
  const override = (value: number) => percent(Math.abs(value) / web.unitsPerEm / size);
  return `@font-face {
  font-family: '${family}';
  font-weight: ${weight};
  src: ${names.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${percent(size)};
  ascent-override: ${override(web.ascent)};
  descent-override: ${override(web.descent)};
  line-gap-override: ${override(web.lineGap)};
}`;
}
