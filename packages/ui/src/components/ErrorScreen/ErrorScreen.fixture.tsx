import { fixture } from '../../internal/testing/Fixture.tsx';
import { hindi, long, unbroken } from '../../internal/testing/texts.ts';
import { ErrorScreen } from './ErrorScreen.tsx';

const nothing = () => undefined;

export default fixture({
  component: ErrorScreen,
  refElement: 'div',
  empty: { heading: 'Error' },
  full: {
    heading: unbroken,
    message: long,
    actions: [
      { label: unbroken, onClick: nothing },
      { label: hindi, href: '/' },
    ],
  },
});
