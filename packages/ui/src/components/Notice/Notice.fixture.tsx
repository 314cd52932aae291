import type { Fixture } from '../../internal/testing/Fixture.ts';
import { hindi, long, unbroken } from '../../internal/testing/texts.ts';
import { Notice } from './Notice.tsx';

const nothing = () => undefined;

export const fixtures: readonly Fixture[] = [
  {
    name: 'Notice',
    refElement: 'div',
    empty: (root) => <Notice {...root} tone="info" />,
    full: (root) => (
      <Notice
        {...root}
        tone="danger"
        heading={unbroken}
        actions={[
          { label: unbroken, href: '/a' },
          { label: hindi, onClick: nothing },
        ]}
        live="assertive"
        tabIndex={-1}
      >
        {long}
      </Notice>
    ),
  },
];
