import { Carousel, ResourceCard } from '@setu/ui';
import type { CarouselProps } from '@setu/ui';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { brokenPicture, resources } from '../data/content.ts';
import { farTooLong, inHindi, narrow, rightToLeft } from '../data/forms.ts';
import { guide } from '../guide.ts';
import { pictured } from '../pictured.ts';

const cards = resources.map((resource) => <ResourceCard key={resource.title} {...resource} />);

const meta = {
  title: 'Components/Carousel',
  component: Carousel,
  parameters: {
    layout: 'padded',
    docs: guide({
      use: 'For a handful of things of one kind that a page wants to offer without giving them its height: resources, courses, pictures. Up to four stand side by side.',
      avoid:
        'What a visitor must not miss does not belong into a carousel: only the first slides are sure to be seen. For things to compare or to search take `CardGrid`, for videos `VideoCarousel`.',
      keyboard: [
        [
          'Tab, Shift + Tab',
          'Pause (first, where it advances by itself), previous, next, the list of slides, what is in the slides in view',
        ],
        [
          'Enter, Space',
          'On a button: pauses or starts, goes back, goes on; at either end to the other',
        ],
        [
          'Right, Left arrow',
          'On the list: the next, the previous slide (the other way round from right to left)',
        ],
        ['Home, End', 'On the list: the first, the last slide'],
      ],
      accessibility: [
        'The APG *carousel* pattern: a region named by `label` and announced as a carousel; slides are groups named by their place (2 of 5). No slide is cloned.',
        'Slides out of view take no focus; a slide that has focus keeps it when it scrolls away.',
        'It advances only with `autoAdvanceMs`: with a pause button, never under reduced motion, and not while the pointer or keyboard focus is in it, it is off screen or the tab is hidden. It is silent meanwhile, and announces slides once it rests.',
        'Swipe, wheel and keys scroll it; without JavaScript it is a list that scrolls and snaps.',
        '`ref` and every `data-*` and `aria-*` go to the `<section>`.',
      ],
      code: `
<Carousel label="Free resources" autoAdvanceMs={2000}>
  {resources.map((resource) => <ResourceCard key={resource.id} {...resource} />)}
</Carousel>`,
    }),
  },
  args: { label: 'Free resources', children: cards },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Pick<StoryContext<CarouselProps>, 'canvas' | 'canvasElement'>;

/** The places of the slides that can be reached now. A move takes half a second. */
async function expectInView({ canvas }: Play, ...places: number[]) {
  await waitFor(
    () => {
      const slides = canvas.getAllByRole('group', { name: /^\d+ of \d+$/ });
      const inView = slides.flatMap((slide, index) => (slide.inert ? [] : [index + 1]));
      return expect(inView).toEqual(places);
    },
    { timeout: 5000 },
  );
}

export const Default: Story = { parameters: pictured('1280 light') };

export const Playground: Story = {
  args: {
    slidesPerView: { narrow: 1, medium: 2, wide: 3 },
    slideSize: 'small',
    autoAdvanceMs: 2000,
    playing: true,
    onVisibleChange: fn<NonNullable<CarouselProps['onVisibleChange']>>(),
  },
};

/** One slide at a time; at either end it scrolls back to the other. */
export const NextAndPrevious: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expectInView(context, 1, 2, 3);
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await expectInView(context, 2, 3, 4);
    await userEvent.click(canvas.getByRole('button', { name: 'Previous slide' }));
    await expectInView(context, 1, 2, 3);
    await userEvent.click(canvas.getByRole('button', { name: 'Previous slide' }));
    await expectInView(context, 3, 4, 5);
  },
};

export const ArrowKeys: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expectInView(context, 1, 2, 3);
    canvas.getByRole('group', { name: 'Slides' }).focus();
    await userEvent.keyboard('{End}');
    await expectInView(context, 3, 4, 5);
    await userEvent.keyboard('{ArrowLeft}');
    await expectInView(context, 2, 3, 4);
    await userEvent.keyboard('{Home}');
    await expectInView(context, 1, 2, 3);
  },
};

/** Pause stops it for good, until it is started again. */
export const Pause: Story = {
  parameters: pictured('320 dark'),
  args: { autoAdvanceMs: 2000 },
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('group', { name: 'Slides' });
    await userEvent.click(canvas.getByRole('button', { name: 'Pause automatic slides' }));
    await expect(canvas.getByRole('button', { name: 'Start automatic slides' })).toBeVisible();
    await expect(list).toHaveAttribute('aria-live', 'polite');
  },
};

export const AdvancesByItself: Story = { args: { autoAdvanceMs: 2000 } };

/** All fit: there is nothing to operate. */
export const Few: Story = {
  args: { children: cards.slice(0, 2) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const One: Story = { args: { children: cards.slice(0, 1) } };

/** Renders nothing. */
export const Empty: Story = {
  args: { children: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const Many: Story = {
  args: {
    children: Array.from({ length: 24 }, (_, index) => (
      <ResourceCard key={index} title={`Resource ${index + 1}`} image={null} href="#resource" />
    )),
  },
};

export const WithoutPictures: Story = {
  args: {
    children: resources.map((resource) => (
      <ResourceCard key={resource.title} {...resource} image={brokenPicture} />
    )),
  },
};

export const FarTooMuchText: Story = {
  args: {
    children: resources.map((resource) => (
      <ResourceCard key={resource.title} {...resource} title={farTooLong} category={farTooLong} />
    )),
  },
};

export const Hindi: Story = {
  args: {
    label: 'निःशुल्क सामग्री',
    children: ['संपादकीय विश्लेषण', 'दैनिक उत्तर लेखन', 'समाचार पत्र में क्या पढ़ें', 'पुराने प्रश्नपत्र'].map(
      (title) => <ResourceCard key={title} title={title} image={null} href="#resource" />,
    ),
  },
  globals: inHindi,
};

export const RightToLeft: Story = {
  globals: rightToLeft,
  tags: ['!autodocs'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expectInView(context, 1, 2, 3);
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await expectInView(context, 2, 3, 4);
  },
};

export const Narrow: Story = {
  globals: narrow,
  tags: ['!autodocs'],
  play: (context) => expectInView(context, 1),
};

export const NarrowAndFarTooMuch: Story = {
  ...FarTooMuchText,
  parameters: pictured('320 light'),
  globals: narrow,
  tags: ['!autodocs'],
};
