import type { Fixture } from '../../internal/testing/Fixture.ts';
import { hindi, long, unbroken } from '../../internal/testing/texts.ts';
import { ShareLinks } from './ShareLinks.tsx';

export const fixtures: readonly Fixture[] = [
  {
    name: 'ShareLinks',
    refElement: 'div',
    empty: (root) => <ShareLinks {...root} url="https://example.com/" title={null} />,
    full: (root) => (
      <ShareLinks
        {...root}
        url={`https://example.com/${unbroken}`}
        title={long}
        print
        labels={{ group: long, whatsapp: unbroken, copy: hindi, print: unbroken, more: long }}
      />
    ),
  },
];
