import { ResultPoster } from '@setu/ui';
import { achiever, brokenPicture, result } from '../../data/content.ts';
import { type Meta, type StoryObj, fullWidthGuide, pictured } from '../../story.ts';

export default {
  component: ResultPoster,
  parameters: fullWidthGuide({
    use: 'The whole page of one result that exists as a picture, and whom to ask about it.',
    not: 'For results as text take `Prose` or a list. For the index of the years take `CardGrid`.',
    keyboard: {
      'Tab, Shift + Tab': 'The pages above, back, then the action',
      Enter: 'Follows a link',
    },
    accessibility: [
      'The picture is the content: `image.alt` must say what it shows.',
      '`heading` is the `h1` of the page, with the id `page-heading`.',
      '`people` are text, in letters of one size: with a rank stand the course taken, its duration and whether it was paid for. Who has not agreed is not shown.',
      'A picture that is missing or broken keeps its place and its text.',
    ],
    code: `
<ResultPoster
  heading="UPSC 2024 results"
  image={{ src: '/results/2024.webp', alt: 'Ranks 3, 17 and 44: …', width: 800, height: 1000 }}
  action={{ label: 'Call us', href: 'tel:+910000000000' }}
/>`,
  }),
  args: result,
} satisfies Meta<typeof ResultPoster>;

type Story = StoryObj<typeof ResultPoster>;

export const Default: Story = {};

/** The details that the guidelines for coaching advertisements require; one of three people has not agreed. */
export const WithPeople: Story = {
  parameters: pictured('768 light'),
  args: {
    people: [
      achiever,
      { ...achiever, rank: 44, course: 'Mains Test Series', duration: '4 months', paid: false },
      { ...achiever, name: 'Not agreed', rank: 90, consent: false },
    ],
  },
};

export const BrokenPicture: Story = {
  parameters: pictured('320 dark'),
  args: { image: { ...result.image, src: brokenPicture } },
};
