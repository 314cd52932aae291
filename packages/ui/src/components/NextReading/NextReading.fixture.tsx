import { fixture, hindi, long, unbroken } from '../../testing/Fixture.tsx';
import { NextReading } from './NextReading.tsx';

export default fixture({
  component: NextReading,
  empty: { heading: 'Next', back: { label: 'All', href: '/' } },
  full: {
    heading: unbroken,
    position: long,
    next: { title: `${hindi} ${unbroken}`, href: '/2' },
    back: { label: long, href: '/daily' },
  },
});
