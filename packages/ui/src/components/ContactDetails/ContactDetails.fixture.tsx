import type { Fixture } from '../../internal/testing/Fixture.ts';
import { hindi, long, unbroken } from '../../internal/testing/texts.ts';
import { ContactDetails } from './ContactDetails.tsx';

export const fixtures: readonly Fixture[] = [
  {
    name: 'ContactDetails',
    refElement: 'dl',
    empty: (root) => <ContactDetails {...root} lines={[]} />,
    full: (root) => (
      <ContactDetails
        {...root}
        lines={[
          { kind: 'phone', label: unbroken, value: unbroken, href: 'tel:+910000000000' },
          { kind: 'mail', label: hindi, value: long, href: 'javascript:alert(1)' },
        ]}
        address={{ label: unbroken, lines: [unbroken, hindi] }}
      />
    ),
  },
];
