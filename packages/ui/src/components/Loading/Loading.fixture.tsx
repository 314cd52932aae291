import { fixture, long } from '../../internal/testing/Fixture.tsx';
import { Loading } from './Loading.tsx';

export default fixture({
  component: Loading,
  empty: {},
  full: { label: long },
});
