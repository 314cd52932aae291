import { fixture } from '../../internal/testing/Fixture.tsx';
import { long } from '../../internal/testing/texts.ts';
import { Container } from './Container.tsx';

export default fixture({
  component: Container,
  refElement: 'div',
  empty: { children: null },
  full: { children: long },
});
