import { fixture, hindi, long, unbroken } from '../../testing/Fixture.tsx';
import { Notice } from './Notice.tsx';

export default fixture({
  component: Notice,
  empty: { tone: 'info' },
  full: {
    tone: 'danger',
    heading: unbroken,
    actions: [
      { label: unbroken, href: '/a' },
      { label: hindi, onClick: () => undefined },
    ],
    live: 'assertive',
    tabIndex: -1,
    labels: { danger: unbroken },
    children: long,
  },
});
