import { expect, test } from 'vitest';
import { page, renderAndHydrate } from '../../internal/testing.ts';
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

test('stands on one side of its titles where there is room, above them on a phone', async () => {
  await renderAndHydrate(strip);
  const left = (text: string) => page.getByText(text).element().getBoundingClientRect().left;
  await page.viewport(1024, 600);
  expect(left('The soils of India')).toBeGreaterThan(left('20 November 2026') + 100);
  await page.viewport(320, 600);
  expect(left('The soils of India')).toBe(left('20 November 2026'));
});
