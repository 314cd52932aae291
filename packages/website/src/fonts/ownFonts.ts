import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Institute, OwnFont } from '../instituteTypes.ts';
import { languageOfLocale } from '../language/languageOfLocale.ts';
import { fallbackFaces } from './fontFallbacks.ts';
import { type Subset, codePointsOf, subsets, unicodeRange } from './subsets.ts';

type Part = 'heading' | 'body';

export interface OwnFonts {
  /** `@font-face` rules of these fonts, and of device fonts adjusted to their metrics. */
  css: string;
  files: ReadonlyMap<string, Buffer>;
  preload: Partial<Record<Part, readonly string[]>>;
  stacks: Partial<Record<Part, string>>;
}

const parts = ['heading', 'body'] as const;
const genericOf = { serif: 'Georgia, serif', sans: 'system-ui, sans-serif' };
/** A weight that each part is set in. */
const weightOf = { heading: 600, body: 400 };

/**
 * Subsets the fonts to the characters of the pages, and adjusts the device's fonts to their metrics.
 * @throws Error that can be shown as it is, when a file is missing or is no font.
 */
export async function makeOwnFonts(
  root: string,
  { fonts = {}, locale }: Pick<Institute, 'fonts' | 'locale'>,
): Promise<OwnFonts> {
  const rules = new Set<string>();
  const files = new Map<string, Buffer>();
  const made: OwnFonts = { css: '', files, preload: {}, stacks: {} };
  for (const part of parts) {
    const font = fonts[part];
    if (!font) continue;
    const preloaded: string[] = [];
    for (const { file, weight = '400 700' } of font.files) {
      for (const subset of font.subset ?? (['latin', 'devanagari'] as const)) {
        const content = await cut(root, part, file, subset);
        if (!content) continue;
        const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
        const address = `/fonts/own-${subset}-${hash}.woff2`;
        files.set(address, content);
        rules.add(`@font-face {
  font-family: '${font.family}';
  font-weight: ${weight};
  font-display: ${subset === 'latin' ? 'optional' : 'swap'};
  src: url('${address}') format('woff2');
  unicode-range: ${unicodeRange(content)};
}`);
        const isOfLanguage =
          subset === (languageOfLocale(locale) === 'hi' ? 'devanagari' : 'latin');
        if (isOfLanguage && covers(weight, weightOf[part])) preloaded.push(address);
      }
    }
    for (const rule of await fallbacksOf(root, part, font)) rules.add(rule);
    made.preload[part] = preloaded.slice(0, 1);
    const fallback = `${font.family} Fallback`;
    const families = [font.family, 'Text Devanagari', fallback, `${fallback} 2`, `${fallback} 3`];
    made.stacks[part] = [...families.map((name) => `"${name}"`), genericOf[font.kind]].join(', ');
  }
  return { ...made, css: [...rules].join('\n') };
}

/** A font subset to the characters of one script; undefined if it has none of them. */
async function cut(root: string, part: Part, file: string, subset: Subset) {
  const { default: subsetFont } = await import('subset-font');
  const text = subset === 'latin' ? `${subsets.latin}₹` : subsets.devanagari;
  const [first, last] = subset === 'latin' ? [0x41, 0x7a] : [0x900, 0x97f];
  const font = read(root, part, file);
  try {
    if (!codePointsOf(font).some((code) => code >= first && code <= last)) return undefined;
    return await subsetFont(font, text, { targetFormat: 'woff2', noHinting: true });
  } catch (error) {
    throw new Error(`fonts.${part} of src/institute.ts: ${file} is no font.`, { cause: error });
  }
}

async function fallbacksOf(root: string, part: Part, { family, files, kind }: OwnFont) {
  const { fromBuffer } = await import('@capsizecss/unpack');
  const metrics = (wanted: number) => {
    const found = files.find(({ weight = '400 700' }) => covers(weight, wanted)) ?? files[0];
    if (!found) throw new Error(`fonts.${part} of src/institute.ts names no file.`);
    return fromBuffer(read(root, part, found.file));
  };
  const [regular, bold] = [await metrics(400), await metrics(600)];
  return fallbackFaces(`${family} Fallback`, kind, { regular, bold });
}

function read(root: string, part: Part, file: string): Buffer {
  const whole = path.join(root, file);
  if (existsSync(whole)) return readFileSync(whole);
  throw new Error(`fonts.${part} of src/institute.ts: there is no ${file} in the site's folder.`);
}

function covers(weight: string, wanted: number): boolean {
  const [first = 400, last = first] = weight.split(' ').map(Number);
  return first <= wanted && wanted <= last;
}
