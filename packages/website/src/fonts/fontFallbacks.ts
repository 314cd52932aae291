interface Metrics {
  ascent: number;
  descent: number;
  lineGap: number;
  unitsPerEm: number;
  xWidthAvg: number;
}

interface LocalFont {
  /** Added to the family's name; the first needs none. */
  suffix: string;
  metrics: { regular: Metrics; bold: Metrics };
  /** Full and PostScript names: browsers look for either. Fonts with the same widths share a face. */
  regular: string[];
  bold: string[];
}

/**
 * Of the fonts that devices have, which are not ours to bring: their tables `hhea` and `head`, and the average
 * width of a letter in English text (https://seek-oss.github.io/capsize/).
 */
const metricsOf = {
  georgia: inBothWeights({ ascent: 1878, descent: -449, lineGap: 0, unitsPerEm: 2048 }, 913, 1062),
  notoSerif: inBothWeights({ ascent: 1069, descent: -293, lineGap: 0, unitsPerEm: 1000 }, 481, 512),
  timesNewRoman: inBothWeights(
    { ascent: 1825, descent: -443, lineGap: 87, unitsPerEm: 2048 },
    832,
    886,
  ),
  roboto: inBothWeights({ ascent: 1900, descent: -500, lineGap: 0, unitsPerEm: 2048 }, 911, 926),
  arial: inBothWeights({ ascent: 1854, descent: -434, lineGap: 67, unitsPerEm: 2048 }, 913, 983),
  notoSans: inBothWeights({ ascent: 1069, descent: -293, lineGap: 0, unitsPerEm: 1000 }, 474, 503),
};

function inBothWeights(metrics: Omit<Metrics, 'xWidthAvg'>, regular: number, bold: number) {
  return {
    regular: { ...metrics, xWidthAvg: regular },
    bold: { ...metrics, xWidthAvg: bold },
  };
}

const localFonts: Record<'serif' | 'sans', LocalFont[]> = {
  serif: [
    // Windows, macOS, iOS.
    {
      suffix: '',
      metrics: metricsOf.georgia,
      regular: ['Georgia'],
      bold: ['Georgia Bold', 'Georgia-Bold'],
    },
    // Android.
    {
      suffix: ' 2',
      metrics: metricsOf.notoSerif,
      regular: ['Noto Serif', 'NotoSerif-Regular', 'NotoSerif', 'Droid Serif'],
      bold: ['Noto Serif Bold', 'NotoSerif-Bold', 'Droid Serif Bold'],
    },
    // Linux, and whatever else there is.
    {
      suffix: ' 3',
      metrics: metricsOf.timesNewRoman,
      regular: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos'],
      bold: [
        'Times New Roman Bold',
        'TimesNewRomanPS-BoldMT',
        'Liberation Serif Bold',
        'Tinos Bold',
      ],
    },
  ],
  sans: [
    // Android.
    {
      suffix: '',
      metrics: metricsOf.roboto,
      regular: ['Roboto', 'Roboto-Regular'],
      bold: ['Roboto Bold', 'Roboto-Bold'],
    },
    // Windows, macOS, iOS, and most of Linux under another name.
    {
      suffix: ' 2',
      metrics: metricsOf.arial,
      regular: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'],
      bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
    },
    {
      suffix: ' 3',
      metrics: metricsOf.notoSans,
      regular: ['Noto Sans', 'NotoSans-Regular'],
      bold: ['Noto Sans Bold', 'NotoSans-Bold'],
    },
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
  return localFonts[kind].flatMap((font) => [
    face(family + font.suffix, '400', font.regular, font.metrics.regular, web.regular),
    face(family + font.suffix, '600 700', font.bold, font.metrics.bold, web.bold),
  ]);
}

const percent = (value: number) => `${(100 * value).toFixed(2)}%`;

function face(family: string, weight: string, names: string[], local: Metrics, web: Metrics) {
  const size = web.xWidthAvg / web.unitsPerEm / (local.xWidthAvg / local.unitsPerEm);
  // The overrides are of the size after `size-adjust`.
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
