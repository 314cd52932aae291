import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../../testing/axe.ts';
import { expectLink, page, render } from '../../testing/browser.ts';
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
  const columns = (container: Element) =>
    [...container.querySelectorAll('div + div')].flatMap((other) => {
      const own = other.previousElementSibling;
      return own?.textContent === 'First.' || own?.textContent.startsWith('Rivers')
        ? [[own, other].map((text) => text.getBoundingClientRect())]
        : [];
    });

  test('has paragraph by paragraph on a line where both have as many', async () => {
    await page.viewport(1280, 700);
    const { container } = await render(
      <ArticleDetail {...article} translation={{ ...twin, text: 'पहला।\n\n- बिंदु' }} />,
    );
    await expectLink('भारत की मिट्टियाँ', '/hi/article/2');
    const [first] = columns(container);
    const [own, other] = first ?? [];
    expect(other?.top).toBe(own?.top);
    expect(other?.left).toBeGreaterThan(own?.right ?? 0);
    expect(page.getByRole('article').getByRole('list').elements()).toHaveLength(2);
    await expectAccessible(container);
    await page.viewport(320, 700);
    const [narrow] = columns(container);
    expect(narrow?.[1]?.top).toBeGreaterThanOrEqual(narrow?.[0]?.bottom ?? 0);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });

  test("names the language of its passages in the page's own", async () => {
    const text = 'पहला।\n\nArticle 21 of the Constitution';
    await render(<ArticleDetail {...article} translation={{ ...twin, text }} />);
    const passage = page.getByText('Article 21 of the Constitution').element();
    expect(passage.closest('[lang=hi]')).toBeNull();
  });

  test('stands above it where it has more paragraphs, or fewer', async () => {
    await page.viewport(1280, 700);
    const { container } = await render(
      <ArticleDetail
        {...article}
        text="Rivers and soils."
        translation={{ ...twin, text: 'एक।\n\nदो।' }}
      />,
    );
    const [texts] = columns(container);
    expect(texts?.[1]?.top).toBeGreaterThanOrEqual(texts?.[0]?.bottom ?? 0);
    expect(texts?.[1]?.left).toBe(texts?.[0]?.left);
  });
});

test('begins with the first blocks of its text', async () => {
  const text = 'First.\n\n- point\n\nLast.';
  const { rerender } = await render(
    <ArticleDetail {...article} text={text} firstBlocks={2} share={<p>Share</p>} />,
  );
  await expect.element(page.getByRole('listitem').getByText('point')).toBeVisible();
  const below = ['Last.', 'Share', 'Rivers'];
  for (const name of below) expect(page.getByText(name).elements()).toHaveLength(0);
  await rerender(<ArticleDetail {...article} text={text} share={<p>Share</p>} />);
  for (const name of below) await expect.element(page.getByText(name)).toBeVisible();
});

test.each([
  ['block by block', 'एक।\n\nदो।\n\nतीन।', ['एक।', 'दो।'], 'तीन।'],
  ['one below the other', 'एक।', [], 'एक।'],
])('begins with the first blocks of two texts, %s', async (_how, other, begun, below) => {
  const translation = { title: 'शीर्षक', lang: 'hi', text: other };
  const props = { ...article, text: 'First.\n\nSecond.\n\nLast.', translation };
  const { rerender } = await render(<ArticleDetail {...props} firstBlocks={2} />);
  for (const name of ['First.', 'Second.', ...begun]) {
    await expect.element(page.getByText(name, { exact: true })).toBeVisible();
  }
  for (const name of ['Last.', below]) expect(page.getByText(name).elements()).toHaveLength(0);
  await rerender(<ArticleDetail {...props} />);
  for (const name of ['Last.', below]) await expect.element(page.getByText(name)).toBeVisible();
});

test('says when it was changed, beside its date', async () => {
  const { container } = await render(<ArticleDetail {...article} updated="2026-11-19T19:00:00Z" />);
  await expect.element(page.getByText(/^Updated/)).toHaveTextContent('Updated 11/19/2026');
  const times = [...container.querySelectorAll('time')].map(({ dateTime }) => dateTime);
  expect(times.slice(0, 2)).toEqual(['2026-11-17T20:00:00Z', '2026-11-19T19:00:00Z']);
});

test.each([undefined, '', 'yesterday'])('says nothing of a change at %j', async (updated) => {
  await render(<ArticleDetail {...article} updated={updated} />);
  await expect.element(page.getByText('11/17/2026')).toBeVisible();
  expect(page.getByText(/^Updated/).elements()).toHaveLength(0);
});

describe('the contents of a long text', () => {
  const section = (name: string) => `${name}:\n\n${'word '.repeat(210)}`;
  const long = ['The first', 'संसद', 'The last'].map(section).join('\n\n');
  const contents = page.getByRole('navigation', { name: 'On this page' });

  test('fold away on a phone', async () => {
    await page.viewport(360, 700);
    const { container } = await render(<ArticleDetail {...article} text={long} />);
    const first = contents.getByRole('link', { name: 'The first', includeHidden: true });
    expect(first.element().checkVisibility({ contentVisibilityAuto: true })).toBe(false);
    await contents.getByText('On this page', { exact: true }).last().click();
    await expect.element(first).toBeVisible();
    await expectAccessible(container);
  });

  test('name marked headings by their words', async () => {
    await page.viewport(1280, 700);
    const marked = ['# The **first**', '## [Second](/daily)', '# _Third_'].map(
      (line) => `${line}\n${'word '.repeat(210)}`,
    );
    await render(<ArticleDetail {...article} text={marked.join('\n')} />);
    const links = contents.getByRole('link').elements() as HTMLAnchorElement[];
    expect(links.map(({ textContent }) => textContent)).toEqual(['The first', 'Second', 'Third']);
    const [first, second] = links.map((link) => link.getBoundingClientRect().left);
    expect(second).toBeGreaterThan(first ?? 0);
  });

  test('are lists within lists, as deep as their headings', async () => {
    await page.viewport(1280, 700);
    const marked = ['# One', '## Two', '### संसद', '# Four'].map(
      (line) => `${line}\n${'word '.repeat(160)}`,
    );
    await render(<ArticleDetail {...article} text={marked.join('\n')} />);
    const links = contents.getByRole('link').elements();
    const lists = (link: Element | null): number =>
      link ? Number(link.matches('ol')) + lists(link.parentElement) : 0;
    expect(links.map((link) => [link.textContent, lists(link)])).toEqual([
      ['One', 1],
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
