import { fixture, hindi, long, unbroken } from '../../testing/Fixture.tsx';
import { SchemeList } from './SchemeList.tsx';

export default fixture({
  component: SchemeList,
  empty: { schemes: [] },
  full: {
    headingLevel: 2,
    schemes: [
      {
        id: 'a',
        figure: unbroken,
        title: unbroken,
        who: long,
        condition: unbroken,
        seats: unbroken,
      },
      { id: 'b', figure: '50%', title: hindi, who: hindi, seats: '' },
    ],
  },
});
