import type { Fixture } from '../../internal/testing/Fixture.ts';
import { hindi, long, unbroken } from '../../internal/testing/texts.ts';
import { TopicList } from './TopicList.tsx';

export const fixtures: readonly Fixture[] = [
  {
    name: 'TopicList',
    refElement: 'ul',
    emptyIsNothing: true,
    empty: (root) => <TopicList {...root} topics={[]} />,
    full: (root) => (
      <TopicList
        {...root}
        topics={[
          { title: 'GS Paper 2', href: '/topics/gs-paper-2' },
          { title: unbroken, href: '/topics/unbroken', count: 1 },
          { title: hindi, href: '/topics/hindi', count: 1e15 },
          { title: long, href: '/topics/long' },
        ]}
        labels={{ topics: long }}
      />
    ),
  },
];
