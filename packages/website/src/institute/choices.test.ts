import { expect, test, vi } from 'vitest';
import { institute } from '@site/institute.ts';
import type { Institute } from '../instituteTypes.ts';

/** Everything derived from our institute, with a change or with one setting left out. */
async function withChange(change: Partial<Institute>, leftOut?: keyof Institute) {
  const changed: Institute = { ...institute, ...change };
  if (leftOut !== undefined) delete changed[leftOut];
  vi.resetModules();
  vi.doMock('@site/institute.ts', () => ({ institute: changed }));
  const [menus, { routes }, { llmsText, securityText }, previews] = await Promise.all([
    import('./menus.ts'),
    import('../routes.ts'),
    import('../seo/wellKnownTexts.ts'),
    import('../pageHead/previews.ts'),
  ]);
  const said = JSON.stringify([menus, previews.institutePreview]);
  const texts =
    llmsText('https://a.example', true) + securityText('https://a.example', new Date(0));
  return { ...menus, paths: routes.map(({ path }) => path), said, texts };
}

test.each<[change: Partial<Institute>, says: string]>([
  [{ name: 'Meadow' }, 'Meadow: Your Bridge to Success'],
  [{ slogan: 'Read on' }, 'Setu: Read on'],
  [{ legalName: 'Meadow Academy' }, '© Meadow Academy.'],
  [{ admissionsPhone: '+91 1' }, '"tel:+911"'],
  [{ phones: [{ label: 'Night line', number: '+91 2' }] }, 'Night line'],
  [{ whatsapp: '+91 3' }, 'https://wa.me/913'],
  [{ email: 'post@meadow.example' }, 'mailto:post@meadow.example'],
  [{ videoChannel: 'https://video.example' }, 'https://video.example'],
  [{ appStore: 'https://app.example' }, 'https://app.example'],
  [{ socialLinks: [{ title: 'X', href: 'https://x.example', icon: 'x' }] }, 'https://x.example'],
  [{ menus: { quickLinks: [{ title: 'Only this', href: '/about' }] } }, 'Only this'],
])('%o is said wherever it belongs', async (change, says) => {
  expect((await withChange(change)).said).toContain(says);
});

test.each<[leftOut: keyof Institute, isGone: RegExp]>([
  ['phones', /Hindi line/],
  ['videoChannel', /Live Demo/],
  ['appStore', /Login to our App/],
  ['socialLinks', /instagram/],
])('without %s nothing leads there', async (leftOut, isGone) => {
  expect((await withChange({})).said).toMatch(isGone);
  expect((await withChange({}, leftOut)).said).not.toMatch(isGone);
});

test('without an address for students the only one is for everybody', async () => {
  const labels = async (leftOut?: keyof Institute) =>
    (await withChange({}, leftOut)).contactPageLines.map(({ label }) => label);
  expect(await labels()).toEqual(expect.arrayContaining(['Students', 'Hiring']));
  expect(await labels('studentsEmail')).toContain('Email');
  expect(await labels('studentsEmail')).not.toContain('Hiring');
});

test('without an app there are no accounts', async () => {
  const { paths } = await withChange({}, 'appStore');
  expect(paths.filter((path) => /login|register/.test(path))).toEqual([]);
});

test.each([
  ['accessibility', ['/accessibility']],
  ['career', ['/career']],
  ['offlineMode', ['/offline-mode']],
  ['onlineMode', ['/online-mode']],
  ['practice', ['/practice', '/practice/again', '/practice/:day', '/practice/topics/:topic']],
  ['scholarship', ['/Scholarship']],
  ['selections', ['/selections', '/selections/:title', '/upsc-2024-results']],
] as const)('without %s its addresses and the links to them are gone', async (page, gone) => {
  const before = await withChange({});
  const after = await withChange({ without: [page] });
  for (const path of gone) {
    expect(before.paths).toContain(path);
    expect(after.paths).not.toContain(path);
  }
  const [main] = gone;
  for (const text of [before.said, before.texts]) expect(text).toMatch(new RegExp(`${main}[")]`));
  for (const text of [after.said, after.texts]) expect(text).not.toMatch(new RegExp(`${main}[")]`));
});

test('llms.txt has no heading without pages', async () => {
  const { texts } = await withChange({ without: ['offlineMode', 'onlineMode', 'scholarship'] });
  expect(texts).toContain('## Articles');
  expect(texts).not.toContain('## Courses');
});

test('with one kind of course the header has a link in the place of a menu', async () => {
  const { navigation } = await withChange({ without: ['offlineMode'] });
  expect(navigation[0]).toEqual({ title: 'All Courses', href: '/online-mode' });
});

test('a list that is left out has no address, and any article is still found at /article', async () => {
  const { paths, said } = await withChange({ articles: institute.articles.slice(0, 2) });
  expect(paths).not.toContain('/daily-answer-writing');
  expect(said).not.toContain('/daily-answer-writing');
  expect(paths).toContain('/article/:id');
});

test('the lists stand in the menus in their order, by their names there', async () => {
  const { resourceLinks } = await withChange({ articles: institute.articles.toReversed() });
  expect(resourceLinks.slice(0, 2)).toEqual([
    { title: 'Daily Answer Writing', href: '/daily-answer-writing' },
    { title: 'Important Facts of the Day', href: '/facts-of-the-day' },
  ]);
});

test('what is not found leads to pages that every institute has', async () => {
  await withChange({ articles: institute.articles.slice(0, 1) });
  const [{ fallbacks }, { linksOn }] = await Promise.all([
    import('../locales/fallbacks.ts'),
    import('./linksOn.ts'),
  ]);
  const { links } = fallbacks.notFound;
  expect(linksOn(links)).toEqual(links);
});

test('a result that the two files of a language do not share stops the start', async () => {
  const checkedWith = async (change: Partial<Institute>) => {
    await withChange(change);
    const { checkResults } = await import('../content/results.ts');
    return checkResults;
  };
  expect(await checkedWith({ results: ['upsc-2024-results'] })).toThrow(
    'src/institute.ts lacks the result upsc-2023-results, upsc-2022-results.',
  );
  const results = [...(institute.results ?? []), 'upsc-1999'];
  const missing = 'content/results.ts lacks the result upsc-1999.';
  expect(await checkedWith({ results })).toThrow(`src/${missing}`);
  expect(await checkedWith({ results, otherLocales: ['en-IN'] })).toThrow(`src/en/${missing}`);
});
