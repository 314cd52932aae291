import type { Fixture } from '../../internal/testing/Fixture.ts';
import { hindi, long, unbroken } from '../../internal/testing/texts.ts';
import { Section } from './Section.tsx';

export const fixtures: readonly Fixture[] = [
  {
    name: 'Section',
    refElement: 'section',
    empty: (root) => <Section {...root} heading="Courses" />,
    full: (root) => (
      <Section
        {...root}
        heading={unbroken}
        headingLevel={2}
        intro={long}
        action={{ label: unbroken, href: '/more' }}
        tone="brand"
      >
        <p>{hindi}</p>
      </Section>
    ),
  },
  {
    name: 'Section',
    shape: 'with its heading aside',
    refElement: 'section',
    empty: (root) => <Section {...root} heading="Courses" layout="aside" />,
    full: (root) => (
      <Section
        {...root}
        heading={long}
        headingLevel={2}
        intro={unbroken}
        action={{ label: hindi, href: '/more' }}
        layout="aside"
      >
        <p>{unbroken}</p>
      </Section>
    ),
  },
];
