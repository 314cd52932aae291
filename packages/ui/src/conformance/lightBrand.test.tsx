import type { CSSProperties } from 'react';
import { expect, test } from 'vitest';
import { CategoryFilter, MonthCalendar, Pagination } from '../index.ts';
import { renderAndHydrate } from '../testing/browser.ts';
import { contrastRatio } from '../theme/contrast.ts';

const yellow = { '--setu-color-action': '#ffd400', '--setu-color-on-action': '#1a1a00' };

test('what is current stands out in an institute with a light brand (WCAG 1.4.11)', async () => {
  const day = '2026-11-02';
  const { container } = await renderAndHydrate(
    <div style={yellow as CSSProperties}>
      <Pagination page={2} pageCount={3} hrefFor={(number) => `?page=${number}`} label="Pages" />
      <CategoryFilter label="By" options={[{ label: 'A', href: '#', current: true }]} />
      <MonthCalendar
        month="2026-11"
        days={[{ day, href: '#', count: 1 }]}
        selected={day}
        label="Days"
      />
    </div>,
  );
  const current = [...container.querySelectorAll('[aria-current]')];
  expect(current).toHaveLength(3);
  const paper = getComputedStyle(document.body).backgroundColor;
  for (const element of current) {
    const border = getComputedStyle(element).borderBlockStartColor;
    expect(contrastRatio(border, paper), element.outerHTML).toBeGreaterThanOrEqual(3);
  }
});
