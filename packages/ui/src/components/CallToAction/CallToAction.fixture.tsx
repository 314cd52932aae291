import type { Fixture } from '../../internal/testing/Fixture.ts';
import { hindi, long, unbroken } from '../../internal/testing/texts.ts';
import { CallToAction } from './CallToAction.tsx';

export const fixtures: readonly Fixture[] = [
  {
    name: 'CallToAction',
    refElement: 'section',
    empty: (root) => <CallToAction {...root} heading="Call us" actions={[]} />,
    full: (root) => (
      <CallToAction
        {...root}
        heading={unbroken}
        text={long}
        actions={[
          { label: unbroken, href: '/a', icon: <svg /> },
          { label: hindi, href: 'tel:+910000000000' },
        ]}
      />
    ),
  },
];
