import { Button } from '@setu/ui';
import { fn } from 'storybook/test';
import { type Meta, type StoryObj, guide, pictured, prop } from '../../story.ts';

const arrow = (
  <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M12 4v14m-6-6 6 6 6-6" fill="none" stroke="currentColor" strokeWidth="1.75" />
  </svg>
);

export default {
  component: Button,
  parameters: guide({
    use: 'For what a visitor does here (`onClick`, `type="submit"`), and with `href` for the few links of a page that must stand out.',
    not: 'A link within a sentence stays a plain link. `accent` is for the one thing a page wants.',
    keyboard: {
      Tab: 'To and from it',
      Enter: 'Does it, or follows the link',
      Space: 'On a button: does it. A link is no button, so there Space scrolls the page',
    },
    accessibility: [
      'A real `<button>` of type `button`, or with `href` a real `<a>`: what it is read as is what it does.',
      'With an icon alone give `aria-label`. Icons are decoration: hide them.',
      '`md` and `lg` are at least 44 px high, `sm` at least 24 px. `disabled` takes it out of the tab order: rather say what is missing.',
    ],
    code: `
<Button onClick={save}>Save</Button>
<Button href="/contact" variant="accent" size="lg">Study Together Now</Button>`,
  }),
  args: { children: 'Study Together Now', onClick: fn() },
  argTypes: {
    children: { control: 'text' },
    icon: { control: false },
    href: prop('Makes it a link: an `<a>`.', 'string'),
    onClick: prop('What it does.', 'MouseEventHandler'),
    type: prop('Without `href`.', "'button' | 'submit' | 'reset'", "'button'"),
    disabled: prop('Without `href`: out of the tab order, does nothing.', 'boolean', 'false'),
    'aria-label': prop('The name, when an icon stands alone.', 'string'),
    ref: prop('The `<button>` or the `<a>`.', 'Ref'),
  },
} satisfies Meta<typeof Button>;

type Story = StoryObj<typeof Button>;

export const Default: Story = {
  parameters: pictured('320 light'),
  play: ({ userEvent }) => userEvent.tab(),
};

export const Secondary: Story = {
  parameters: pictured('320 dark'),
  args: { variant: 'secondary' },
};

export const Quiet: Story = { args: { variant: 'quiet' } };

export const Accent: Story = { parameters: pictured('320 sangam'), args: { variant: 'accent' } };

export const Small: Story = { args: { size: 'sm' } };

export const Large: Story = { args: { size: 'lg' } };

export const AsLink: Story = { render: () => <Button href="#contact">Study Together Now</Button> };

export const WithIcon: Story = {
  parameters: pictured('320 light'),
  args: { icon: arrow, children: 'Download the syllabus' },
};

export const IconAlone: Story = {
  args: { children: arrow, 'aria-label': 'Download the syllabus' },
};

/** While its work is under way: it keeps the focus, and a second press does nothing. */
export const Busy: Story = { args: { children: 'Sending...', 'aria-disabled': true } };

export const Disabled: Story = {
  parameters: pictured('320 light', '320 dark'),
  args: { disabled: true },
};
