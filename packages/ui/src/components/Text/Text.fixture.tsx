import { fixture, long, unbroken } from '../../testing/Fixture.tsx';
import { Text } from './Text.tsx';

export default [
  fixture({ component: Text, refElement: 'p', empty: { children: 'x' }, full: { children: long } }),
  fixture({
    component: Text,
    shape: 'as large as can be',
    refElement: 'strong',
    empty: { as: 'strong', children: 'x' },
    full: {
      as: 'strong',
      children: unbroken,
      size: 'xl4',
      tone: 'accent',
      weight: 'bold',
      measure: true,
      tabular: true,
      lang: 'de',
    },
  }),
];
