import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { articleCategories } from '../../../site/src/content/articleCategories.ts';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';
import { linksIn, partOf, readPage, textsOf } from '../../support/http/html.ts';
import { readTable } from '../../support/backend/tables.ts';

const siteUrl = inject('siteUrl');
const browser = useBrowser();
const viewport = { width: 1280, height: 800 };

type CourseRow = Record<string, string> & { id: number };

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const items = (page: Page, name: string) =>
  region(page, name).getByRole('listitem').allInnerTexts();

describe('course detail', () => {
  test('has every part of its row, in order', async () => {
    const slug = 'gs-foundation-online';
    const page = await hydrated(await browser.open(`${siteUrl}/${slug}`, { viewport }));
    const [row] = await readTable<CourseRow>(siteUrl, `Course Details?slug=eq.${slug}`);
    const column = (name: string) => row?.[name] ?? '';
    const main = page.getByRole('main');

    await main.getByRole('heading', { level: 1, name: column('Title') }).waitFor();
    expect(await main.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
      'Course overview',
      'Modules',
      'Learning outcomes',
      'Key features',
      'How to Enroll',
      'Related courses',
    ]);
    expect(await main.getByRole('term').allTextContents()).toEqual(['Duration', 'Fees']);
    expect(await main.getByRole('definition').allTextContents()).toEqual([
      column('Duration'),
      column('Fees'),
    ]);
    await main.getByText(column('description')).waitFor();
    const picture = main.locator(`img[src="${column('CourseImage')}"]`);
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
      0,
    );

    const overview = column('CourseOverview').split('\n\n');
    await region(page, 'Course overview')
      .getByText(overview[0] ?? '')
      .waitFor();
    expect((await items(page, 'Course overview')).map((item) => `- ${item}`)).toEqual(
      overview.find((block) => block.startsWith('- '))?.split('\n'),
    );
    expect(
      await region(page, 'Modules').getByRole('heading', { level: 3 }).allTextContents(),
    ).toEqual([1, 2, 3].map((number) => column(`ModuleHeading_${number}`)));
    for (const number of [1, 2, 3]) {
      const [start = ''] = column(`Module_${number}`).split('\n');
      await region(page, 'Modules').getByText(start).waitFor();
    }
    // Three features and five outcomes: all eight fields, each once.
    expect(await items(page, 'Key features')).toEqual(
      ['KeyFeature_p1', 'KeyFeature_p2', 'KeyFeature_p3'].map(column),
    );
    expect(await items(page, 'Learning outcomes')).toEqual(
      [
        'LearningOutcome_1',
        'LearningOutcome_2',
        'LearningOutcome_3',
        'KeyFeature_p4',
        'KeyFeature_p5',
      ].map(column),
    );
    for (const name of ['Buy Now', `Enroll Now: ${column('Title')}`]) {
      const link = main.getByRole('link', { name, exact: true });
      expect(await link.getAttribute('href')).toBe(column('BuyURL'));
    }
  });

  test('leads to three other courses, the newest, and back to the list', async () => {
    const slug = 'mains-test-series-online';
    const page = await hydrated(await browser.open(`${siteUrl}/${slug}`, { viewport }));
    const others = await readTable<CourseRow>(
      siteUrl,
      `Course Details?slug=neq.${slug}&order=id.desc&limit=3`,
    );
    const explore = region(page, 'Related courses').getByRole('link');
    expect(
      await explore.evaluateAll((links) =>
        links.map((link) => ({
          text: link.textContent,
          name: link.getAttribute('aria-label'),
          href: link.getAttribute('href'),
        })),
      ),
    ).toEqual(
      others.map(({ Title, slug }) => ({
        text: 'Explore Course',
        name: `Explore Course: ${Title}`,
        href: `/${slug}`,
      })),
    );
    await explore.first().click();
    await page.getByRole('heading', { level: 1, name: others[0]?.['Title'] ?? '' }).waitFor();
    await page.getByRole('link', { name: 'Back to courses' }).click();
    await expect.poll(() => region(page, 'Latest courses').isVisible()).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/');
  });

  test('every card of the mode pages leads to a course of its title', async () => {
    const modes = await Promise.all(
      ['/offline-mode', '/online-mode'].map((path) => readPage(siteUrl + path)),
    );
    const links = modes.flatMap((page) =>
      page.links.filter(({ name }) => name.startsWith('View More')),
    );
    expect(links.length).toBeGreaterThanOrEqual(14);
    const found = await Promise.all(
      links.map(async ({ href }) => {
        const page = await readPage(siteUrl + href);
        return `View More: ${page.status === 200 ? page.headings[0] : page.status}`;
      }),
    );
    expect(found).toEqual(links.map(({ name }) => name));
  });
});

test.each([
  [
    '/gs-foundation-online',
    'General Studies Foundation (Online)',
    { name: 'Courses', href: '/?courses=all#latest-courses' },
  ],
  ['/upsc-2024-results', 'UPSC 2024 Results', { name: 'Our results', href: '/selections' }],
  [
    '/selections/upsc-1999-results',
    'Selection Not Found',
    { name: 'Our results', href: '/selections' },
  ],
])('%s says where it stands on the site', async (path, heading, above) => {
  const main = partOf((await readPage(siteUrl + path)).html, 'main');
  const trail = main.slice(main.indexOf('<nav'), main.indexOf('</nav>'));
  expect(trail).toContain('aria-label="Breadcrumb"');
  expect(linksIn(trail)).toEqual([{ name: 'Home', href: '/' }, above]);
  expect(textsOf(trail, 'li').at(-1)).toBe(heading);
  expect(trail).toContain('aria-current="page"');
});

describe('article detail', () => {
  test('has title, author, date and text, as paragraphs and lists', async () => {
    const page = await browser.open(`${siteUrl}/article/1`, { viewport });
    const article = page.getByRole('article', { name: 'How Parliament Passes a Money Bill' });
    await article.getByRole('heading', { level: 1 }).waitFor();
    await article.getByText('By: Team', { exact: true }).waitFor();
    expect(await article.locator('time').allTextContents()).toEqual(['20/11/2026']);
    // Blank lines part the blocks; lines with a bullet or a number are items of a list.
    const [row] = await readTable<{ content: string }>(siteUrl, 'Articles?select=content&id=eq.1');
    const expected = row?.content.split('\n\n').flatMap((block) =>
      block.split('\n').map((line) => {
        const [, mark = '', text] = /^(- |\d+\. )?(.*)$/.exec(line) ?? [];
        return { in: mark === '' ? 'text' : mark === '- ' ? 'UL' : 'OL', text };
      }),
    );
    const blocks = await article.evaluate((element) =>
      [...element.querySelectorAll('p, h2, li')]
        .filter((block) => !block.closest('header, nav'))
        .map((block) => ({
          in: block.tagName === 'LI' ? block.parentElement?.tagName : 'text',
          text: block.textContent,
        })),
    );
    expect(blocks).toEqual(expected);
    expect(blocks.filter((block) => block.in === 'UL')).toHaveLength(7);
    expect(blocks.filter((block) => block.in === 'OL')).toHaveLength(6);
  });

  test.each(articleCategories)(
    'of $category: the way back, and three others',
    async ({ category, articlePath, heading, listPath }) => {
      const [own] = await readTable<{ id: number }>(
        siteUrl,
        `Articles?select=id&category=eq.${encodeURIComponent(category)}&order=created_at.desc&limit=1`,
      );
      const others = await readTable<{ id: number; title: string }>(
        siteUrl,
        `Articles?select=id,title&id=neq.${own?.id}&order=created_at.desc,id.desc&limit=3`,
      );
      const main = partOf((await readPage(`${siteUrl}${articlePath}/${own?.id}`)).html, 'main');
      expect(linksIn(main).slice(0, 3)).toEqual([
        { name: 'Home', href: '/' },
        { name: heading, href: listPath },
        { name: `Back to ${heading}`, href: listPath },
      ]);
      expect(textsOf(main, 'h2').at(-1)).toBe('Related articles');
      const links = linksIn(main.slice(main.lastIndexOf('<h2')));
      expect(links.map(({ name }) => name)).toEqual(others.map(({ title }) => title));
      const related = await Promise.all(links.map(({ href }) => readPage(siteUrl + href)));
      expect(related.map(({ status }) => status)).toEqual([200, 200, 200]);
    },
  );
});

describe('Hindi', () => {
  /** Words in Devanagari, by whether the page says that they are Hindi. */
  const devanagari = (page: Page) =>
    page.evaluate(() => {
      const texts = { marked: 0, unmarked: [] as string[] };
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode.textContent ?? '';
        const element = walker.currentNode.parentElement;
        if (!/[\u0900-\u097f]/.test(text) || element?.closest('script')) continue;
        if (element?.closest<HTMLElement>('[lang]')?.lang === 'hi') texts.marked += 1;
        else texts.unmarked.push(text);
      }
      return texts;
    });

  test.each([
    ['an article', '/facts-of-the-day/43', 10],
    ['a list with Hindi titles', '/facts-of-the-day', 1],
    ['answer writing', '/daily-answer-writing', 1],
  ])('%s marks it as such', async (_what, path, atLeast) => {
    const page = await browser.open(siteUrl + path, { javaScriptEnabled: false });
    const { marked, unmarked } = await devanagari(page);
    expect(unmarked).toEqual([]);
    expect(marked).toBeGreaterThanOrEqual(atLeast);
  });

  test('has its own letters, and English on the same page stays English', async () => {
    const page = await browser.open(`${siteUrl}/facts-of-the-day/43`, { viewport });
    const heading = page.getByRole('heading', { level: 1 });
    const hindi = heading.locator('[lang="hi"]').first();
    const family = await hindi.evaluate((element) => getComputedStyle(element).fontFamily);
    expect(family).toContain('Text Devanagari');
    expect(
      await page.evaluate(async () => {
        await document.fonts.ready;
        return [...document.fonts].filter((f) => f.status === 'loaded').map((f) => f.family);
      }),
    ).toContain('Text Devanagari');
    const author = page.getByText('By: Team', { exact: true });
    expect(await author.evaluate((e) => e.closest<HTMLElement>('[lang]')?.lang)).toBe('en-IN');
  });
});
