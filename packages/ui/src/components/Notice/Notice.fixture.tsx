import { fixture } from '../../internal/testing/Fixture.tsx';
import { hindi, long, unbroken } from '../../internal/testing/texts.ts';
import { Notice } from './Notice.tsx';

const nothing = () => undefined;

export default fixture({
  component: Notice,
  refElement: 'div',
  empty: { tone: 'info' },
  full: {
    tone: 'danger',
    heading: unbroken,
    actions: [
      { label: unbroken, href: '/a' },
      { label: hindi, onClick: nothing },
    ],
    live: 'assertive',
    tabIndex: -1,
    children: long,
  },
});
