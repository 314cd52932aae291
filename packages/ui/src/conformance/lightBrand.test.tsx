import type { CSSProperties } from 'react';
import { expect, test } from 'vitest';
import { CategoryFilter } from '../components/CategoryFilter/CategoryFilter.tsx';
import { MonthCalendar } from '../components/MonthCalendar/MonthCalendar.tsx';
import { Pagination } from '../components/Pagination/Pagination.tsx';
import { renderAndHydrate } from '../testing/browser.ts';
import { contrastRatio } from '../theme/contrast.ts';

const yellow = { '--setu-color-action': '#ffd400', '--setu-color-on-action': '#1a1a00' };

test.each([
  [
    'page',
    <Pagination
      key=""
      page={2}
      pageCount={3}
      hrefFor={(number) => `?page=${number}`}
      label="Pages"
    />,
  ],
  [
    'filter',
    <CategoryFilter key="" label="By" options={[{ label: 'A', href: '#', current: true }]} />,
  ],
  [
    'day',
    <MonthCalendar
      key=""
      month="2026-11"
      days={[{ day: '2026-11-02', href: '#', count: 1 }]}
      selected="2026-11-02"
      label="Days"
    />,
  ],
])(
  'the current %s stands out in an institute with a light brand (WCAG 1.4.11)',
  async (_, part) => {
    const { container } = await renderAndHydrate(<div style={yellow as CSSProperties}>{part}</div>);
    const [current] = container.querySelectorAll('[aria-current]');
    const border = current && getComputedStyle(current).borderBlockStartColor;
    const paper = getComputedStyle(document.body).backgroundColor;
    expect(contrastRatio(border ?? paper, paper)).toBeGreaterThanOrEqual(3);
  },
);
