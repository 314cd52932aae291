import { fixture, hindi, long, pixel, unbroken } from '../../testing/Fixture.tsx';
import { PageHeader } from './PageHeader.tsx';

export default fixture({
  component: PageHeader,
  empty: { heading: 'Page' },
  full: {
    heading: long,
    text: <p>{unbroken}</p>,
    actions: [
      { label: unbroken, href: '/' },
      { label: hindi, href: '/' },
    ],
    breadcrumbs: [{ title: unbroken, href: '/' }, { title: hindi }],
    back: { label: unbroken, href: '/back' },
    image: pixel,
  },
});
