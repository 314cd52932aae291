import { describe, expect, test } from 'vitest';
import { boxOf, expectLink, page, render } from '../../testing/browser.ts';
import { ArticleDetail } from './ArticleDetail.tsx';

const article = {
  title: 'The soils of India',
  date: '2026-11-17T20:00:00Z',
  category: 'Facts of the Day',
  back: { href: '/facts-of-the-day', label: 'Back to Facts of the Day' },
  text: 'First.\n\n- point',
  related: [{ id: 1, title: 'Rivers', href: '/article/1' }],
};

describe('beside its translation', () => {
  const twin = { title: 'भारत की मिट्टियाँ', lang: 'hi', href: '/hi/article/2' };

  test("names the language of its passages in the page's own", async () => {
    const text = 'पहला।\n\nArticle 21 of the Constitution';
    await render(<ArticleDetail {...article} translation={{ ...twin, text }} />);
    await expectLink(twin.title, twin.href);
    const passage = page.getByText('Article 21 of the Constitution').element();
    expect(passage.closest('[lang=hi]')).toBeNull();
  });

  test('stands above it where it has more paragraphs, or fewer', async () => {
    await page.viewport(1280, 700);
    await render(<ArticleDetail {...article} translation={{ ...twin, text: 'एक।' }} />);
    expect(boxOf('एक।').top).toBeGreaterThanOrEqual(boxOf('point').bottom);
  });
});

const inHindi = (text: string) => ({ title: 'शीर्षक', lang: 'hi', text });
test.each([
  ['a text', undefined, ['First.', 'point'], ['Last.']],
  ['two texts, block by block', inHindi('एक।\n\n- दो\n\nतीन।'), ['First.', 'एक।', 'दो'], ['तीन।']],
  ['two texts, one below the other', inHindi('एक।'), ['First.', 'point'], ['Last.', 'एक।']],
])('begins with the first blocks of %s', async (_what, translation, begun, later) => {
  const text = 'First.\n\n- point\n\nLast.';
  const props = { ...article, text, translation, share: <p>Share</p> };
  const { rerender } = await render(<ArticleDetail {...props} firstBlocks={2} />);
  for (const name of begun) await expect.element(page.getByText(name)).toBeVisible();
  const below = [...later, 'Share', 'Rivers'];
  for (const name of below) expect(page.getByText(name).elements()).toHaveLength(0);
  await rerender(<ArticleDetail {...props} />);
  for (const name of below) await expect.element(page.getByText(name)).toBeVisible();
});

describe('the contents of a long text', () => {
  const section = (name: string) => `${name}:\n\n${'word '.repeat(210)}`;
  const long = ['The first', 'संसद', 'The last'].map(section).join('\n\n');
  const contents = page.getByRole('navigation', { name: 'On this page' });

  test('fold away on a phone', async () => {
    await page.viewport(360, 700);
    await render(<ArticleDetail {...article} text={long} />);
    const first = contents.getByRole('link', { name: 'The first', includeHidden: true });
    expect(first.element().checkVisibility({ contentVisibilityAuto: true })).toBe(false);
    await contents.getByText('On this page', { exact: true }).last().click();
    await expect.element(first).toBeVisible();
  });

  test('are lists within lists, as deep as their headings, named by their words', async () => {
    await page.viewport(1280, 700);
    const marked = ['# The **first**', '## [Two](/daily)', '### संसद', '# _Four_'].map(
      (line) => `${line}\n${'word '.repeat(160)}`,
    );
    await render(<ArticleDetail {...article} text={marked.join('\n')} />);
    const links = contents.getByRole('link').elements();
    const lists = (link: Element | null): number =>
      link ? Number(link.matches('ol')) + lists(link.parentElement) : 0;
    expect(links.map((link) => [link.textContent, lists(link)])).toEqual([
      ['The first', 1],
      ['Two', 2],
      ['संसद', 3],
      ['Four', 1],
    ]);
    expect(contents.getByRole('list').first().element().children).toHaveLength(2);
  });

  test.each([undefined, 'A note.'])('stay in sight beside the text: %s', async (intro) => {
    await page.viewport(1280, 700);
    await render(<ArticleDetail {...article} text={long} intro={intro} />);
    const links = contents.getByRole('link').elements() as HTMLAnchorElement[];
    expect(links.map(({ textContent }) => textContent)).toEqual(['The first', 'संसद', 'The last']);
    const headings = page.getByRole('article').getByRole('heading', { level: 2 }).elements();
    expect(links.map(({ hash }) => hash)).toEqual(headings.map(({ id }) => `#${id}`));
    const text = page.getByText(/^word/).first().element().getBoundingClientRect();
    expect(links[0]?.getBoundingClientRect().left).toBeGreaterThan(text.right);
    expect(contents.element().getBoundingClientRect().bottom).toBeGreaterThan(text.bottom);
    headings.at(-1)?.scrollIntoView();
    const { top, bottom } = contents.getByRole('list').element().getBoundingClientRect();
    expect(top).toBeGreaterThan(0);
    expect(bottom).toBeLessThan(700);
  });

  test.each([
    ['a short text', long.replaceAll(/(word ){20}/g, '')],
    ['few headings', `${section('One')}\n\n${section('Two')}\n\n${'word '.repeat(400)}`],
  ])('are left out for %s', async (_what, text) => {
    await render(<ArticleDetail {...article} text={text} />);
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(page.getByRole('navigation').elements()).toHaveLength(0);
  });
});
