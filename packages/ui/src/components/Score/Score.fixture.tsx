import { fixture, hindi, long, unbroken } from '../../testing/Fixture.tsx';
import { Score } from './Score.tsx';

export default fixture({
  component: Score,
  empty: { thirds: 0, outOf: 0, right: 0, wrong: 0, left: 0 },
  full: {
    thirds: -1e15,
    outOf: 1e15,
    right: 1e15,
    wrong: 1e15,
    left: 1e15,
    dropped: 1e15,
    headingLevel: 3,
    labels: { heading: long, wrong: () => unbroken, left: () => hindi },
    children: <p>{long}</p>,
  },
});
