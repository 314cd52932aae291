import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderAndHydrate } from '../../internal/testing/hydrate.tsx';
import { hindiLabels } from '../../labels/hi.tsx';
import { ArticleBody } from '../ArticleBody/ArticleBody.tsx';
import { ArticleList } from '../ArticleList/ArticleList.tsx';
import { Button } from '../Button/Button.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { UiProvider } from './UiProvider.tsx';
import type { LinkComponentProps } from './UiProvider.tsx';

const pages = <Pagination page={1} pageCount={2} hrefFor={(n) => `?page=${n}`} label="Pages" />;

test('renders no element of its own', async () => {
  const { html } = await renderAndHydrate(<UiProvider>words</UiProvider>);
  expect(html).toBe('words');
});

test('gives every component below it another language', async () => {
  await renderAndHydrate(<UiProvider labels={hindiLabels}>{pages}</UiProvider>);
  await expect.element(page.getByRole('link', { name: 'अगला' })).toBeVisible();
});

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
      <UiProvider language="hi">
        <ArticleList articles={articles} />
        <ArticleBody text={'It is read once.\n\nइसे एक बार पढ़ा जाता है।'} />
      </UiProvider>
      <ArticleList articles={articles} />
      <ArticleBody text={'It is read once.\n\nइसे एक बार पढ़ा जाता है।'} />
    </>,
  );
  const marked = (lang: string) =>
    [...document.querySelectorAll(`body [lang=${lang}]`)].map(({ textContent }) => textContent);
  expect(new Set(marked('en'))).toEqual(new Set(['The Money Bill', 'It is read once.']));
  expect(new Set(marked('hi'))).toEqual(
    new Set(['धन विधेयक', 'के लिए धन विधेयक', 'इसे एक बार पढ़ा जाता है।']),
  );
});

const RouterLink = ({ href, children, ...rest }: LinkComponentProps) => (
  <a data-router="yes" href={href} {...rest}>
    {children}
  </a>
);

test.for([
  ['/courses', true],
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

test('writes dates in its time zone', async () => {
  const articles = [{ id: 1, title: 'Budget', date: '2026-11-20T22:00:00Z', href: '/budget' }];
  await renderAndHydrate(
    <>
      <ArticleList articles={articles} />
      <UiProvider timeZone="Europe/London">
        <ArticleList articles={articles} />
      </UiProvider>
    </>,
  );
  const dates = page
    .getByRole('time')
    .elements()
    .map(({ textContent }) => textContent);
  expect(dates).toEqual(['21/11/2026', '20/11/2026']);
});
