import { fixture, hindi, long } from '../../testing/Fixture.tsx';
import { PageBody } from './PageBody.tsx';

export default fixture({
  component: PageBody,
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
