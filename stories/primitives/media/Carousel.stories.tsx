import { Carousel, ResourceCard } from '@setu/ui';
import { fn } from 'storybook/test';
import { resources } from '../../data/content.ts';
import { type Meta, type StoryObj, guide, pictured } from '../../story.ts';

const cards = resources.map((resource) => <ResourceCard key={resource.title} {...resource} />);

export default {
  component: Carousel,
  parameters: guide({
    use: 'For a handful of things of one kind that a page wants to offer without giving them its height: resources, courses, pictures. Up to four stand side by side.',
    not: 'What a visitor must not miss does not belong into a carousel: only the first slides are sure to be seen. For things to compare or to search take `CardGrid`, for videos `VideoCarousel`.',
    keyboard: {
      'Tab, Shift + Tab':
        'Pause (first, where it advances by itself), previous, next, the list of slides, what is in the slides in view',
      'Enter, Space':
        'On a button: pauses or starts, goes back, goes on; at either end to the other',
      'Right, Left arrow':
        'On the list: the next, the previous slide (the other way round from right to left)',
      'Home, End': 'On the list: the first, the last slide',
    },
    accessibility: [
      'The APG *carousel* pattern: a region named by `label` and announced as a carousel; slides are groups named by their place (2 of 5). No slide is cloned.',
      'Slides out of view take no focus; a slide that has focus keeps it when it scrolls away.',
      'It advances only with `autoAdvanceMs`: with a pause button, never under reduced motion, and not while the pointer or keyboard focus is in it, it is off screen or the tab is hidden. While it advances it announces nothing; at rest it announces each slide.',
      'Swipe, wheel and keys scroll it; without JavaScript it is a list that scrolls and snaps.',
    ],
    code: `
<Carousel label="Free resources" autoAdvanceMs={2000}>
  {resources.map((resource) => <ResourceCard key={resource.id} {...resource} />)}
</Carousel>`,
  }),
  args: { label: 'Free resources', children: cards, onVisibleChange: fn() },
} satisfies Meta<typeof Carousel>;

type Story = StoryObj<typeof Carousel>;

export const Default: Story = { parameters: pictured('1280 light') };

export const SmallSlides: Story = {
  args: { slidesPerView: { narrow: 1, medium: 2, wide: 3 }, slideSize: 'small' },
};

/** Pause stops it until the visitor starts it again. */
export const Pause: Story = {
  parameters: pictured('320 dark'),
  args: { autoAdvanceMs: 2000 },
  play: ({ canvas, userEvent }) =>
    userEvent.click(canvas.getByRole('button', { name: 'Pause automatic slides' })),
};

/** All slides fit, so there are no controls. */
export const Few: Story = { args: { children: cards.slice(0, 2) } };
