import { describe, expect, inject, test } from 'vitest';
import { articleCategories } from '../../../site/src/content/articleCategories.ts';
import { shownResults as results } from '../../../packages/website/src/content/results.ts';
import { partOf, readPage } from '../../support/http/html.ts';
import { readTable } from '../../support/backend/tables.ts';

const siteUrl = inject('siteUrl');
const read = (path: string) => readPage(siteUrl + path);

interface Row {
  path: string;
  heading: string;
  /** The title without ' | Setu', where it is not the heading. */
  title?: string;
  /** Texts that docs/spec.md quotes, word for word. */
  texts?: string[];
  links?: { name: string; href: string }[];
  noindex?: true;
}

const lists: Row[] = [
  ['/daily-answer-writing', 'Daily Answer Writing'],
  ['/daily-current-affairs-analysis', 'Daily Current Affairs Analysis'],
  ['/editorial-analysis', 'Editorial Analysis'],
  ['/facts-of-the-day', 'Important Facts of the Day'],
  ['/what-to-read-in-the-hindu', 'What to read in the Hindu'],
  ['/what-to-read-in-indian-express', 'What to read in the Indian Express'],
].map(([path = '', heading = '']) => ({ path, heading, texts: ['Read More'] }));

const categories = ['All Courses', 'BPSC', 'General Studies', 'Sociology', 'Test Series'];
const whatsapp = {
  name: 'WhatsApp +91 00000 00004 for details',
  href: 'https://wa.me/910000000004',
};

/** The table of docs/spec.md#routes, row by row. */
const rows: Row[] = [
  {
    path: '/',
    heading: 'Your Bridge to Success',
    title: 'Setu: coaching for UPSC and state PCS exams',
    texts: [
      "Spark passion, master governance, shape India's future.",
      'Latest reading 20 November 2026',
      'Free resources',
      'Latest courses',
      ...categories,
      'Toppers on how they prepared',
      'Sample student 5, rank 105 in 2024 Course taken: Mains Test Series (Online), 4 months, paid',
      'Prepare with others',
    ],
    links: [
      { name: 'Study Together Now', href: '/Contact' },
      { name: 'Daily desk', href: '/daily' },
    ],
  },
  {
    path: '/about',
    heading: 'About Setu',
    title: 'About us',
    texts: ['Our vision', 'Our thoughts', 'Our mission'],
  },
  {
    path: '/selections',
    heading: 'Our results',
    title: 'Results by year',
    links: results.map(({ heading, path }) => ({ name: heading, href: path })),
  },
  ...results.map(({ path, year }) => ({
    path,
    heading: `UPSC ${year} Results`,
    title: `UPSC ${year} Results`,
    texts: [
      `Sample student 1, rank 101 in ${year} Course taken: General Studies Foundation (Online), 12 months, paid`,
      'Course taken: Daily Answer Writing, 6 months, free',
      'nobody named here exists',
    ],
    links: [whatsapp],
  })),
  {
    path: '/career',
    heading: 'Careers',
    texts: ['No current openings', 'Why work with us'],
    links: [{ name: 'Write to hiring@example.com', href: 'mailto:hiring@example.com' }],
  },
  ...lists,
  {
    path: '/daily',
    heading: 'Daily desk',
    texts: ['20 November 2026: 6 articles, 16 minutes to read', 'Editorial Analysis', '5 min read'],
    links: [{ name: 'Previous day 19 November 2026', href: '/daily/2026-11-19' }],
  },
  {
    path: '/daily/2026-11-18',
    heading: 'Daily desk: 18 November 2026',
    texts: ['min read', 'Archive'],
    links: [
      { name: 'Previous day 17 November 2026', href: '/daily/2026-11-17' },
      { name: 'Next day 19 November 2026', href: '/daily/2026-11-19' },
    ],
  },
  {
    path: '/practice',
    heading: 'Practice',
    texts: ['20 November 2026: 5 questions', 'Question 5 of 5', 'Earlier questions'],
    links: [{ name: 'Previous day 19 November 2026', href: '/practice/2026-11-19' }],
  },
  {
    path: '/offline-mode',
    heading: 'Offline Mode',
    title: 'Offline Mode: classroom courses',
    texts: categories,
  },
  {
    path: '/online-mode',
    heading: 'Online Mode',
    title: 'Online Mode: live online courses',
    texts: categories,
  },
  {
    path: '/Scholarship',
    heading: 'Scholarship Programme',
    texts: [
      '60% fee scholarship SC/ST/BPL/OBC/Minorities 100 students per year',
      '50% fee scholarship EWS Annual income under Rs. 8 lakhs 100 students per year',
      '40% fee scholarship Meritorious students 50 students per year',
      'Scholarship registration',
      'I accept the terms and conditions',
    ],
    links: [{ name: 'terms and conditions', href: '/terms' }],
  },
  {
    path: '/contact',
    heading: 'Contact us',
    texts: ['IVR line', 'English line', 'Hindi line', 'WhatsApp line', 'Get in touch', '12 months'],
    links: [{ name: 'Privacy', href: '/privacy' }],
  },
  {
    path: '/search',
    heading: 'Search',
    texts: ['Search for', 'Category', 'Month', 'Where else to look'],
    links: [{ name: 'Contact us', href: '/contact' }],
    noindex: true,
  },
  {
    path: '/privacy',
    heading: 'Privacy',
    texts: ['12 months', 'grievance officer', 'sample text'],
    links: [{ name: 'Write to privacy@example.com', href: 'mailto:privacy@example.com' }],
  },
  {
    path: '/terms',
    heading: 'Terms and conditions',
    texts: ['Scholarships', 'sample text'],
    links: [{ name: 'Contact us', href: '/contact' }],
  },
  {
    path: '/accessibility',
    heading: 'Accessibility',
    texts: ['WCAG 2.2', 'What it does not meet yet', '30 days', '23 November 2026'],
    links: [
      { name: 'Write to accessibility@example.com', href: 'mailto:accessibility@example.com' },
    ],
  },
  {
    path: '/topics',
    heading: 'Topics',
    links: [{ name: 'GS Paper 2 36 articles', href: '/topics/gs-paper-2' }],
  },
  { path: '/topics/gs-paper-2', heading: 'GS Paper 2', texts: ['36 articles', 'Read More'] },
  {
    path: '/login',
    heading: 'Log in',
    texts: ['Email address', 'Password', 'Sign in with Google', 'Forgot password?'],
    noindex: true,
  },
  {
    path: '/register',
    heading: 'Create an account',
    texts: ['Email address', 'Password', 'Google'],
    noindex: true,
  },
  {
    path: '/gs-foundation-online',
    heading: 'General Studies Foundation (Online)',
    texts: ['Back to courses', 'Buy Now', 'How to Enroll', 'Enroll Now', 'Explore Course'],
  },
  {
    path: '/daily-current-affairs-analysis/1',
    heading: 'How Parliament Passes a Money Bill',
    texts: ['Back to Daily Current Affairs Analysis', 'By: Team', 'Related articles'],
    links: [
      { name: 'GS Paper 2', href: '/topics/gs-paper-2' },
      { name: 'Prelims', href: '/topics/prelims' },
    ],
  },
];

describe('the table of routes', () => {
  test.each(rows)(
    '$path shows $heading',
    async ({ path, heading, title, texts, links, noindex }) => {
      const page = await read(path);
      expect(page.status).toBe(200);
      expect(page.headings).toEqual([heading]);
      expect(page.title).toBe(path === '/' ? title : `${title ?? heading} | Setu`);
      expect(page.canonical).toBe(siteUrl + path);
      expect(page.robots).toBe(noindex ? 'noindex' : 'max-image-preview:large');
      for (const text of texts ?? []) expect(page.text).toContain(text);
      for (const { name, href } of links ?? []) {
        const found = page.links.find((link) => link.name === name);
        expect(found?.href, name).toSatisfy((actual: string) => actual.split('?')[0] === href);
      }
    },
  );

  // A slug is a value of the table; other spellings are looked up in lower case.
  test.each(rows.filter(({ path }) => path !== '/'))(
    '$path is found in any letter case, and with a slash',
    async ({ path, heading }) => {
      const page = await read(`${path.toUpperCase()}/`);
      expect(page).toMatchObject({ status: 200, headings: [heading], canonical: siteUrl + path });
    },
  );
});

describe('what is not there', () => {
  test.each([
    ['/no-such-page', 'Oops. Page not found.', 'Course not found.'],
    ['/no/such/page', 'Oops. Page not found.', undefined],
    ['/topics/none', 'Oops. Page not found.', undefined],
    ['/%00', 'Oops. Page not found.', undefined],
    ['/article/999999', 'Article not found.', undefined],
    ['/editorial-analysis/abc', 'Article not found.', undefined],
    ['/facts-of-the-day/1.5', 'Article not found.', undefined],
    ['/article/-1', 'Article not found.', undefined],
    ['/article/99999999999999999999', 'Article not found.', undefined],
    ['/editorial-analysis/1%20or%201=1', 'Article not found.', undefined],
  ])('%s answers 404: %s', async (path, heading, text) => {
    const page = await read(path);
    expect(page.status).toBe(404);
    expect(page.headings).toEqual([heading]);
    expect(page.text).toContain(text ?? heading);
    expect(page.links).toContainEqual({ name: 'Back to Home', href: '/' });
    expect(page.canonical).toBeUndefined();
    expect(page.robots).toBe('noindex');
  });
});

describe('results', () => {
  test.each(results)('/selections/$title shows it too', async ({ title, path, heading, image }) => {
    const page = await read(`/selections/${title}`);
    expect(page.status).toBe(200);
    expect(page.headings).toEqual([heading]);
    expect(page.canonical).toBe(siteUrl + path);
    expect(partOf(page.html, 'main')).toContain(`src="${image.src}"`);
    expect((await fetch(siteUrl + image.src)).headers.get('content-type')).toMatch('image/svg+xml');
  });

  test("an unknown title shows 'Selection Not Found' with the default image", async () => {
    const page = await read('/selections/upsc-1999-results');
    expect(page.status).toBe(404);
    expect(page.headings).toEqual(['Selection Not Found']);
    expect(page.robots).toBe('noindex');
    expect(partOf(page.html, 'main')).toContain('src="/art/default.svg"');
    expect(page.links.map(({ name }) => name)).toContain(whatsapp.name);
  });
});

describe('articles', () => {
  const paths = [
    '/article',
    '/what-to-read-in-the-Hindu',
    '/editorial-analysis',
    '/facts-of-the-day',
    '/what-to-read-in-indian-express',
    '/daily-current-affairs-analysis',
  ];

  test.each(articleCategories)(
    'one of $category is found under all six paths',
    async ({ category, articlePath }) => {
      const [article] = await readTable<{ id: number; title: string }>(
        siteUrl,
        `Articles?select=id,title&limit=1&category=eq.${encodeURIComponent(category)}`,
      );
      const read = await Promise.all(
        paths.map((path) => readPage(`${siteUrl}${path}/${article?.id}`)),
      );
      for (const page of read) {
        expect(page.status).toBe(200);
        expect(page.headings).toEqual([article?.title]);
        expect(page.canonical).toBe(`${siteUrl}${articlePath}/${article?.id}`);
      }
    },
  );
});
