import { beforeEach, expect, test } from 'vitest';
import { expectLink, page, pixel, render, renderAndHydrate } from '../../testing/browser.ts';
import { type SiteHeaderProps, SiteHeader } from './SiteHeader.tsx';

const props: SiteHeaderProps = {
  logo: <span aria-hidden="true">Setu</span>,
  logoLabel: 'Setu, home',
  items: [
    { title: 'All Courses', items: [{ title: 'Offline Mode', href: '/offline-mode' }] },
    { title: 'Scholarship Programme', href: '/Scholarship' },
    { title: 'हिन्दी', href: '/hi', lang: 'hi' },
    { title: 'Live Demo', href: 'https://video.example/', blink: true },
  ],
  actions: [
    { label: 'Login to our App', href: 'https://store.example/' },
    { label: 'Call Us for Admissions', href: 'tel:+910000000000', variant: 'accent' },
    { label: 'मराठी', href: '/mr', lang: 'mr' },
  ],
};

/** Like a site that immediately focuses the heading of a new page. */
function Page({ currentHref }: { currentHref: string }) {
  return (
    <>
      <SiteHeader {...props} currentHref={currentHref} />
      <h1 key={currentHref} tabIndex={-1} ref={(heading) => heading?.focus()}>
        Page
      </h1>
    </>
  );
}

beforeEach(() => page.viewport(1200, 700));

test('sticks, with the search and the other language in view at every width', async () => {
  const language = (
    <a href="/hi" lang="hi" hrefLang="hi" aria-label="हिन्दी में पढ़ें">
      हिन्दी
    </a>
  );
  const header = <SiteHeader {...props} searchHref="/search" />;
  const { rerender } = await render(header);
  const banner = page.getByRole('banner');
  expect(getComputedStyle(banner.element()).position).toBe('sticky');
  for (const width of [1200, 1024, 320]) {
    await page.viewport(width, 700);
    await rerender(header);
    await expectLink('Search', '/search', banner);
    await expect.poll(() => banner.element().clientHeight).toBeLessThan(100);
    await rerender(<SiteHeader {...props} searchHref="/search" language={language} />);
    const link = banner.getByRole('link', { name: 'हिन्दी में पढ़ें' });
    await expect.element(link).toBeVisible();
    expect(link.element().previousElementSibling).toHaveAccessibleName('Search');
    expect(document.documentElement.scrollWidth).toBe(width);
  }
});

test.each([320, 360])(
  'a name of two words stays in one row with the other controls at %i px',
  async (width) => {
    await page.viewport(width, 700);
    const language = <a href="/hi">हिन्दी</a>;
    const logo = <span>Meadow Academy</span>;
    await render(
      <SiteHeader
        {...props}
        items={props.items.slice(1)}
        {...{ logo, language }}
        searchHref="/search"
      />,
    );
    const name = page.getByRole('link', { name: 'Setu, home' }).element();
    expect(page.getByRole('banner').element().clientHeight).toBeLessThan(100);
    expect(name.scrollWidth).toBe(name.clientWidth);
  },
);

test.each([
  [360, 'picture', <img key="logo" alt="" src={pixel} width={120} height={36} />],
  [
    1024,
    'picture',
    <picture key="logo">
      <img alt="" src={pixel} width={120} height={36} />
    </picture>,
  ],
  [1280, 'name', <span key="logo">Meadow Academy</span>],
])('at %i px a %s as the logo is as wide as it is alone', async (width, _, logo) => {
  await page.viewport(width, 700);
  await render(logo);
  const alone = document.querySelector('img, span')?.getBoundingClientRect().width;
  await render(
    <SiteHeader {...props} items={props.items.slice(2)} logo={logo} searchHref="/search" />,
  );
  const link = page.getByRole('link', { name: 'Setu, home' }).element();
  expect(link.querySelector('img, span')?.getBoundingClientRect().width).toBeCloseTo(alone ?? 0, 0);
});

test('letters twice as large do not lay the logo below the search', async () => {
  await page.viewport(320, 640);
  document.documentElement.style.fontSize = '200%';
  await renderAndHydrate(
    <SiteHeader {...props} searchHref="/search" logo={<span style={{ inlineSize: '5rem' }} />} />,
  );
  const logo = page.getByRole('link', { name: 'Setu, home' }).element();
  expect(logo.scrollWidth).toBe(logo.clientWidth);
});

test('a navigation closes the menu without taking focus from the new page', async () => {
  await page.viewport(320, 640);
  const { rerender } = await render(<Page currentHref="/a" />);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await rerender(<Page currentHref="/b" />);
  const heading = page.getByRole('heading', { name: 'Page' });
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(heading).toHaveFocus();
});

test('where it wraps, what is scrolled to lies below it', async () => {
  await page.viewport(1100, 700);
  const items = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ title: `Examinations ${index}`, href: '/' }));
  const pageWith = (count: number) => (
    <>
      <SiteHeader {...props} items={items(count)} />
      <h2 style={{ marginBlock: '1500px' }}>Target</h2>
    </>
  );
  const { rerender } = await render(pageWith(12));
  const height = () => page.getByRole('banner').element().getBoundingClientRect().height;
  const target = page.getByRole('heading', { name: 'Target' }).element();
  const topOfTarget = () => {
    target.scrollIntoView();
    return target.getBoundingClientRect().top;
  };
  expect(height()).toBeGreaterThan(100);
  await expect.poll(topOfTarget).toBeGreaterThanOrEqual(height());
  // Nothing that the bar measures changes the bar: a browser reports that as an error.
  await page.viewport(500, 700);
  await expect.poll(topOfTarget).toBeCloseTo(72 + 16, 0);
  await page.viewport(1100, 700);
  await expect.poll(topOfTarget).toBeGreaterThanOrEqual(height());
  await rerender(pageWith(2));
  await expect.poll(height).toBe(72);
  await expect.poll(topOfTarget).toBeCloseTo(72 + 16, 0);
});

test.for([
  ['72px high', '', 1100, 500],
  ['of large letters', '200%', 1280, 800],
] as const)(
  'each link of a high dropdown can be brought into view, header %s',
  async ([, size, width, height]) => {
    await page.viewport(width, height);
    document.documentElement.style.fontSize = size;
    const exams = Array.from({ length: 20 }, (_, index) => ({ title: `Exam ${index}`, href: '/' }));
    const items = [...props.items.slice(1), { title: 'Exams', items: exams }];
    await renderAndHydrate(<SiteHeader {...props} items={items} />);
    await page.getByRole('button', { name: 'Exams' }).click();
    for (const { title } of exams) {
      const link = page.getByRole('link', { name: title, exact: true }).element() as HTMLElement;
      link.focus();
      await expect.poll(() => link.getBoundingClientRect().bottom).toBeLessThanOrEqual(height);
    }
  },
);

test.for(['ltr', 'rtl'])('%s, a wide dropdown at either end stays in the window', async (dir) => {
  document.documentElement.dir = dir;
  await page.viewport(1024, 700);
  const exam = { title: 'Civil services preliminary examination', href: '/exam' };
  const items = ['A', 'B', 'C', 'D', 'E', 'F'].map((of) => ({
    title: `Courses ${of}`,
    items: [exam],
  }));
  await renderAndHydrate(<SiteHeader {...props} items={items} actions={[]} />);
  for (const end of ['A', 'F']) {
    const opener = page.getByRole('button', { name: `Courses ${end}` });
    await opener.click();
    const panel = opener.element().parentElement?.lastElementChild as HTMLElement;
    const isInView = () => {
      const { left, right } = panel.getBoundingClientRect();
      return left >= 0 && right <= innerWidth && document.documentElement.scrollWidth <= innerWidth;
    };
    await expect.poll(isInView).toBe(true);
    await page.viewport(1060, 700);
    await expect.poll(isInView).toBe(true);
    await page.viewport(1024, 700);
    await opener.click();
  }
});
