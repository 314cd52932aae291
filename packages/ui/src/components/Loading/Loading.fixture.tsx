import { fixture } from '../../internal/testing/Fixture.tsx';
import { long } from '../../internal/testing/texts.ts';
import { Loading } from './Loading.tsx';

export default fixture({
  component: Loading,
  refElement: 'div',
  empty: {},
  full: { label: long },
});
