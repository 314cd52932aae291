import { expect, test } from 'vitest';
import { page, renderAndHydrate } from '../../testing/browser.ts';
import { hindiLabels } from '../../labels/hi.tsx';
import { ArticleBody } from '../ArticleBody/ArticleBody.tsx';
import { ArticleList } from '../ArticleList/ArticleList.tsx';
import { Button } from '../Button/Button.tsx';
import { CourseCard } from '../CourseCard/CourseCard.tsx';
import { DayNav } from '../DayNav/DayNav.tsx';
import { ListStatus } from '../ListStatus/ListStatus.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { ResourceCard } from '../ResourceCard/ResourceCard.tsx';
import { type LinkComponentProps, UiProvider } from './UiProvider.tsx';

const pages = <Pagination page={1} pageCount={2} hrefFor={(n) => `?page=${n}`} label="Pages" />;

test('fills with English what a language leaves out', async () => {
  await renderAndHydrate(
    <UiProvider labels={{ pagination: { page: (n) => `पृष्ठ ${n}` } }}>{pages}</UiProvider>,
  );
  await expect.element(page.getByRole('link', { name: 'पृष्ठ 2' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Next' })).toBeVisible();
});

test('marks texts of another language than that of the page', async () => {
  const articles = ['The Money Bill', 'धन विधेयक', 'UPSC के लिए धन विधेयक'].map((title, id) => ({
    id,
    title,
    href: `/${id}`,
  }));
  await renderAndHydrate(
    <>
      <UiProvider locale="hi-IN">
        <ArticleList articles={articles} />
        <ArticleBody text={'It is read once.\n\nइसे एक बार पढ़ा जाता है।'} />
        <CourseCard title="धन विधेयक" category="Polity" />
        <ResourceCard title="धन विधेयक" category="Economy" />
      </UiProvider>
      <ArticleList articles={articles} />
      <ArticleBody text={'It is read once.\n\nइसे एक बार पढ़ा जाता है।'} />
    </>,
  );
  const marked = (lang: string) =>
    [...document.querySelectorAll(`body [lang=${lang}]`)].map(({ textContent }) => textContent);
  // The last one is a label of its own, which this provider does not translate.
  expect(new Set(marked('en'))).toEqual(
    new Set(['The Money Bill', 'It is read once.', 'Category not available', 'Polity', 'Economy']),
  );
  expect(new Set(marked('hi'))).toEqual(
    new Set(['धन विधेयक', 'के लिए धन विधेयक', 'इसे एक बार पढ़ा जाता है।']),
  );
});

const RouterLink = ({ href, children, ...rest }: LinkComponentProps) => (
  <a data-router="yes" href={href} {...rest}>
    {children}
  </a>
);

test('keeps the settings of the provider around it that it leaves out', async () => {
  await renderAndHydrate(
    <UiProvider linkComponent={RouterLink} timeZone="Asia/Kolkata">
      <UiProvider locale="en-IN">
        <ArticleList
          articles={[{ id: 1, title: 'Read', href: '/read', date: '2026-11-20T20:00:00Z' }]}
        />
      </UiProvider>
    </UiProvider>,
  );
  await expect
    .element(page.getByRole('link', { name: 'Read More: Read' }))
    .toHaveAttribute('data-router', 'yes');
  await expect.element(page.getByText('21/11/2026')).toBeVisible();
});

test('adds to the provider around it, setting by setting and label by label', async () => {
  const labels = { pagination: { page: (n: string | number) => `पृष्ठ ${n}`, next: 'अगला' } };
  await renderAndHydrate(
    <UiProvider linkComponent={RouterLink} labels={labels}>
      <UiProvider labels={{ pagination: { next: 'आगे' } }}>{pages}</UiProvider>
      <Button href="/courses" ui={{ timeZone: 'Asia/Kolkata' }}>
        Courses
      </Button>
    </UiProvider>,
  );
  await expect.element(page.getByRole('link', { name: 'पृष्ठ 2' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'आगे' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Courses' }))
    .toHaveAttribute('data-router', 'yes');
});

test('a label or setting that is undefined is none', async () => {
  // As a program passes it whose compiler is less strict.
  const none = { next: undefined } as object;
  await renderAndHydrate(
    <UiProvider locale="en-IN" labels={{ pagination: { next: 'Onwards' } }}>
      <UiProvider locale={undefined} labels={{ pagination: none }}>
        <Pagination
          page={1}
          pageCount={2}
          hrefFor={(n) => `?page=${n}`}
          label="Pages"
          labels={none}
          ui={{ locale: undefined }}
        />
      </UiProvider>
    </UiProvider>,
  );
  await expect.element(page.getByRole('link', { name: 'Onwards' })).toBeVisible();
});

test.for([
  ['/courses', true],
  ['/courses', true, false],
  ['/notes.pdf', false, 'notes.pdf'],
  ['https://example.com/', false],
  ['mailto:desk@example.com', false],
  ['tel:+910000000000', false],
  ['#main', false],
] as const)('hands %s to the router: %s', async ([href, routed, download]) => {
  await renderAndHydrate(
    <UiProvider linkComponent={RouterLink}>
      <Button href={href} download={download}>
        Go
      </Button>
    </UiProvider>,
  );
  const link = page.getByRole('link', { name: 'Go' }).element();
  expect(link.hasAttribute('data-router')).toBe(routed);
});

test.for([
  [{}, '11/21/2026', '124,000 courses', '20 November 2026'],
  [
    { locale: 'en-US', timeZone: 'America/New_York' },
    '11/20/2026',
    '124,000 courses',
    'November 20, 2026',
  ],
  [
    { locale: 'en-IN', timeZone: 'Asia/Kolkata' },
    '21/11/2026',
    '1,24,000 courses',
    '20 November 2026',
  ],
  [
    { locale: 'de-DE', timeZone: 'America/New_York' },
    '20.11.2026',
    '124.000 courses',
    '20 November 2026',
  ],
  [{ locale: 'hi-IN', labels: hindiLabels }, '21/11/2026', '1,24,000 पाठ्यक्रम', '20 नवंबर 2026'],
] as const)(
  'writes dates and numbers as %o has them, on server and browser',
  async ([settings, date, count, day]) => {
    // The day before in New York.
    const article = { id: 1, title: '', date: '2026-11-21T03:00:00Z', href: '' };
    const { html } = await renderAndHydrate(
      <UiProvider {...settings}>
        <ArticleList articles={[article]} />
        <ListStatus of="courses" total={124_000} page={1} pageCount={1} />
        <DayNav previous={{ day: '2026-11-20', href: '/20' }} />
      </UiProvider>,
    );
    for (const written of [date, count, day]) {
      expect(html).toContain(written);
      expect(document.body.textContent).toContain(written);
    }
  },
);
