import { NextReading } from '@setu/ui';
import { type Meta, type StoryObj, guide, pictured } from '../../story.ts';

export default {
  component: NextReading,
  parameters: guide({
    use: 'Right below an article that is one of several to be read in an order: what comes after it, and the way back to all of them.',
    not: 'For the older and the newer article of a list: `PreviousNext`. For what else may be of interest: `RelatedList`.',
    keyboard: { Tab: 'To the next article, then to the list', Enter: 'Goes there' },
    accessibility: [
      'A navigation named by its heading. Hindi words of a title are marked as such.',
      'The card can be pressed anywhere; for assistive technology it is one link named by its title.',
    ],
    code: `
<NextReading
  heading="Next in the day's reading"
  position="3 of 6"
  next={{ title: 'How Parliament Passes a Money Bill', href: '/article/28' }}
  back={{ label: 'Daily desk: 20 November 2026', href: '/daily/2026-11-20' }}
/>`,
  }),
  args: {
    heading: "Next in the day's reading",
    position: '3 of 6',
    next: { title: 'How Parliament Passes a Money Bill', href: '#next' },
    back: { label: 'Daily desk: 20 November 2026', href: '#desk' },
  },
} satisfies Meta<typeof NextReading>;

type Story = StoryObj<typeof NextReading>;

export const Default: Story = { parameters: pictured('320 light', '768 dark') };

export const Last: Story = {
  args: { heading: "That was the last of the day's reading", position: '6 of 6', next: undefined },
};
