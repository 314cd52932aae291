import { fixture, hindi, long, unbroken } from '../../testing/Fixture.tsx';
import { CallToAction } from './CallToAction.tsx';

export default fixture({
  component: CallToAction,
  empty: { heading: 'Call us', actions: [] },
  full: {
    heading: unbroken,
    text: <p>{long}</p>,
    actions: [
      { label: unbroken, href: '/a', icon: <svg /> },
      { label: hindi, href: 'tel:+910000000000' },
    ],
  },
});
