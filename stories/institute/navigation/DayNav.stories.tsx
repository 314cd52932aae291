import { DayNav } from '@setu/ui';
import { type Meta, type StoryObj, guide, inHindi, pictured } from '../../story.ts';

export default {
  component: DayNav,
  parameters: guide({
    use: 'On the page of a day: ways to the nearest days before and after that hold something, and out of a day that holds nothing.',
    not: 'For the pages of a list: `Pagination`. To choose among all days: `MonthCalendar`.',
    keyboard: { Tab: 'To the earlier day, then to the later one', Enter: 'Goes there' },
    accessibility: [
      'A navigation named "Other days"; each link says its direction and its date.',
      'The arrows are decoration and mirror from right to left.',
      'It is not printed. Without a day it renders nothing.',
    ],
    code: `
<DayNav
  previous={{ day: '2026-11-18', href: '/daily/2026-11-18' }}
  next={{ day: '2026-11-20', href: '/daily/2026-11-20' }}
/>`,
  }),
  args: {
    previous: { day: '2026-11-18', href: '#2026-11-18' },
    next: { day: '2026-11-20', href: '#2026-11-20' },
  },
} satisfies Meta<typeof DayNav>;

type Story = StoryObj<typeof DayNav>;

export const Default: Story = { parameters: pictured('768 light') };

/** The newest day. */
export const NothingAfter: Story = { args: { next: undefined } };

/** The first day. */
export const NothingBefore: Story = { args: { previous: undefined } };

export const Hindi: Story = { parameters: pictured('320 dark'), ...inHindi };
