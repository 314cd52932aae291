import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { institute } from '@site/institute.ts';
import { articleCategories } from '@site/content/articleCategories.ts';
import { mailHref, telHref, whatsappHref } from '../../packages/website/src/institute/links.ts';
import { contactNotice } from '../../packages/website/src/contact/contactNotice.ts';
import { hero } from '@site/content/home.ts';
import { describeList } from '@locales/articles.ts';
import { articleDescription } from '@locales/article.ts';
import { courseDescription } from '@locales/courses.ts';
import { documentTitle } from '../../packages/website/src/pageHead/pageMeta.ts';
import { clip, rowMeta } from '../../packages/website/src/pageHead/rowMeta.ts';
import { fallbacks } from '../../packages/website/src/locales/fallbacks.ts';
import { homeMeta, pageCopy } from '../../packages/website/src/locales/pageCopy.ts';
import { type PageName, optionalPages, paths } from '../../packages/website/src/paths.ts';
import { readWithout } from '../../packages/create-setu/src/answers.ts';
import type { PageWords } from '../../packages/website/src/instituteTypes.ts';
import { privacySections } from '@site/content/privacy.ts';
import {
  selectionNotFound,
  shownResults as results,
} from '../../packages/website/src/content/results.ts';
import { schemes } from '@site/content/scholarship.ts';
import { testimonials } from '@site/content/testimonials.ts';
import { read } from '../support/repository.ts';

const [, routes = ''] = /^## Routes$([^]*?)^Rules /m.exec(read('docs/spec.md')) ?? [];
/** The routes of docs/spec.md without a parameter, spelled as there. */
const fixedRoutes = Array.from(routes.matchAll(/^\|([^|]+)\|/gm), ([, paths = '']) => paths)
  .flatMap((paths) => Array.from(paths.matchAll(/`(\/[\w/-]*)`/g), ([, path = '']) => path))
  .filter((path) => !path.startsWith('/upsc-'));
const knownRoutes = new Set(fixedRoutes.map((path) => path.toLowerCase()));

const wordFiles = import.meta.glob<Record<string, PageWords>>(
  '../../packages/website/src/locales/en/!(common).ts',
  { eager: true },
);
/** The words of the pages: each exported under the page's name in `paths`. */
const words = Object.assign({}, ...Object.values(wordFiles)) as Record<PageName, PageWords>;
const pages = Object.fromEntries(
  (Object.keys(paths) as PageName[]).map((name) => [name, pageCopy(name, words[name])]),
) as Record<PageName, ReturnType<typeof pageCopy>>;
pages.home.meta = homeMeta(words.home as Required<PageWords>);

const everyMeta = [
  ...Object.values(pages).map((page) => page.meta),
  ...articleCategories.map((list) => ({
    title: documentTitle(list.heading),
    description: describeList(list),
  })),
  ...results.map(({ heading, meta }) => ({ ...meta, title: documentTitle(heading) })),
  ...Object.values(fallbacks).map((fallback) => fallback.meta),
  selectionNotFound.meta,
];

/** A file of the site's public folder. */
const file = (src: string) =>
  [`../../site/public${src}`, `../../packages/website/public${src}`]
    .map((place) => new URL(place, import.meta.url))
    .find((place) => existsSync(place));

describe('addresses', () => {
  it('has copy for every fixed route and for no other', () => {
    const paths = [
      ...Object.values(pages).map((page) => page.path),
      ...articleCategories.map((category) => category.listPath),
    ];
    expect(paths.toSorted()).toEqual(fixedRoutes.toSorted());
  });

  it('has the pages that may be left out in common with the generator of sites', () => {
    expect(readWithout(optionalPages.join(','))).toEqual(optionalPages);
    expect(() => readWithout('home')).toThrow(optionalPages.join(', '));
  });

  it('gives every result a title of its own that is no fixed route and no prefix of articles', () => {
    const titles = results.map((result) => result.title);
    expect(titles).toEqual(['upsc-2024-results', 'upsc-2023-results', 'upsc-2022-results']);
    expect(titles.filter((title) => knownRoutes.has(`/${title}`))).toEqual([]);
    const prefixes = articleCategories.map((category) => category.articlePath.toLowerCase());
    expect(titles.filter((title) => prefixes.includes(`/${title}`))).toEqual([]);
  });

  it('has a file for every picture, clip and caption, of the size it states', () => {
    for (const { poster, source } of testimonials) {
      const sources = [poster, source, ...source.captions].map(({ src }) => src);
      expect(sources.filter((src) => !file(src))).toEqual([]);
    }
    for (const image of [hero.image, selectionNotFound.image, ...results.map((r) => r.image)]) {
      expect(readFileSync(file(image.src) ?? '', 'utf8')).toContain(
        `width="${image.width}" height="${image.height}"`,
      );
    }
  });
});

describe('copy that says the same twice', () => {
  it('adds up the seats of the schemes', () => {
    const seats = schemes.reduce((sum, scheme) => sum + scheme.seatsPerYear, 0);
    for (const text of [pages.scholarship.text, pages.home.meta.description]) {
      expect(text).toContain(`${seats} students`);
    }
  });
});

describe('article categories', () => {
  it('addresses articles as the table of routes does, letter for letter', () => {
    expect(
      Object.fromEntries(articleCategories.map((known) => [known.listPath, known.articlePath])),
    ).toEqual({
      '/daily-answer-writing': '/article',
      '/daily-current-affairs-analysis': '/daily-current-affairs-analysis',
      '/editorial-analysis': '/editorial-analysis',
      '/facts-of-the-day': '/facts-of-the-day',
      '/what-to-read-in-the-hindu': '/what-to-read-in-the-Hindu',
      '/what-to-read-in-indian-express': '/what-to-read-in-indian-express',
    });
  });
});

describe('heads of the pages', () => {
  it('gives every page a title of its own', () => {
    const titles = everyMeta.map((meta) => meta.title);
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles.filter((title) => !title.includes(institute.name))).toEqual([]);
  });

  it('gives every page but those in the place of another a description of its own, 110 to 155 characters long', () => {
    const descriptions = everyMeta.flatMap((meta): string[] =>
      'description' in meta ? [meta.description] : [],
    );
    expect(new Set(descriptions).size).toBe(descriptions.length);
    expect(
      descriptions
        .filter((text) => text.length < 110 || text.length > 155)
        .map((text) => `${text.length}: ${text}`),
    ).toEqual([]);
  });

  it('describes courses and articles in as many characters, whatever the tables hold', () => {
    const titles = ['GS', 'Sociology Optional (Online)', 'word '.repeat(100), 'x'.repeat(500)];
    const texts = [null, undefined, '', 'Short.', 'word '.repeat(40_000), 'y'.repeat(200_000)];
    for (const title of titles) {
      for (const text of texts) {
        for (const sentence of [courseDescription, articleDescription]) {
          const meta = rowMeta(title, text, sentence);
          expect(meta.description.length).toBeGreaterThanOrEqual(110);
          expect(meta.description.length).toBeLessThanOrEqual(155);
          expect(meta.title.length).toBeLessThanOrEqual(80 + ` | ${institute.name}`.length);
        }
      }
    }
  });

  it('cuts between words, and never through a character', () => {
    expect(clip('  one\n two  ', 20)).toBe('one two');
    expect(clip('The division of powers, explained', 24)).toBe('The division of powers…');
    expect(clip('😀'.repeat(30), 10)).toBe(`${'😀'.repeat(9)}…`);
  });

  it('keeps what a visitor alone sees and what is missing out of search results', () => {
    const hidden = everyMeta.filter((meta) => 'noindex' in meta && meta.noindex);
    expect(hidden).toEqual([
      pages.practiceAgain.meta,
      pages.saved.meta,
      pages.search.meta,
      pages.login.meta,
      pages.register.meta,
      fallbacks.notFound.meta,
      fallbacks.unexpectedError.meta,
      fallbacks.offline.meta,
      selectionNotFound.meta,
    ]);
  });
});

describe('the legal texts', () => {
  it('name the periods and the person of the institute', () => {
    const { privacy } = institute;
    const [privacyText, notice] = [JSON.stringify(privacySections), contactNotice.text];
    for (const text of [privacyText, notice])
      expect(text).toContain(`${privacy.keptMonths} months`);
    expect(privacyText).toContain(`${privacy.answeredDays} days`);
    expect(privacyText).toContain(privacy.officer);
    expect(privacyText).toContain(`mailto:${privacy.email}`);
  });

  it('say, also in a new site, what a server sees of the practised questions', () => {
    const files = globSync('{site,packages/create-setu/template/*}/src/**/privacy.ts');
    expect(files).toHaveLength(4);
    for (const text of files.map((name) => readFileSync(name, 'utf8')))
      expect(text).toMatch(/address of a checked sheet|प्रश्नों के पते में आपके उत्तर/);
  });
});

describe('placeholders', () => {
  it('are numbers and addresses that belong to no one', () => {
    const { admissionsPhone, phones = [], whatsapp } = institute;
    const numbers = [admissionsPhone, ...phones.map(({ number }) => number), whatsapp];
    for (const number of numbers) expect(number).toMatch(/^\+91 00000 0000\d$/);
    expect(new Set(numbers).size).toBe(5);
    expect(telHref(admissionsPhone)).toBe('tel:+910000000000');
    for (const address of [institute.email, institute.privacy.email]) {
      expect(address).toMatch(/@example\.com$/);
    }
  });

  it('carries a message to WhatsApp and a subject to a mail, whatever is in them', () => {
    expect(whatsappHref(institute)).toBe('https://wa.me/910000000004');
    const message = 'Name: Asha & Co #1\nCategory: EWS + 100%';
    expect(new URL(whatsappHref(institute, message)).searchParams.get('text')).toBe(message);
    expect(new URL(whatsappHref(institute, 'half \uD83D')).searchParams.get('text')).toBe(
      'half \uFFFD',
    );
    expect(mailHref(institute, 'A & B')).toBe('mailto:hiring@example.com?subject=A%20%26%20B');
  });
});

describe('results and videos', () => {
  it('names only samples, who have agreed, and says what they took', () => {
    const people = [
      ...results.flatMap(({ people }) => people),
      ...testimonials.flatMap(({ person }) => person ?? []),
    ];
    expect(people).toHaveLength(3 * results.length + testimonials.length);
    for (const { name, consent, course, duration } of people) {
      expect(name).toMatch(/^Sample student \d$/);
      expect(consent).toBe(true);
      expect(`${course}, ${duration}`).toMatch(/^\w.+, \d+ months$/);
    }
    for (const { text } of results) expect(text).toContain('This is a sample');
  });

  it('has five captioned videos', () => {
    expect(testimonials).toHaveLength(5);
    expect(new Set(testimonials.map((video) => video.title)).size).toBe(5);
    for (const { source } of testimonials) {
      expect(source.captions).toEqual([
        { src: source.src.replace('.mp4', '.vtt'), srcLang: 'en', label: 'English' },
      ]);
    }
  });
});
