import { expect, test } from 'vitest';
import { boxOf, page, renderAndHydrate } from '../../testing/browser.ts';
import { LatestReading } from './LatestReading.tsx';

test('stands on one side of its titles where there is room, above them on a phone', async () => {
  const article = { id: 1, title: 'The soils of India', href: '/1' };
  await renderAndHydrate(<LatestReading heading="New" day="2026-11-20" articles={[article]} />);
  await page.viewport(1024, 600);
  expect(boxOf('The soils of India').left).toBeGreaterThan(boxOf('20 November 2026').left + 100);
  await page.viewport(320, 600);
  expect(boxOf('The soils of India').left).toBe(boxOf('20 November 2026').left);
});
