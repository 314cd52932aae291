import { Tab, TabList, TabPanel, Tabs, Text } from '@setu/ui';
import { fn } from 'storybook/test';
import { type Meta, type StoryObj, guide, pictured, prop } from '../../story.ts';

const sections = [
  ['Weekdays', 'Monday to Friday, 7 to 9 in the morning.'],
  ['Weekends', 'Saturday and Sunday, 10 to 2.'],
  ['Online', 'Whenever you like, for a year.'],
] as const;

export default {
  component: Tabs,
  parameters: guide({
    use: 'For two to six sections of one thing, of which a reader wants one: the same batch by week, the same text in three formats. Each `Tab` of the `TabList` shows the `TabPanel` with its `value`.',
    not: 'Not for what is read in order or compared: put one below the other. Not for the pages of a site: those are links, as in `CategoryFilter`. Not within a form, where what is hidden is not filled in.',
    keyboard: {
      'Tab, Shift + Tab': 'To the chosen tab, from there to its panel',
      'Arrow keys': 'Choose the next tab or the one before, from the last to the first',
      'Home, End': 'Choose the first and the last tab',
    },
    accessibility: [
      'The APG pattern *tabs* with automatic activation: a tab that gets the focus is chosen.',
      'Without JavaScript all panels stand one below the other, each under its heading, and the tabs are links to them.',
      'On paper too all panels stand one below the other, each under its heading; the tabs are not printed.',
      'Until React arrives the browser shows the panel that a tab links to; nothing moves when React takes over.',
      'An address that ends in `#`, the `id` of `Tabs`, a hyphen and a value opens that panel.',
    ],
    code: `
<Tabs id="batch" defaultValue="weekday">
  <TabList label="Timetable">
    <Tab value="weekday">Weekdays</Tab>
    <Tab value="weekend">Weekends</Tab>
  </TabList>
  <TabPanel value="weekday" heading="Weekdays">…</TabPanel>
  <TabPanel value="weekend" heading="Weekends">…</TabPanel>
</Tabs>`,
  }),
  args: {
    defaultValue: '0',
    onValueChange: fn(),
    children: (
      <>
        <TabList label="Timetable">
          {sections.map(([name], index) => (
            <Tab key={name} value={`${index}`}>
              {name}
            </Tab>
          ))}
        </TabList>
        {sections.map(([name, text], index) => (
          <TabPanel key={name} value={`${index}`} heading={name}>
            <Text>{text}</Text>
          </TabPanel>
        ))}
      </>
    ),
  },
  argTypes: {
    value: prop('The chosen tab, said by the parent.', 'string'),
    defaultValue: prop('The tab that is chosen at first, left to itself.', 'string'),
  },
} satisfies Meta<typeof Tabs>;

type Story = StoryObj<typeof Tabs>;

export const Default: Story = { parameters: pictured('768 light', '320 dark rtl') };
