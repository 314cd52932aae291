import { fixture, long, unbroken } from '../../testing/Fixture.tsx';
import { Split } from './Split.tsx';

export default fixture({
  component: Split,
  empty: { children: null },
  full: {
    wide: 'neither',
    children: (
      <>
        <p>{long}</p>
        <p>{unbroken}</p>
      </>
    ),
  },
});
