import { expect, test } from 'vitest';
import { expectLink, page, pixel, render, userEvent } from '../../testing/browser.ts';
import { CourseCard } from './CourseCard.tsx';

const course = {
  title: 'GS Foundation',
  image: pixel,
  viewMore: { href: '/gs-foundation' },
  buyNow: { href: 'https://store.example/gs' },
};

const lines = (element: Element) =>
  Math.round(element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight));

test('shows the course, and its two ways on under names of their own', async () => {
  const { container } = await render(<CourseCard {...course} />);
  await expectLink('View More: GS Foundation', '/gs-foundation');
  await expectLink('Buy Now: GS Foundation', 'https://store.example/gs');
  await expectLink('GS Foundation', '/gs-foundation', page.getByRole('heading'));
  expect(container.querySelector('img')?.closest('a')?.getAttribute('href')).toBe('/gs-foundation');
});

test('says what is missing, and leaves out what was not asked for or is unsafe', async () => {
  const { rerender } = await render(
    <CourseCard title="" date="" viewMore={{ href: 'javascript:x' }} buyNow={{ href: '' }} />,
  );
  for (const text of ['Title not available', 'Category not available', 'Date not available'])
    await expect.element(page.getByText(text)).toBeVisible();
  expect(page.getByText(/View More|Buy Now/).elements()).toHaveLength(0);
  expect(page.getByRole('link').elements()).toHaveLength(0);
  await rerender(<CourseCard title="A" category="B" />);
  expect(page.getByText('Date not available').elements()).toHaveLength(0);
});

test('leads there by three links, of which the keyboard stops at one', async () => {
  await render(<CourseCard {...course} buyNow={undefined} />);
  await userEvent.tab();
  await expect.element(page.getByText('View More')).toHaveFocus();
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});

test('keeps the title to one line unless asked not to, and the description to three', async () => {
  await page.viewport(320, 800);
  const long = 'Comprehensive programme for repeat candidates '.repeat(12);
  const { container, rerender } = await render(
    <CourseCard {...course} title={long} description={long + 'x'.repeat(300)} />,
  );
  expect(lines(page.getByRole('heading').element())).toBe(1);
  expect(lines(container.querySelector('p') as Element)).toBe(3);
  expect(container.scrollWidth).toBeLessThanOrEqual(container.clientWidth);
  await rerender(<CourseCard {...course} title={long} wholeTitle />);
  expect(lines(page.getByRole('heading').element())).toBeGreaterThan(10);
});
