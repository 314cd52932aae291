import { readFileSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { hindiLabels } from '../../../packages/ui/src/labels/hi.tsx';
import { paths } from '../../../packages/website/src/paths.ts';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';
import { linksIn, parsePage, partOf, saidIn } from '../../support/http/html.ts';
import { textsOf } from '../../support/words.ts';

type Language = 'en' | 'hi';

const siteUrl = inject('siteUrl');
const browser = useBrowser();

/** Words that Hindi pages write in Latin letters, such as the other language's name in its link. */
const names = /\b(?:BPSC|EWS|English)\b|\S+@\S+/g;

const isHindi = (text: string) => /\p{Script=Devanagari}/u.test(text);
const isEnglish = (text: string) => !isHindi(text) && /[a-z]{2}/i.test(text.replace(names, ''));
const otherThan = (language: Language) => (language === 'en' ? 'hi' : 'en');

const locales = import.meta.glob(
  ['../../../packages/website/src/locales/{en,hi}/*.ts', '!**/{labels,otherLanguage}.ts'],
  { eager: true },
);
/** Our own texts, without numbers inserted into them. English labels are the components' defaults. */
const textsIn = (language: Language) =>
  [
    ...Object.entries(locales).flatMap(([file, words]) =>
      file.includes(`/${language}/`) ? [words] : [],
    ),
    language === 'hi' ? hindiLabels : {},
  ]
    .flatMap((words) => textsOf(words))
    .flatMap(([, text]) => text.split(/\d+/))
    .map((text) => text.trim())
    .filter((text) => (language === 'hi' ? isHindi : isEnglish)(text));
const ours = { en: textsIn('en'), hi: textsIn('hi') };

const readBuilt = (file: string) =>
  readFileSync(new URL(`../../../site/dist/client/${file}`, import.meta.url), 'utf8');

/** The scripts and styles of a language's pages. */
function filesOf(manifest: string): string[] {
  const chunks = JSON.parse(readBuilt(`.vite/${manifest}.json`)) as {
    [name: string]: { file: string; css?: string[] };
  };
  return Object.values(chunks).flatMap(({ file, css = [] }) => [file, ...css]);
}
const files = { en: filesOf('manifest'), hi: filesOf('manifest-hi') };
/** Those that the pages of the other language do not have. */
const ownFiles = {
  en: files.en.filter((file) => !files.hi.includes(file)),
  hi: files.hi.filter((file) => !files.en.includes(file)),
};

/** The address for each language in a page's head or an item of the sitemap. */
const alternatesIn = (markup: string): { [language: string]: string } =>
  Object.fromEntries(
    [...markup.matchAll(/\srel="alternate" hreflang="([^"]+)" href="([^"]+)"/gi)].map(
      ([, language = '', href = '']) => [language, href],
    ),
  );

const languageOf = (url: string): Language =>
  /^\/hi(?:\/|$)/.test(new URL(url).pathname) ? 'hi' : 'en';

/** Fetches a text, again for as long as the server answers that it is not ready, which takes 2.5 s. */
async function textOf(url: string): Promise<string> {
  const answer = await fetch(url);
  const text = await answer.text();
  return answer.status === 503 ? textOf(url) : text;
}

const sitemap = await textOf(`${siteUrl}/sitemap.xml`);
const items = new Map(
  [...sitemap.matchAll(/<loc>(.*?)<\/loc>.*?<\/url>/gs)].map(([item, url = '']) => [
    url,
    alternatesIn(item),
  ]),
);
const unlisted = [...Object.values(paths), '/no/such/page'].flatMap((path) => [
  siteUrl + path,
  `${siteUrl}/hi${path}`.replace(/\/$/, ''),
]);
/** Articles and days of one kind, translated or not, differ by their rows alone: a few of each are read. */
const kinds = Map.groupBy(items, ([url, alternates]) =>
  [url.replace(/[\d-]+$/, '*'), 'hi' in alternates].join(),
);
const urls = [...kinds.values()]
  .flatMap((alike) => alike.slice(0, 6))
  .flatMap(([url, alternates]) => [url, ...Object.values(alternates)]);
const pages = new Map<string, string>();
// One after another, because some of hundreds in parallel would have to wait.
for (const url of new Set([...urls, ...unlisted])) pages.set(url, await textOf(url));

test('the sitemap has pages in both languages', () => {
  const languages = [...items.keys()].map(languageOf);
  expect(languages.filter((language) => language === 'en').length).toBeGreaterThan(100);
  expect(languages.filter((language) => language === 'hi').length).toBeGreaterThan(50);
});

test.each([...pages])('%s has a language, and leads to the other', async (url, html) => {
  const language = languageOf(url);
  const other = otherThan(language);
  expect(html).toContain(`<html lang="${language}-IN"`);
  expect(parsePage(html).headings).toHaveLength(1);
  const levels = Array.from(html.matchAll(/<h([1-6])\b/g), ([, level]) => Number(level));
  expect(levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1)).toEqual([]);

  const alternates = alternatesIn(html);
  expect(alternates).toEqual(items.get(url) ?? alternates);
  const { en = url, hi = url } = alternates;
  const both = { en, hi, 'x-default': en, [language]: url };
  expect([{}, both]).toContainEqual(alternates);
  for (const twin of Object.values(alternates)) {
    expect(alternatesIn(pages.get(twin) ?? ''), twin).toEqual(both);
  }

  const [link = '', href = '', name = ''] =
    new RegExp(
      `<a class="language" href="([^"]+)" lang="${other}" hrefLang="${other}" aria-label="([^"]+)"`,
    ).exec(partOf(html, 'header')) ?? [];
  expect(isHindi(name) ? 'hi' : 'en', link).toBe(other);
  const there = siteUrl + href;
  expect(there).toBe(alternates[other] ?? there);
  expect(languageOf(there)).toBe(other);
  expect(pages.has(there) || (await fetch(there)).ok, there).toBe(true);
});

/** The links of header and footer, without that to the same page in the other language. */
const frameOf = (html: string) =>
  JSON.stringify([partOf(html, 'header'), partOf(html, 'footer')].map(linksIn)).replace(
    /"(?:Read in English|English list|Newest day in English|हिन्दी में)[^"]*","href":"[^"]*"/,
    'language',
  );

test('header, footer and the ways to get help are the same on every page, in the same order', () => {
  const ofLanguage = Map.groupBy(pages, ([url]) => languageOf(url));
  expect(ofLanguage.size).toBe(2);
  for (const some of ofLanguage.values()) {
    const frames = new Set(some.map(([, html]) => frameOf(html)));
    expect(frames.size).toBe(1);
    const [frame] = frames;
    expect(frame).toMatch(/tel:.*mailto:.*wa\.me|tel:.*wa\.me.*mailto:/);
    expect(frame).toMatch(/"(?:\/hi)?\/contact"/);
  }
});

test.each([...pages])('%s says nothing in the other language', (url, html) => {
  const language = languageOf(url);
  const other = otherThan(language);
  const whole = new Set(ours[other]);
  const phrases = ours[other].filter((text) => text.includes(' ') && text.length > 9);
  const faults = saidIn(html).filter(
    ({ text, ...marked }) =>
      whole.has(text) ||
      // Rows may be in another language, and are marked so.
      (marked.language.startsWith(language) &&
        ((language === 'hi' && isEnglish(text)) ||
          phrases.some((phrase) => text.includes(phrase)))),
  );
  expect(faults).toEqual([]);
  const loads = (language: Language) => ownFiles[language].some((file) => html.includes(file));
  expect({ own: loads(language), other: loads(other) }).toEqual({ own: true, other: false });
});

test('what is written in Hindi on English pages is marked as such', async () => {
  const article = `${siteUrl}/facts-of-the-day/43`;
  // A name that is read out may be of both languages, and cannot be marked.
  const unwritten = /<head>.*?<\/head>|\s(?:alt|aria-label|placeholder|title)="[^"]*"/gs;
  const inHindi = [...pages, [article, await textOf(article)] as const]
    .filter(([url]) => languageOf(url) === 'en')
    .flatMap(([url, html]) =>
      saidIn(html.replace(unwritten, ''))
        .filter(({ text }) => isHindi(text))
        .map((said) => ({ url, ...said })),
    );
  expect(inHindi.filter(({ language }) => !language.startsWith('hi'))).toEqual([]);
  expect(new Set(inHindi.map(({ text }) => text)).size).toBeGreaterThan(20);
});

/** Links to Hindi pages are in Hindi, also on English pages. */
const waysToHindi = /हिन्दी में [^"'`]*/g;

test('the scripts of a language have its words alone', () => {
  const scriptsIn = (language: Language) =>
    files[language].filter((file) => file.endsWith('.js')).map(readBuilt);
  // Shorter texts also occur in the components and in the institute's content.
  const sentences = ours.en.filter((text) => text.length > 30);
  const inHindi = scriptsIn('hi');
  expect(sentences.filter((text) => inHindi.some((script) => script.includes(text)))).toEqual([]);
  // The article parser knows single Hindi words that begin a heading.
  const words = /\p{Script=Devanagari}{2,} \p{Script=Devanagari}{2,}/u;
  const inEnglish = scriptsIn('en').map((script) => script.replaceAll(waysToHindi, ''));
  expect(inEnglish.flatMap((script) => words.exec(script) ?? [])).toEqual([]);
});

test.each(['en', 'hi'] as const)('a browser loads no file of another than %s', async (language) => {
  const prefix = language === 'en' ? '' : '/hi';
  const loaded: string[] = [];
  const page = await browser.open(siteUrl + prefix);
  page.on('request', (request) => loaded.push(request.url()));
  for (const path of ['/contact', '/practice', '/editorial-analysis']) {
    await hydrated(page);
    await page.goto(siteUrl + prefix + path);
  }
  const loads = (files: string[]) => files.some((file) => loaded.some((url) => url.endsWith(file)));
  expect(loads(ownFiles[language])).toBe(true);
  expect(loads(ownFiles[otherThan(language)])).toBe(false);
});
