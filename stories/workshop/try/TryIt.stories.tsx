import { Looks as AllLooks } from './Looks.tsx';
import { TryIt } from './TryIt.tsx';
import type { Meta, StoryObj } from '../../story.ts';

const start = `<PageHeader heading="Open day" text="On 12 December, in the library." />
<Container>
  <Notice tone="info">Bring your questions: teachers of each subject are there.</Notice>
  <p>Doors open at ten. Coffee is on the house.</p>
  <Button href="#places" size="lg">Keep a place</Button>
</Container>`;

export default {
  title: 'Try it',
  tags: ['!autodocs'],
  component: TryIt,
  args: { start },
  argTypes: { start: { control: false } },
} satisfies Meta<typeof TryIt>;

/** Tested by tests/e2e/storybook, because its frames are pages of the built workshop. */
export const Default: StoryObj<typeof TryIt> = { tags: ['!test'] };

/** The content of the frames. */
export const Looks: StoryObj<typeof TryIt> = { tags: ['!dev'], render: () => <AllLooks /> };
