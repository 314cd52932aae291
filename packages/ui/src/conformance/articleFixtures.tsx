import { ArticleBody, ArticleDetail, ArticleHeader, ArticleList, RelatedList } from '../index.ts';
import type { RelatedItem } from '../index.ts';
import type { Fixture } from './Fixture.ts';
import { hindi, long, unbroken } from './texts.ts';

const text = [
  `${unbroken}\n${hindi}`,
  'A heading:',
  `- ${unbroken}\n- ${hindi}\n- ${long}`,
  'Another:',
  `१. ${hindi}\n२. ${unbroken}`,
  `999. ${long}`,
  '<b>no</b> &amp; \u0000\ufeff\ud800',
].join('\n\n');

const related: readonly RelatedItem[] = [
  { id: 1, title: unbroken, href: '/a', date: '2026-11-20T03:00:00Z', category: unbroken },
  { id: 'none', title: null, href: 'javascript:alert(1)', date: null, category: null },
  { id: 2, title: hindi, href: '/b', date: 'not a date', category: '' },
  { id: 3, title: long, href: '/c' },
];

const back = { href: '/back', label: unbroken };

export const articleFixtures: readonly Fixture[] = [
  {
    name: 'ArticleBody',
    refElement: 'div',
    empty: (root) => <ArticleBody {...root} text="" />,
    full: (root) => <ArticleBody {...root} text={text} />,
  },
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
        category={unbroken}
        minutes={10_000}
        author={unbroken}
        back={back}
        labels={{ dateNotAvailable: hindi }}
      />
    ),
  },
  {
    name: 'ArticleDetail',
    refElement: 'div',
    empty: (root) => (
      <ArticleDetail
        {...root}
        title={null}
        date={null}
        category={null}
        back={{ href: '/', label: 'Back' }}
        text={null}
      />
    ),
    full: (root) => (
      <ArticleDetail
        {...root}
        title={unbroken}
        date="not a date"
        category={long}
        author={unbroken}
        back={back}
        text={text}
        related={related}
        labels={{ related: unbroken }}
      />
    ),
  },
  {
    name: 'ArticleList',
    refElement: 'div',
    empty: (root) => <ArticleList {...root} articles={[]} />,
    full: (root) => (
      <ArticleList
        {...root}
        headingLevel={2}
        emptyText={long}
        articles={[
          {
            id: 1,
            title: unbroken,
            date: '2026-11-20T03:00:00Z',
            category: unbroken,
            href: '/a',
          },
          { id: 'none', title: null, date: null, category: null, href: null },
          { id: 2, title: hindi, date: 'not a date', category: '', href: 'javascript:alert(1)' },
          { id: 3, title: long, date: '', category: long, href: '/b' },
        ]}
        labels={{ readMore: unbroken }}
      />
    ),
  },
  {
    name: 'RelatedList',
    refElement: 'section',
    emptyIsNothing: true,
    empty: (root) => <RelatedList {...root} heading="Related" items={[]} />,
    full: (root) => (
      <RelatedList
        {...root}
        heading={unbroken}
        items={related}
        labels={{ titleNotAvailable: hindi }}
      />
    ),
  },
  {
    name: 'RelatedList',
    shape: 'failed',
    refElement: 'section',
    empty: (root) => <RelatedList {...root} heading="Related" items={[]} error="" />,
    full: (root) => <RelatedList {...root} heading={hindi} items={related} error={long} />,
  },
];
