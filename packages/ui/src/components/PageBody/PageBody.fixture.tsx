import type { Fixture } from '../../internal/testing/Fixture.ts';
import { hindi, long } from '../../internal/testing/texts.ts';
import { PageBody } from './PageBody.tsx';

export const fixtures: readonly Fixture[] = [
  {
    name: 'PageBody',
    refElement: 'div',
    empty: (root) => <PageBody {...root}>{null}</PageBody>,
    full: (root) => (
      <PageBody {...root}>
        <p>{long}</p>
        <p>{hindi}</p>
      </PageBody>
    ),
  },
];
