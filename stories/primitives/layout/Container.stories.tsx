import { Container } from '@setu/ui';
import { type Meta, type StoryObj, fullWidthGuide, pictured } from '../../story.ts';

export default {
  component: Container,
  parameters: fullWidthGuide({
    use: 'To keep content of your own within the width of the page and off the edges of the window.',
    not: '`PageHeader`, `PageBody`, `Section` and the whole-page components bring their own: do not put one into another.',
    accessibility: ['Adds no role.'],
    code: `
<Container>
  <MyTimetable />
</Container>`,
  }),
  args: { children: <p>Classes run five days a week. Each subject closes with a test.</p> },
} satisfies Meta<typeof Container>;

export const Default: StoryObj<typeof Container> = { parameters: pictured('768 light') };
