import { LatestReading } from '@setu/ui';
import { type Meta, type StoryObj, fullWidthGuide, inHindi, pictured } from '../../story.ts';

export default {
  component: LatestReading,
  parameters: fullWidthGuide({
    use: 'On a home page, near its top: the titles of the newest day, so that a daily visitor sees at once what is new.',
    not: 'For more than about five titles, or for those of several days: `ArticleList`.',
    keyboard: { Tab: 'To where there is all of the day, then to each title', Enter: 'Goes there' },
    accessibility: [
      'A region named by its h2.',
      'The date is that of the articles, not of the clock: on a day without any it is an earlier one, and says so.',
      'Hindi words of a title are marked as such. A title whose address is unsafe is text.',
      'Without articles it renders nothing.',
    ],
    code: `
<LatestReading
  heading="Latest reading"
  day="2026-11-20"
  articles={[{ id: 13, title: 'Tied or untied grants', href: '/editorial-analysis/13' }]}
  action={{ label: 'Daily desk', href: '/daily' }}
/>`,
  }),
  args: {
    heading: 'Latest reading',
    day: '2026-11-20',
    articles: [
      {
        id: 1,
        title: 'Heritage, Art and Archaeology: Getting Culture Marks from the Newspaper',
        href: '#1',
      },
      { id: 2, title: 'Tied or Untied: Reading the Argument over Grants to States', href: '#2' },
      { id: 3, title: 'How Parliament Passes a Money Bill', href: '#3' },
      { id: 4, title: 'नदियों का जल बँटवारा: तर्क को कैसे पढ़ें', href: '#4' },
    ],
    action: { label: 'Daily desk', href: '#daily' },
  },
} satisfies Meta<typeof LatestReading>;

type Story = StoryObj<typeof LatestReading>;

export const Default: Story = { parameters: pictured('768 light') };

export const One: Story = {
  args: {
    articles: [
      {
        id: 1,
        title: 'How Parliament Passes a Money Bill',
        about: 'GS Paper 2, 4 min read',
        href: '#1',
      },
    ],
  },
};

export const WithoutAction: Story = { args: { action: undefined } };

export const Hindi: Story = {
  args: { heading: 'ताज़ा लेख', action: { label: 'रोज़ की पढ़ाई', href: '#daily' } },
  ...inHindi,
};
