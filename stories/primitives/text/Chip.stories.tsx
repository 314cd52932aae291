import { Chip } from '@setu/ui';
import { type Meta, type StoryObj, guide, pictured, prop } from '../../story.ts';

export default {
  component: Chip,
  parameters: guide({
    use: 'For a word about a thing, such as its category; with `href` it leads to all things of that kind.',
    not: 'To choose among categories take `CategoryFilter`; to do something `Button`.',
    keyboard: { Tab: 'To a chip that is a link', Enter: 'Follows it' },
    accessibility: ['Plain text, or a link at least 24 px high.'],
    code: `
<Chip>General Studies</Chip>
<Chip href="/online-mode?category=BPSC">BPSC</Chip>`,
  }),
  args: { children: 'General Studies' },
  argTypes: {
    children: { ...prop('The word.', 'ReactNode'), control: 'text' },
    href: { ...prop('Makes it a link: an `<a>`.', 'string'), control: 'text' },
    ref: prop('The `<span>` or the `<a>`.', 'Ref'),
  },
} satisfies Meta<typeof Chip>;

type Story = StoryObj<typeof Chip>;

export const Default: Story = {};

export const AsLink: Story = {
  parameters: pictured('320 dark'),
  args: { href: '#general-studies' },
  play: ({ userEvent }) => userEvent.tab(),
};
