import type { Fixture } from '../../internal/testing/Fixture.ts';
import { hindi, long, unbroken } from '../../internal/testing/texts.ts';
import { ErrorScreen } from './ErrorScreen.tsx';

const nothing = () => undefined;

export const fixtures: readonly Fixture[] = [
  {
    name: 'ErrorScreen',
    refElement: 'div',
    empty: (root) => <ErrorScreen {...root} heading="Error" />,
    full: (root) => (
      <ErrorScreen
        {...root}
        heading={unbroken}
        message={long}
        actions={[
          { label: unbroken, onClick: nothing },
          { label: hindi, href: '/' },
        ]}
      />
    ),
  },
];
