import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectHeading } from '../../internal/testing/expect.ts';
import { page } from 'vitest/browser';
import { renderOnServer } from '../../internal/testing/hydrate.tsx';
import { pixel } from '../../internal/testing/pixel.ts';
import { ResourceCard } from './ResourceCard.tsx';

const card = { title: 'The Preamble', image: pixel, href: '/article/25', category: 'Polity' };

test('is one link with a heading and a category', async () => {
  await render(<ResourceCard {...card} headingLevel={2} />);
  const link = page.getByRole('link', { name: 'The Preamble', exact: true });
  await expect.element(link).toHaveAttribute('href', '/article/25');
  await expectHeading(2, 'The Preamble');
  await expect.element(page.getByText('Polity')).toBeVisible();
});

test('answers to a click anywhere on it', async () => {
  await render(<ResourceCard {...card} href="#there" />);
  await page.getByText('Polity').click({ force: true });
  expect(location.hash).toBe('#there');
  history.replaceState(null, '', ' ');
});

test.each([undefined, '', ' ', 'javascript:alert(1)', 'java\nscript:alert(1)', '//evil.example'])(
  'is no link when the address is %j',
  async (href) => {
    const { container } = await render(<ResourceCard {...card} href={href} />);
    expect(container.querySelector('a')).toBeNull();
    await expect.element(page.getByRole('heading', { name: 'The Preamble' })).toBeVisible();
  },
);

test('says what is missing', async () => {
  await render(<ResourceCard href="/x" category="" />);
  await expect.element(page.getByRole('link', { name: 'Title not available' })).toBeVisible();
  await expect.element(page.getByText('Category not available')).toBeVisible();
});

test('keeps the place of a picture and draws one where it is broken', async () => {
  const { container } = await render(<ResourceCard {...card} image="/no-such-picture.png" />);
  const frameHeight = () => container.querySelector('article > span')?.clientHeight;
  const before = frameHeight();
  await expect.poll(() => container.querySelector('img')).toBeNull();
  expect(frameHeight()).toBe(before);
});

test('notices a picture that broke before React arrived', async () => {
  const { container, hydrate } = renderOnServer(
    <ResourceCard {...card} image="/no-such-picture.png" />,
  );
  const image = container.querySelector('img');
  await expect.poll(() => image?.complete).toBe(true);
  await hydrate();
  await expect.poll(() => container.querySelector('img')).toBeNull();
});
