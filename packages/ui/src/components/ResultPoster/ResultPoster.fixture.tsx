import { fixture, hindi, long, picture, unbroken } from '../../testing/Fixture.tsx';
import { achiever } from '../../testing/samples.ts';
import { ResultPoster } from './ResultPoster.tsx';

export default fixture({
  component: ResultPoster,
  empty: {
    heading: 'Results',
    image: { src: '', alt: 'Ranks', width: 800, height: 1000 },
    action: { label: 'Call', href: 'tel:+910000000000' },
  },
  full: {
    heading: unbroken,
    image: picture,
    action: { label: unbroken, href: '/a', icon: <svg /> },
    text: long,
    people: [{ ...achiever, name: unbroken, course: long, duration: hindi }],
    share: <p>{unbroken}</p>,
    breadcrumbs: [{ title: unbroken, href: '/' }, { title: hindi }],
    back: { label: hindi, href: '/back' },
  },
});
