import { fixture } from '../../internal/testing/Fixture.tsx';
import { long, unbroken } from '../../internal/testing/texts.ts';
import { Split } from './Split.tsx';

export default fixture({
  component: Split,
  refElement: 'div',
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
