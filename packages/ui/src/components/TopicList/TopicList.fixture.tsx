import { fixture, hindi, long, unbroken } from '../../testing/Fixture.tsx';
import { TopicList } from './TopicList.tsx';

export default fixture({
  component: TopicList,
  empty: { topics: [] },
  full: {
    topics: [
      { title: 'GS Paper 2', href: '/topics/gs-paper-2' },
      { title: unbroken, href: '/topics/unbroken', count: 1 },
      { title: hindi, href: '/topics/hindi', count: 1e15 },
      { title: long, href: '/topics/long' },
    ],
    labels: { topics: long },
  },
});
