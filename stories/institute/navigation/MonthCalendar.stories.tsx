import { MonthCalendar } from '@setu/ui';
import { type Meta, type StoryObj, guide, inHindi, pictured } from '../../story.ts';

const days = (month: string, numbers: readonly number[]) =>
  numbers.map((number) => {
    const day = `${month}-${String(number).padStart(2, '0')}`;
    return { day, count: 1 + (number % 4), href: `#${day}` };
  });

export default {
  component: MonthCalendar,
  parameters: guide({
    use: 'As the archive of what appears day by day: each day that holds something is a link, months without anything are passed over.',
    not: 'To enter a date: it picks no day that has nothing. From one day to the next: `DayNav`. For the pages of a list: `Pagination`.',
    keyboard: {
      Tab: 'To the earlier month, the later one, then to one day: the last visited, else the one shown, else the newest',
      'Arrow left, arrow right': 'To the day before or after that holds something',
      'Arrow up, arrow down': 'To the same weekday of an earlier or later week',
      'Home, End': 'To the first or the last such day of the week',
      'Page up, Page down': 'To the earlier or the later month, as its link does',
      Enter: 'Goes to the day',
    },
    accessibility: [
      'A navigation named by `label`, and in it a table named by its month, weekdays as its headers.',
      'Each link says its date and how many articles there are, "5 November 2026, 3 articles".',
      'Before React each day is a stop of the Tab key; with it the table is a grid (APG) and has one.',
      'The day that is shown is marked as the current page, today as the current date. Today is marked with React alone: a page that is kept would be wrong tomorrow.',
      'Weeks begin on Monday, as in India, or as `weekStart` says; `weekdays` name the days from Monday on whatever the first is.',
      'It is not printed.',
    ],
    code: `
<MonthCalendar
  month="2026-11"
  days={[
    { day: '2026-11-18', count: 2, href: '/facts?date=2026-11-18' },
    { day: '2026-11-20', count: 1, href: '/facts?date=2026-11-20' },
  ]}
  previous={{ month: '2026-10', href: '/facts?month=2026-10' }}
  label="Archive of facts"
/>`,
  }),
  args: {
    month: '2026-11',
    days: days('2026-11', [2, 4, 5, 7, 9, 11, 12, 14, 16, 18, 20]),
    selected: '2026-11-18',
    previous: { month: '2026-10', href: '#2026-10' },
    next: { month: '2026-12', href: '#2026-12' },
    label: 'Archive of Editorial Analysis',
  },
} satisfies Meta<typeof MonthCalendar>;

type Story = StoryObj<typeof MonthCalendar>;

export const Default: Story = {
  parameters: pictured('320 light'),
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('link', { current: 'page' })).focus();
    await userEvent.keyboard('{ArrowRight}');
  },
};

/** A month that begins on a Monday and fills four weeks, without an earlier month. */
export const ShortMonth: Story = {
  args: {
    month: '2027-02',
    days: days('2027-02', [1, 14, 28]),
    selected: undefined,
    previous: undefined,
  },
};

export const EveryDay: Story = {
  parameters: pictured('320 dark'),
  args: {
    month: '2026-12',
    days: days(
      '2026-12',
      Array.from({ length: 31 }, (_, index) => index + 1),
    ),
    selected: undefined,
  },
};

export const Empty: Story = {
  parameters: pictured('320 sangam'),
  args: { days: [], selected: undefined },
};

export const FromSunday: Story = { args: { weekStart: 'sunday' } };

export const Hindi: Story = { args: { label: 'संपादकीय विश्लेषण का संग्रह' }, ...inHindi };
