import { fixture, hindi, long, unbroken } from '../../testing/Fixture.tsx';
import { Section } from './Section.tsx';

export default [
  fixture({
    component: Section,
    empty: { heading: 'Courses' },
    full: {
      heading: unbroken,
      headingLevel: 2,
      intro: <p>{long}</p>,
      action: { label: unbroken, href: '/more' },
      tone: 'brand',
      children: <p>{hindi}</p>,
    },
  }),
  fixture({
    component: Section,
    shape: 'with its heading aside',
    empty: { heading: 'Courses', layout: 'aside' },
    full: {
      heading: long,
      headingLevel: 2,
      intro: <p>{unbroken}</p>,
      action: { label: hindi, href: '/more' },
      layout: 'aside',
      children: <p>{unbroken}</p>,
    },
  }),
];
