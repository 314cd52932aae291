import { fixture, hindi, long, unbroken } from '../../testing/Fixture.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

export default fixture({
  component: Breadcrumbs,
  empty: { items: [] },
  full: {
    items: [
      { title: unbroken, href: '/a' },
      { title: hindi, href: 'javascript:alert(1)' },
      { title: long, href: undefined },
      { title: unbroken },
    ],
    labels: { navigation: hindi },
  },
});
