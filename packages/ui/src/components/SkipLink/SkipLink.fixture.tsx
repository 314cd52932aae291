import { type Fixture, long } from '../../testing/Fixture.tsx';
import { SkipLink } from './SkipLink.tsx';

export default {
  name: 'SkipLink',
  empty: (root) => (
    <>
      <SkipLink {...root} />
      <main id="main" tabIndex={-1} />
    </>
  ),
  full: (root) => (
    <>
      <SkipLink {...root} href="#content">
        {long}
      </SkipLink>
      <main id="content" tabIndex={-1} />
    </>
  ),
} satisfies Fixture;
