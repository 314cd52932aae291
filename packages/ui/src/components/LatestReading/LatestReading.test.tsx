import { expect, test } from 'vitest';
import { expectLink } from '../../internal/testing/expect.ts';
import { page } from 'vitest/browser';
import { renderAndHydrate } from '../../internal/testing/hydrate.tsx';
import { LatestReading } from './LatestReading.tsx';

const strip = (
  <LatestReading
    heading="Latest reading"
    day="2026-11-20"
    articles={[
      {
        id: 2,
        title: 'The soils of India',
        about: 'Geography, 4 min read',
        href: '/facts-of-the-day/2',
      },
      { id: 1, title: 'भारत की नदियाँ', href: 'javascript:alert(1)' },
    ]}
    action={{ label: 'All of the day', href: '/daily' }}
  />
);

test('is a region with its date, the titles as links, and where there is more', async () => {
  await renderAndHydrate(strip);
  const region = page.getByRole('region', { name: 'Latest reading' });
  await expect.element(region.getByRole('heading', { level: 2 })).toBeVisible();
  await expect
    .element(region.getByText('20 November 2026'))
    .toHaveAttribute('datetime', '2026-11-20');
  expect(region.getByRole('listitem').elements()).toHaveLength(2);
  await expectLink('The soils of India', '/facts-of-the-day/2', region);
  await expect.element(region.getByText('Geography, 4 min read')).toBeVisible();
  await expectLink('All of the day', '/daily', region);
  await expect.element(region.getByText('भारत की नदियाँ')).toHaveAttribute('lang', 'hi');
  expect(region.getByRole('link').elements()).toHaveLength(2);
});

test('stands on one side of its titles where there is room, above them on a phone', async () => {
  await renderAndHydrate(strip);
  const left = (text: string) => page.getByText(text).element().getBoundingClientRect().left;
  await page.viewport(1024, 600);
  expect(left('The soils of India')).toBeGreaterThan(left('20 November 2026') + 100);
  await page.viewport(320, 600);
  expect(left('The soils of India')).toBe(left('20 November 2026'));
});
