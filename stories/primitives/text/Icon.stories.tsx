import { Icon, Inline, Text } from '@setu/ui';
import { type Meta, type StoryObj, guide, pictured } from '../../story.ts';

const book =
  'M12 7C9.5 5.2 6.5 4.8 3.5 5.2v13c3-.4 6 0 8.5 1.8 2.5-1.8 5.5-2.2 8.5-1.8v-13c-3-.4-6 0-8.5 1.8zM12 7v13';

export default {
  component: Icon,
  parameters: guide({
    use: 'For a drawing of your own that should look like ours: on a grid of 24, in lines of 1.75, in the colour of the text beside it. Our own icons are made of it.',
    not: 'For pictures of several colours take an `<img>`. An icon in the place of words is seldom understood: write the words, and let it stand beside them.',
    accessibility: [
      'Decoration as long as it has no `label`: the words beside it, or the name of its button, say what it means.',
      '`label` makes it a picture with that name, for the rare icon that stands alone.',
      '`directional` turns around what points (arrows, chevrons) where text runs from right to left. Clocks, ticks and phones stay as they are.',
      '`size` is in px at the usual text size; it grows with the letters.',
    ],
    code: `
<Button icon={<Icon path="M4 12h15.5M13.5 6l6 6-6 6" directional />}>Read on</Button>
<Icon size={24} label="Passed">
  <circle cx="12" cy="12" r="8.5" />
  <path d="M8 12.5l2.5 2.5L16 9.5" />
</Icon>`,
  }),
  args: { path: book },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Icon>;

type Story = StoryObj<typeof Icon>;

export const Default: Story = { args: { size: 48 } };

/** It has the colour of the text around it; `size` sets its height. */
export const Sizes: Story = {
  parameters: pictured('768 dark'),
  render: (args) => (
    <Inline>
      {[16, 20, 24, 32, 48].map((size) => (
        <Text key={size} as="span" tone="accent">
          <Icon {...args} size={size} />
        </Text>
      ))}
    </Inline>
  ),
};

/** A picture with the accessible name 'Passed'. */
export const Labelled: Story = {
  args: {
    path: undefined,
    size: 32,
    label: 'Passed',
    children: (
      <>
        <circle cx="12" cy="12" r="8.5" />
        <path d="M8 12.5l2.5 2.5L16 9.5" />
      </>
    ),
  },
};

/** An arrow that means forward, from right to left too. */
export const Directional: Story = {
  parameters: pictured('320 light rtl'),
  args: { path: 'M4 12h15.5M13.5 6l6 6-6 6', size: 48, directional: true },
};
