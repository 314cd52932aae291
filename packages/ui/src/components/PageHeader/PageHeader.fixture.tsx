import type { Fixture } from '../../internal/testing/Fixture.ts';
import { pixel } from '../../internal/testing/pixel.ts';
import { hindi, long, unbroken } from '../../internal/testing/texts.ts';
import { PageHeader } from './PageHeader.tsx';

export const fixtures: readonly Fixture[] = [
  {
    name: 'PageHeader',
    refElement: 'div',
    empty: (root) => <PageHeader {...root} heading="Page" />,
    full: (root) => (
      <PageHeader
        {...root}
        heading={long}
        text={unbroken}
        actions={[
          { label: unbroken, href: '/' },
          { label: hindi, href: '/' },
        ]}
        breadcrumbs={[{ title: unbroken, href: '/' }, { title: hindi }]}
        back={{ label: unbroken, href: '/back' }}
        image={pixel}
      />
    ),
  },
];
