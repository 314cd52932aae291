import { entireMetricsCollection } from '@capsizecss/metrics/entireMetricsCollection';

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

const of = (
  family: 'georgia' | 'notoSerif' | 'timesNewRoman' | 'roboto' | 'arial' | 'notoSans',
) => {
  const { variants } = entireMetricsCollection[family];
  return { regular: variants.regular, bold: variants['700'] };
};

const localFonts: Record<'serif' | 'sans', LocalFont[]> = {
  serif: [
    // Windows, macOS, iOS.
    {
      suffix: '',
      metrics: of('georgia'),
      regular: ['Georgia'],
      bold: ['Georgia Bold', 'Georgia-Bold'],
    },
    // Android.
    {
      suffix: ' 2',
      metrics: of('notoSerif'),
      regular: ['Noto Serif', 'NotoSerif-Regular', 'NotoSerif', 'Droid Serif'],
      bold: ['Noto Serif Bold', 'NotoSerif-Bold', 'Droid Serif Bold'],
    },
    // Linux, and whatever else there is.
    {
      suffix: ' 3',
      metrics: of('timesNewRoman'),
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
      metrics: of('roboto'),
      regular: ['Roboto', 'Roboto-Regular'],
      bold: ['Roboto Bold', 'Roboto-Bold'],
    },
    // Windows, macOS, iOS, and most of Linux under another name.
    {
      suffix: ' 2',
      metrics: of('arial'),
      regular: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'],
      bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
    },
    {
      suffix: ' 3',
      metrics: of('notoSans'),
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
