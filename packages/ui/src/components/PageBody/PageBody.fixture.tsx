import { fixture } from '../../internal/testing/Fixture.tsx';
import { hindi, long } from '../../internal/testing/texts.ts';
import { PageBody } from './PageBody.tsx';

export default fixture({
  component: PageBody,
  refElement: 'div',
  empty: { children: null },
  full: {
    children: (
      <>
        <p>{long}</p>
        <p>{hindi}</p>
      </>
    ),
  },
});
