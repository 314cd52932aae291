import { TopicList } from '@setu/ui';
import { type Meta, type StoryObj, guide, inHindi, pictured } from '../../story.ts';

const counted = [
  { title: 'GS Paper 2', href: '#gs-paper-2', count: 1_240 },
  { title: 'Polity', href: '#polity', count: 312 },
  { title: 'Economy', href: '#economy', count: 164 },
  { title: 'Ethics', href: '#ethics', count: 1 },
];

export default {
  component: TopicList,
  parameters: guide({
    use: 'The subjects of one article, where `ArticleDetail` and `ArticleList` place it for you (`topics`); with `count` on a page of all subjects.',
    not: 'For what cannot be followed take `Chip`; for buttons that filter the list they stand above, `CategoryFilter`.',
    keyboard: { 'Tab, Shift + Tab': 'To each topic', Enter: 'Goes to what belongs to it' },
    accessibility: [
      'A list named "Topics", of links; a count is part of the link\'s name.',
      'Words in Devanagari are marked as Hindi. Each link is 28 px high at least, with a count 44 px.',
      'Without topics it renders nothing, so you need not ask.',
    ],
    code: `
<TopicList
  topics={[
    { title: 'GS Paper 2', href: '/topics/gs-paper-2', count: 1240 },
    { title: 'Polity', href: '/topics/polity', count: 312 },
  ]}
/>`,
  }),
  args: { topics: counted.map(({ title, href }) => ({ title, href })) },
} satisfies Meta<typeof TopicList>;

type Story = StoryObj<typeof TopicList>;

export const Default: Story = {};

/** On a page of all topics. */
export const WithCounts: Story = {
  parameters: pictured('320 dark', '768 light rtl'),
  args: { topics: counted },
};

export const Hindi: Story = {
  args: {
    topics: [
      { title: 'राजव्यवस्था', href: '#polity', count: 312 },
      { title: 'अर्थव्यवस्था', href: '#economy', count: 164 },
    ],
  },
  ...inHindi,
};
