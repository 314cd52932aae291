import { fixture, hindi, long, unbroken } from '../../testing/Fixture.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';

export default fixture({
  component: ErrorScreen,
  empty: { heading: 'Error' },
  full: {
    heading: unbroken,
    message: long,
    actions: [
      { label: unbroken, onClick: () => undefined },
      { label: hindi, href: '/' },
    ],
  },
});
