import { fixture, hindi, long, unbroken } from '../../testing/Fixture.tsx';
import { Prose } from './Prose.tsx';

export default fixture({
  component: Prose,
  empty: { children: null },
  full: {
    children: (
      <>
        <h2>{unbroken}</h2>
        <p>
          {long} <a href="/a">{unbroken}</a>
        </p>
        <h3>{hindi}</h3>
        <ul>
          <li>{unbroken}</li>
        </ul>
        <blockquote>{unbroken}</blockquote>
      </>
    ),
  },
});
