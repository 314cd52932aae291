import { Hero } from '@setu/ui';
import { heroPicture } from '../../data/content.ts';
import { type Meta, type StoryObj, fullWidthGuide, pictured } from '../../story.ts';

export default {
  component: Hero,
  parameters: fullWidthGuide({
    use: 'The opening of a home page: what the institute is, one thing to do, a picture.',
    not: 'On any other page take `PageHeader`. Further down a page take `CallToAction`: a hero holds the `h1`.',
    keyboard: { 'Tab, Shift + Tab': 'To its one or two links', Enter: 'Follows a link' },
    accessibility: [
      '`heading` is the `h1` of the page, with the id `page-heading`, and takes focus after a client navigation.',
      '`image.alt` is compulsory, and empty when the picture says nothing of its own. Its size keeps its place free until it arrives.',
      'The picture is fetched before others: it is usually the largest of the first view.',
    ],
    code: `
<Hero
  heading="Your Bridge to Success"
  text="Classes, tests and daily practice."
  action={{ label: 'Study Together Now', href: '/contact' }}
  image={{ src: '/hero.webp', alt: '', width: 800, height: 600 }}
/>`,
  }),
  args: {
    heading: 'Your Bridge to Success',
    text: 'Classes, tests and daily practice for the civil services examinations.',
    action: { label: 'Study Together Now', href: '#contact' },
    image: heroPicture,
  },
} satisfies Meta<typeof Hero>;

type Story = StoryObj<typeof Hero>;

export const Default: Story = { parameters: pictured('1280 light', '320 sangam') };

export const TwoActions: Story = {
  args: { secondaryAction: { label: 'See our results', href: '#results' } },
};

export const WithoutPicture: Story = {
  parameters: pictured('320 dark'),
  args: { image: undefined },
};
