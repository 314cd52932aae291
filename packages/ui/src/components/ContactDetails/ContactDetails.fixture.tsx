import { fixture, hindi, long, unbroken } from '../../testing/Fixture.tsx';
import { ContactDetails } from './ContactDetails.tsx';

export default fixture({
  component: ContactDetails,
  empty: { lines: [] },
  full: {
    lines: [
      { kind: 'phone', label: unbroken, value: unbroken, href: 'tel:+910000000000' },
      { kind: 'mail', label: hindi, value: long, href: 'javascript:alert(1)' },
    ],
    address: { label: unbroken, lines: [unbroken, hindi] },
  },
});
