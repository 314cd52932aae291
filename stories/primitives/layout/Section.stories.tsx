import { Prose, SchemeList, Section } from '@setu/ui';
import { schemes } from '../../data/forms.ts';
import { type Meta, type StoryObj, fullWidthGuide, pictured } from '../../story.ts';

export default {
  component: Section,
  parameters: fullWidthGuide({
    use: 'For a band of a page under a heading of its own, with a link to more of the same beside the heading (`action`) or links on from its end (`more`).',
    not: 'Do not put one into another, nor into `PageBody`: it goes from edge to edge and brings its own container.',
    keyboard: {
      Tab: 'To the link beside the heading, to what the section holds, to the links below it',
      Enter: 'Follows it',
    },
    accessibility: [
      'A region named by its heading; choose `headingLevel` so that headings stay in order.',
      'An `id` makes it a target for links.',
    ],
    code: `
<Section
  id="latest-courses"
  heading="Latest courses"
  action={{ label: 'All courses', href: '/online-mode' }}
  tone="sunken"
>
  <CardGrid>...</CardGrid>
</Section>`,
  }),
  args: {
    heading: 'The three schemes',
    intro: 'Every year 250 students pay less for their course.',
    action: { label: 'How to register', href: '#register' },
    children: <SchemeList schemes={schemes} />,
  },
  argTypes: { intro: { control: 'text' } },
} satisfies Meta<typeof Section>;

type Story = StoryObj<typeof Section>;

export const Default: Story = {};

export const Sunken: Story = { parameters: pictured('320 dark'), args: { tone: 'sunken' } };

/** For visitors who have seen the section and want more. */
export const WithMore: Story = {
  args: {
    action: undefined,
    more: [
      { label: 'Show all 12 schemes', href: '#all' },
      { label: 'Scholarships of the states', href: '#states' },
    ],
  },
};

/** On the brand's colour, for a heading and a few words. */
export const Brand: Story = {
  parameters: pictured('320 sangam'),
  args: { tone: 'brand', children: undefined },
};

/** For text on `paper`: from 1024 px the heading is beside it. */
export const Aside: Story = {
  parameters: pictured('1280 light'),
  args: {
    layout: 'aside',
    heading: 'Our vision',
    intro: undefined,
    action: undefined,
    children: (
      <Prose>
        <p>A student in a small town should be able to prepare as well as one in Delhi.</p>
        <p>The syllabus is public. What is missing is order, practice and an honest reader.</p>
      </Prose>
    ),
  },
};

/** Several in a row are separated by a line. */
export const AsideInARow: Story = {
  render: () => (
    <>
      {['Our vision', 'Our thoughts', 'Our mission'].map((heading) => (
        <Section key={heading} heading={heading} layout="aside">
          <Prose>
            <p>A timetable that you cannot keep is a bad timetable.</p>
          </Prose>
        </Section>
      ))}
    </>
  ),
};
