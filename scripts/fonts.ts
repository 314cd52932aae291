import { fromBuffer } from '@capsizecss/unpack';
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type FormatConfig, format } from 'oxfmt';
import subsetFont from 'subset-font';
import { fallbackFaces } from '../packages/website/src/fonts/fontFallbacks.ts';
import { otherLanguage } from '../packages/website/src/locales/en/otherLanguage.ts';
import { subsets, unicodeRange } from '../packages/website/src/fonts/subsets.ts';
import { addGlyph, openFont, renameFont } from './fonts/sfnt.ts';
import { root } from './root.ts';

/**
 * Makes the website's fonts out of those that `npm ci` brought: in `packages/website` the files of
 * `public/fonts/`, `src/fonts/fonts.css` and `src/fonts/fonts.json` (what a page preloads). All of it is
 * committed; run it again only when the characters, the weights or the fonts' versions change.
 */

type Language = 'en' | 'hi';

interface Source {
  /**
   * Not the font's own name: "Source" is a reserved font name, and a subset is a modified version, which may not carry
   * it (OFL 1.1, condition 3).
   */
  family: string;
  /** The folder in `@fontsource-variable`. */
  package: string;
  /** The file in it that holds most characters. */
  file: string;
  /** A second file of the same family, for the few characters the first lacks. */
  extra?: { file: string; text: string };
  text: string;
  features: string[];
}

interface Face {
  /** The name of the file, before its hash. */
  name: string;
  source: Source;
  axes: Record<string, number | { min: number; max: number }>;
  /** The `font-weight` descriptor. */
  weight: string;
  /** Names of the same design on the visitor's own device, tried before the download. */
  local?: string[];
  /** Default: 'optional'. */
  display?: 'swap';
  /** The languages in which every page preloads the font. */
  preload?: readonly Language[];
}

const latin = (family: string, name: string, axis: 'opsz' | 'wght'): Source => ({
  family,
  package: name,
  file: `${name}-latin-${axis}-normal`,
  extra: { file: `${name}-latin-ext-${axis}-normal`, text: '₹' },
  text: subsets.latin,
  features: ['kern', 'liga', 'ccmp', 'locl', 'lnum', 'pnum', 'tnum', 'mark', 'mkmk'],
});
const serif = latin('Text Serif', 'source-serif-4', 'opsz');
const sans = latin('Text Sans', 'source-sans-3', 'wght');
const devanagari: Source = {
  family: 'Text Devanagari',
  package: 'noto-sans-devanagari',
  file: 'noto-sans-devanagari-devanagari-wght-normal',
  text: subsets.devanagari,
  features:
    'nukt akhn rphf rkrf pref blwf half pstf vatu cjct init pres abvs blws psts haln calt clig liga rlig ccmp locl abvm blwm dist mark mkmk kern'.split(
      ' ',
    ),
};

/** The only Hindi word of most English pages, for which the face of the whole script would be 40 kB. */
const nameOfHindi: Source = {
  ...devanagari,
  family: 'Text Language',
  text: otherLanguage?.name ?? '',
};

/** Between a card's heading and a page's; fixed, because the axis would cost 40 kB. */
const opticalSize = 28;

// Headings have one weight. Two fixed weights, each fetched where it is used, are smaller than one
// file with both: 18.6 and 17.4 kB against 31 kB. The sans is used in all its weights on every page,
// where the axis wins: 22 kB against 11 for each weight.
const faces: Face[] = [
  {
    name: 'serif-600',
    source: serif,
    axes: { wght: 600, opsz: opticalSize },
    weight: '600 700',
    preload: ['en'],
  },
  { name: 'serif-400', source: serif, axes: { wght: 400, opsz: opticalSize }, weight: '400' },
  {
    name: 'sans',
    source: sans,
    axes: { wght: { min: 400, max: 700 } },
    weight: '400 700',
    preload: ['en', 'hi'],
  },
  // Android has this design installed, so that the most common reader downloads nothing. A preload would
  // download it all the same, so a Hindi page preloads only the font for Latin digits and names.
  {
    name: 'devanagari-400',
    source: devanagari,
    axes: { wght: 400 },
    weight: '400',
    display: 'swap',
    local: ['Noto Sans Devanagari', 'NotoSansDevanagari-Regular'],
  },
  {
    name: 'devanagari-600',
    source: devanagari,
    axes: { wght: 600 },
    weight: '600 700',
    display: 'swap',
    local: ['Noto Sans Devanagari Bold', 'NotoSansDevanagari-Bold'],
  },
  {
    name: 'devanagari-name',
    source: nameOfHindi,
    axes: { wght: 400 },
    weight: '400',
    display: 'swap',
  },
];

const fontFolder = 'packages/website/public/fonts';
const readPackage = (source: Source, file: string) =>
  readFile(path.join(root, 'node_modules/@fontsource-variable', source.package, file));
const readSource = (source: Source, file: string) => readPackage(source, `files/${file}.woff2`);

async function makeFont(source: Source, axes: Face['axes']): Promise<Buffer> {
  const options = { noHinting: true, keepFeatures: source.features };
  const instance = { ...options, targetFormat: 'sfnt', variationAxes: axes } as const;
  const original = await readSource(source, source.file);
  let font = await subsetFont(original, source.text, instance);
  let text = source.text;
  const { extra } = source;
  if (extra) {
    const second = await subsetFont(await readSource(source, extra.file), extra.text, instance);
    font = addGlyph(font, second, extra.text);
    text += extra.text;
  }
  return subsetFont(renameFont(font, source.family, openFont(original).copyright), text, {
    ...options,
    targetFormat: 'woff2',
    dropTables: ['STAT'],
  });
}

async function licence(source: Source): Promise<string> {
  const font = openFont(await readSource(source, source.file));
  const text = String(await readPackage(source, 'LICENSE'));
  // The package's own first line names the wrong holder for some fonts; the font itself knows.
  const terms = text.slice(text.indexOf('This Font Software is licensed'));
  return `${font.copyright}\n\n${terms.trimEnd()}\n`;
}

/** The metrics that a fallback must match: those of the shipped font at the weight that it replaces. */
const metricsAt = async (source: Source, axes: Face['axes']) =>
  fromBuffer(await makeFont(source, axes));

/** The text as `npm run lint` requires it. */
async function formatted(name: string, text: string): Promise<Buffer> {
  const config = JSON.parse(
    await readFile(path.join(root, '.oxfmtrc.json'), 'utf8'),
  ) as FormatConfig;
  return Buffer.from((await format(name, text, config)).code);
}

/** Every file that this script owns, by its path in the repository. The same input gives the same bytes. */
export async function makeFontFiles(): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const rules: string[] = [];
  const preload: Record<Language, string[]> = { en: [], hi: [] };
  let nameFont = '';
  for (const source of [serif, sans, devanagari]) {
    files.set(`${fontFolder}/${source.package}-OFL.txt`, Buffer.from(await licence(source)));
  }
  for (const face of faces) {
    // A late font is used from the next page on, so that nothing moves under a reader. Only where a
    // device may lack the script altogether is the font swapped in whenever it arrives.
    const font = await makeFont(face.source, face.axes);
    const hash = createHash('sha256').update(font).digest('hex').slice(0, 10);
    const file = `${face.name}-${hash}.woff2`;
    files.set(`${fontFolder}/${file}`, font);
    for (const language of face.preload ?? []) preload[language].push(`/fonts/${file}`);
    if (face.source === nameOfHindi) nameFont = `/fonts/${file}`;
    const src = [
      ...(face.local ?? []).map((name) => `local('${name}')`),
      `url('/fonts/${file}') format('woff2')`,
    ];
    rules.push(`@font-face {
  font-family: '${face.source.family}';
  font-weight: ${face.weight};
  font-display: ${face.display ?? 'optional'};
  src: ${src.join(', ')};
  unicode-range: ${unicodeRange(font)};
}`);
  }
  rules.push(
    ...fallbackFaces('Text Serif Fallback', 'serif', {
      regular: await metricsAt(serif, { wght: 400, opsz: opticalSize }),
      bold: await metricsAt(serif, { wght: 600, opsz: opticalSize }),
    }),
    ...fallbackFaces('Text Sans Fallback', 'sans', {
      regular: await metricsAt(sans, { wght: 400 }),
      bold: await metricsAt(sans, { wght: 600 }),
    }),
  );
  const css = `/* Made by scripts/fonts.ts: change that and run it, not this. Subsets of Source Serif 4, Source Sans 3
   and Noto Sans Devanagari, each under the SIL Open Font License 1.1 (${fontFolder}/*-OFL.txt). */
${rules.join('\n')}
`;
  files.set('packages/website/src/fonts/fonts.css', await formatted('fonts.css', css));
  const json = JSON.stringify({ preload, nameFont });
  files.set('packages/website/src/fonts/fonts.json', await formatted('fonts.json', json));
  return files;
}

if (import.meta.main) {
  const files = await makeFontFiles();
  await rm(path.join(root, fontFolder), { recursive: true, force: true });
  await mkdir(path.join(root, fontFolder), { recursive: true });
  for (const [file, content] of files) {
    await writeFile(path.join(root, file), content);
    console.log(`${(content.length / 1000).toFixed(1).padStart(6)} kB  ${file}`);
  }
}
