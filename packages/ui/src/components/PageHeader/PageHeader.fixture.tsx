import { fixture } from '../../internal/testing/Fixture.tsx';
import { pixel } from '../../internal/testing/pixel.ts';
import { hindi, long, unbroken } from '../../internal/testing/texts.ts';
import { PageHeader } from './PageHeader.tsx';

export default fixture({
  component: PageHeader,
  refElement: 'div',
  empty: { heading: 'Page' },
  full: {
    heading: long,
    text: unbroken,
    actions: [
      { label: unbroken, href: '/' },
      { label: hindi, href: '/' },
    ],
    breadcrumbs: [{ title: unbroken, href: '/' }, { title: hindi }],
    back: { label: unbroken, href: '/back' },
    image: pixel,
  },
});
