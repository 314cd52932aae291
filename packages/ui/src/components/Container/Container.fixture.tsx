import { fixture, long } from '../../testing/Fixture.tsx';
import { Container } from './Container.tsx';

export default fixture({
  component: Container,
  empty: { children: null },
  full: { children: long },
});
