import { expect, test } from 'vitest';
import { expectHeading, page, pixel, render, userEvent } from '../../testing/browser.ts';
import { CourseCard } from './CourseCard.tsx';

const course = {
  title: 'GS Foundation',
  description: 'A year-long course.',
  image: pixel,
  category: 'General Studies',
  mode: 'online',
  date: '2026-11-17T20:00:00Z',
  viewMore: { href: '/gs-foundation' },
  buyNow: { href: 'https://store.example/gs' },
} as const;

const lines = (element: Element) =>
  Math.round(element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight));

test('shows the course, and its two ways on under names of their own', async () => {
  const { container } = await render(<CourseCard {...course} featured />);
  await expectHeading(3, 'GS Foundation');
  const viewMore = page.getByRole('link', { name: 'View More: GS Foundation' });
  const title = page.getByRole('heading').getByRole('link', { name: 'GS Foundation' });
  await expect.element(title).toHaveAttribute('href', '/gs-foundation');
  expect(container.querySelector('img')?.closest('a')?.getAttribute('href')).toBe('/gs-foundation');
  const buyNow = page.getByRole('link', { name: 'Buy Now: GS Foundation' });
  await expect.element(viewMore).toHaveAttribute('href', '/gs-foundation');
  await expect.element(viewMore).toHaveTextContent('View More');
  await expect.element(buyNow).toHaveAttribute('href', 'https://store.example/gs');
  for (const text of ['General Studies', 'Online', 'Featured', '11/17/2026'])
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
});

test('says what is missing, and leaves out what was not asked for', async () => {
  const { rerender } = await render(<CourseCard title="" date="" />);
  for (const text of ['Title not available', 'Category not available', 'Date not available'])
    await expect.element(page.getByText(text)).toBeVisible();
  expect(page.getByRole('link').elements()).toHaveLength(0);
  await rerender(<CourseCard title="A" category="B" />);
  expect(page.getByText('Date not available').elements()).toHaveLength(0);
});

test('renders no link that is empty or unsafe', async () => {
  await render(
    <CourseCard
      {...course}
      viewMore={{ href: 'javascript:alert(1)' }}
      buyNow={{ href: '', label: 'Buy' }}
    />,
  );
  expect(page.getByRole('link').elements()).toHaveLength(0);
  expect(page.getByText('View More').elements()).toHaveLength(0);
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

test('has its two links side by side in the narrowest card', async () => {
  await render(
    <div style={{ inlineSize: '264px' }}>
      <CourseCard {...course} />
    </div>,
  );
  const [viewMore, buyNow] = [/View More/, /Buy Now/].map((name) =>
    page.getByRole('link', { name }).element().getBoundingClientRect(),
  );
  expect(buyNow?.top).toBe(viewMore?.top);
  expect(buyNow?.left).toBeGreaterThan(viewMore?.right ?? Infinity);
});
