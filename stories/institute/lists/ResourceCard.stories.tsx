import { ResourceCard } from '@setu/ui';
import { brokenPicture, resources } from '../../data/content.ts';
import { type Meta, type StoryObj, guide, inBox, pictured } from '../../story.ts';

export default {
  component: ResourceCard,
  decorators: [inBox({ maxInlineSize: '22rem' })],
  parameters: guide({
    use: 'For something free that leads to a page of its own: picture, category, title. In a `Carousel` or a `CardGrid`.',
    not: 'For something to buy take `CourseCard`, which has two ways on. For articles with a date take `ArticleList`.',
    keyboard: { Tab: 'To the link that the card is', Enter: 'Follows it' },
    accessibility: [
      'An `<article>` with a heading (`headingLevel`); the title is the one link, and the whole card is its target.',
      'The picture is decoration, and hidden. Missing or broken, a drawing stands in its place.',
      'With an empty or unsafe address the card is no link and does not look like one.',
    ],
    code: `
<ResourceCard
  title="Editorial analysis, every morning"
  image="/pictures/editorial.webp"
  href="/editorial-analysis"
  category="Current Affairs"
/>`,
  }),
  args: resources[0],
} satisfies Meta<typeof ResourceCard>;

type Story = StoryObj<typeof ResourceCard>;

export const Default: Story = { parameters: pictured('320 light', '320 dark') };

/** For posters, which are taller than wide. */
export const Upright: Story = {
  parameters: pictured('320 sangam'),
  args: { ratio: '4/5', category: undefined },
};

/** The arrow marks a link to another site. */
export const OtherSite: Story = { args: { href: 'https://example.com/guide' } };

export const BrokenPicture: Story = { args: { image: brokenPicture } };
