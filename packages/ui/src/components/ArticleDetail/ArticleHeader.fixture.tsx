import type { Fixture } from '../../internal/testing/Fixture.ts';
import { hindi, long, unbroken } from '../../internal/testing/texts.ts';
import { ArticleHeader } from './ArticleHeader.tsx';

const back = { href: '/back', label: unbroken };

export const fixtures: readonly Fixture[] = [
  {
    name: 'ArticleHeader',
    refElement: 'header',
    empty: (root) => (
      <ArticleHeader
        {...root}
        title={null}
        date={null}
        category={null}
        back={{ href: '/', label: 'Back' }}
      />
    ),
    full: (root) => (
      <ArticleHeader
        {...root}
        title={long}
        date="2026-11-20T03:00:00Z"
        updated="2026-11-21T03:00:00Z"
        category={unbroken}
        minutes={10_000}
        author={unbroken}
        breadcrumbs={[{ title: unbroken, href: '/' }, { title: unbroken }]}
        back={back}
        labels={{ updated: unbroken, dateNotAvailable: hindi }}
      />
    ),
  },
];
