import { fixture, hindi, long, unbroken } from '../../testing/Fixture.tsx';
import { MonthCalendar } from './MonthCalendar.tsx';

export default fixture({
  component: MonthCalendar,
  hasClientLinks: true,
  empty: { month: '2026-11', days: [], label: 'Archive' },
  full: {
    month: '2026-11',
    days: [
      ...Array.from({ length: 30 }, (_, index) => ({
        day: `2026-11-${String(index + 1).padStart(2, '0')}`,
        count: index * 1e12,
        href: `/archive/${unbroken}`,
      })),
      { day: '2026-12-01', count: 1, href: '/of-another-month' },
      { day: 'no day', count: Number.NaN, href: 'javascript:alert(1)' },
    ],
    weekStart: 'saturday',
    selected: '2026-11-18',
    previous: { month: '2026-10', href: '/earlier' },
    next: { month: 'no month', href: '/later' },
    label: long,
    labels: {
      day: (day) => `${day}, ${long}`,
      previous: () => hindi,
      weekdaysShort: Array<string>(7).fill(unbroken),
    },
  },
});
