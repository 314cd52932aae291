import type { Fixture } from '../../internal/testing/Fixture.ts';
import { hindi, long, unbroken } from '../../internal/testing/texts.ts';
import { Prose } from './Prose.tsx';

export const fixtures: readonly Fixture[] = [
  {
    name: 'Prose',
    refElement: 'div',
    empty: (root) => <Prose {...root}>{null}</Prose>,
    full: (root) => (
      <Prose {...root}>
        <h2>{unbroken}</h2>
        <p>
          {long} <a href="/a">{unbroken}</a>
        </p>
        <h3>{hindi}</h3>
        <ul>
          <li>{unbroken}</li>
        </ul>
        <blockquote>{unbroken}</blockquote>
      </Prose>
    ),
  },
];
