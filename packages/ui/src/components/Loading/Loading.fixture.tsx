import { fixture, long } from '../../internal/testing/Fixture.tsx';
import { Loading } from './Loading.tsx';

export default fixture({
  component: Loading,
  refElement: 'div',
  empty: {},
  full: { label: long },
});
