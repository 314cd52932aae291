import { fixture, hindi, long, unbroken } from '../../testing/Fixture.tsx';
import { Disclosure } from './Disclosure.tsx';

export default fixture({
  component: Disclosure,
  empty: { summary: 'x' },
  full: {
    summary: `${unbroken} ${long}`,
    name: 'questions',
    defaultOpen: true,
    children: <p>{hindi}</p>,
  },
});
