import { fixture, hindi, long, unbroken } from '../../internal/testing/Fixture.tsx';
import { Inline } from './Inline.tsx';

const children = [<p key="unbroken">{unbroken}</p>, <p key="hindi">{hindi}</p>, null, long];

export default fixture({
  component: Inline,
  refElement: 'ul',
  empty: {},
  full: { as: 'ul', gap: 'x16', align: 'center', justify: 'space-between', children },
});
