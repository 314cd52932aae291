import { Notice, PageBody, Prose } from '@setu/ui';
import { type Meta, type StoryObj, fullWidthGuide, pictured } from '../../story.ts';

export default {
  component: PageBody,
  parameters: fullWidthGuide({
    use: 'For what stands below a `PageHeader`: the parts of the page one below the other, with the same space between.',
    not: 'A page of full-width bands is made of `Section`s, each with its own container.',
    accessibility: ['Adds no role and no heading: the order of its parts is the order of reading.'],
    code: `
<PageHeader heading="Careers" />
<PageBody>
  <Prose>
    <h2>No current openings</h2>
  </Prose>
</PageBody>`,
  }),
  args: {
    children: [
      <Notice key="notice" tone="info">
        There are no current openings.
      </Notice>,
      <Prose key="text">
        <h2>Why work with us</h2>
        <p>The hours in which you prepare a class or correct answers are in the timetable.</p>
      </Prose>,
    ],
  },
} satisfies Meta<typeof PageBody>;

type Story = StoryObj<typeof PageBody>;

export const Default: Story = { parameters: pictured('768 light') };
