import { fixture, hindi, long, unbroken } from '../../testing/Fixture.tsx';
import { DayNav } from './DayNav.tsx';

export default fixture({
  component: DayNav,
  empty: { next: { day: '2026-11-21', href: 'javascript:alert(1)' } },
  full: {
    previous: { day: unbroken, href: '/a' },
    next: { day: '2026-11-21', href: '/b' },
    labels: { navigation: long, previous: hindi, next: unbroken },
  },
});
