import { fixture, hindi, unbroken } from '../../testing/Fixture.tsx';
import { TextLink } from './TextLink.tsx';

export default [
  fixture({
    component: TextLink,
    empty: { href: 'javascript:alert(1)', children: 'x' },
    full: { href: '/brochure.pdf', download: 'brochure.pdf', lang: 'de', children: unbroken },
  }),
  fixture({
    component: TextLink,
    shape: 'alone',
    empty: { href: '/', arrow: 'back', children: 'x' },
    full: { href: '/more', arrow: 'forward', lang: 'hi', children: hindi },
  }),
];
