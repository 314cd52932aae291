import { create } from 'fontkitten';
import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
// The fonts that the theme names must be those that the site ships.
import { setu } from '../../../ui/src/theme/setu.ts';
import { makeFontFiles } from '../../../../scripts/fonts.ts';
import { otherLanguage as hindi } from '../locales/en/otherLanguage.ts';
import { preload } from './fonts.json';
import { codePointsOf } from './subsets.ts';

const { en: preloaded } = preload;
const root = fileURLToPath(new URL('../../../..', import.meta.url));
const read = (file: string) => readFileSync(path.join(root, file));
const fontFiles = readdirSync(path.join(root, 'packages/website/public/fonts')).toSorted();

const rules = [
  ...read('packages/website/src/fonts/fonts.css')
    .toString()
    .matchAll(/@font-face \{([^}]+)\}/g),
].map(([, body = '']) => {
  const value = (name: string) => new RegExp(`${name}:\\s+([^;]+);`).exec(body)?.[1] ?? '';
  return {
    family: value('font-family').replaceAll("'", ''),
    weight: value('font-weight'),
    display: value('font-display'),
    file: /url\('([^']+)'\)/.exec(value('src'))?.[1],
    range: rangeOf(value('unicode-range')),
    lineHeight: ['ascent', 'descent', 'line-gap'].map((edge) => value(`${edge}-override`)),
    adjusted: Number.parseFloat(value('size-adjust')),
  };
});
const webFonts = rules.flatMap((rule) => (rule.file ? [{ ...rule, file: rule.file }] : []));
const fallbacks = rules.filter((rule) => !rule.file);
const isDevanagari = ({ family }: { family: string }) =>
  /^Text (?:Devanagari|Language)$/.test(family);

const codePointOf = (character: string) => character.codePointAt(0) ?? Number.NaN;

function rangeOf(unicodeRange: string): number[] {
  return unicodeRange.split(/,\s+/).flatMap((part) => {
    const [first = Number.NaN, last = first] = part
      .replace('U+', '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return Number.isNaN(first)
      ? []
      : Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

function openFont(url: string) {
  const font = create(read(`packages/website/public${url}`));
  if (font.isCollection) throw new Error(`${url} is a collection.`);
  return font;
}

const charactersOf = (url: string) => codePointsOf(read(`packages/website/public${url}`));

const size = (url: string) => read(`packages/website/public${url}`).length;
const familiesOf = (list: string) => list.split(',').map((name) => name.trim().replaceAll('"', ''));

/** Every character of the sample content and of the site's own texts, with a file that contains it. */
function charactersInUse(): Map<string, string> {
  const found = new Map<string, string>();
  for (const folder of [
    'packages/backend/supabase/seeds',
    'site/src',
    'packages/website/src',
    'packages/ui/src',
  ]) {
    for (const name of readdirSync(path.join(root, folder), { recursive: true }) as string[]) {
      // The article parser lists the bullets that it removes; they are never shown.
      if (!/\.(sql|tsx?)$/.test(name) || /\.test\.tsx?$|readLine/.test(name)) continue;
      for (const character of read(path.join(folder, name)).toString()) {
        if (character >= ' ') found.set(character, `${folder}/${name}`);
      }
    }
  }
  return found;
}

describe('the files', () => {
  it('are what scripts/fonts.ts makes today', async () => {
    const made = await makeFontFiles();
    const stale = [...made].filter(([file, content]) => !read(file).equals(content));
    expect(stale.map(([file]) => file)).toEqual([]);
    const names = [...made.keys()].filter((file) =>
      file.startsWith('packages/website/public/fonts/'),
    );
    expect(names.map((file) => path.basename(file)).toSorted()).toEqual(fontFiles);
    const fonts = fontFiles.filter((name) => name.endsWith('.woff2'));
    expect(webFonts.map(({ file }) => path.basename(file)).toSorted()).toEqual(fonts);
    // Named by what is in them, because they are cached for good.
    for (const name of fonts) {
      const content = read(`packages/website/public/fonts/${name}`);
      expect(name).toContain(`-${hash('sha256', content).slice(0, 10)}.woff2`);
    }
  });

  it('carry their licence, and no name that the licence reserves', () => {
    const licences = fontFiles.filter((name) => name.endsWith('-OFL.txt'));
    expect(licences).toHaveLength(3);
    for (const name of licences) {
      const text = read(`packages/website/public/fonts/${name}`).toString();
      expect(text).toMatch(/^(©|Copyright) [^\n]*(Adobe|Noto Project)/);
      expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1');
    }
    for (const { file, family } of webFonts) {
      const font = openFont(file);
      expect([font.familyName, font.fullName]).toEqual([family, family]);
      expect(font.copyright).toMatch(/Adobe|Noto Project/);
    }
  });

  it('stay small: two on every page, the others only where they are needed', () => {
    expect(preloaded).toHaveLength(2);
    expect(webFonts.map(({ file }) => file)).toEqual(expect.arrayContaining(preloaded));
    // A Hindi page preloads only the sans font, because many devices have the Devanagari one.
    expect(preload.hi).toEqual(preloaded.slice(1));
    expect(preloaded.reduce((sum, url) => sum + size(url), 0)).toBeLessThanOrEqual(45_000);
    for (const { file } of webFonts) expect(size(file)).toBeLessThanOrEqual(45_000);
  });
});

describe('the characters', () => {
  it.each(webFonts)('$file claims all that it has', ({ file, range }) => {
    expect(range).toEqual(expect.arrayContaining(charactersOf(file)));
  });

  const characters = charactersInUse();

  it.each(Object.entries(setu.font ?? {}))('of all content are in the %s font', (_use, list) => {
    const families = familiesOf(list);
    const covered = new Set(
      webFonts.filter(({ family }) => families.includes(family)).flatMap(({ range }) => range),
    );
    expect(characters.size).toBeGreaterThan(150);
    // `Score` draws these two itself.
    const missing = [...characters].filter(
      ([character]) => !covered.has(codePointOf(character)) && !/[⅓⅔]/.test(character),
    );
    expect(missing).toEqual([]);
  });

  it('of English, the rupee sign among them, never fetch the Devanagari font', () => {
    const devanagari = webFonts.filter(isDevanagari);
    const latin = webFonts.filter((font) => !isDevanagari(font));
    expect([latin.length, devanagari.length]).toEqual([3, 3]);
    expect(latin.every(({ range }) => range.includes(codePointOf('₹')))).toBe(true);
    const claimed = new Set(latin.flatMap(({ range }) => range));
    expect(devanagari.flatMap(({ range }) => range).filter((one) => claimed.has(one))).toEqual([]);
  });

  it('of the name of Hindi, which English pages show, have a font of their own', () => {
    const [font, ...others] = webFonts.filter(({ family }) => family === 'Text Language');
    expect(others).toEqual([]);
    expect(new Set(charactersOf(font?.file ?? ''))).toEqual(
      new Set(Array.from(hindi?.name ?? '', codePointOf)),
    );
    expect(size(font?.file ?? '')).toBeLessThan(3_000);
  });

  it('of Hindi keep the glyphs they join into', () => {
    const fonts = webFonts.filter(({ family }) => family === 'Text Devanagari');
    // 131 characters; the rest are conjuncts, half forms and placed vowel signs.
    expect(fonts.map(({ file }) => openFont(file).numGlyphs > 550)).toEqual([true, true]);
  });
});

describe('the style sheet', () => {
  it('has every family and weight that the theme asks for', () => {
    const own = Object.values(setu.font ?? {})
      .flatMap(familiesOf)
      .filter((family) => family.startsWith('Text '));
    expect(new Set(rules.map(({ family }) => family))).toEqual(new Set([...own, 'Text Language']));
    for (const family of new Set(own)) {
      const weights = rules.filter((rule) => rule.family === family).map(({ weight }) => weight);
      expect([['400 700'], ['400', '600 700']]).toContainEqual(weights.toSorted());
    }
  });

  it('shows text at once, in a fallback of the same size', () => {
    for (const font of webFonts) {
      expect(font.display).toBe(isDevanagari(font) ? 'swap' : 'optional');
    }
    const [serif = '', sans = ''] = preloaded;
    expect(fallbacks).toHaveLength(12);
    for (const { family, adjusted, lineHeight } of fallbacks) {
      const font = openFont(family.startsWith('Text Serif') ? serif : sans);
      const shown = lineHeight.map((edge) => (Number.parseFloat(edge) * adjusted) / 10_000);
      const wanted = [font.ascent, -font.descent, font.lineGap].map((it) => it / font.unitsPerEm);
      const off = shown.map((edge, index) => Math.abs(edge - (wanted[index] ?? Number.NaN)));
      expect(Math.max(...off)).toBeLessThan(0.0005);
    }
  });
});
