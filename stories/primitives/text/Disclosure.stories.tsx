import { Disclosure, Stack, Text } from '@setu/ui';
import { useId } from 'react';
import { type Meta, type StoryObj, guide, pictured, prop } from '../../story.ts';

export default {
  component: Disclosure,
  parameters: guide({
    use: 'For what some readers need and others pass over: an answer, conditions, the filters of a list on a phone. With one `name` for several, one of them is open at a time.',
    not: 'Do not hide what most readers need, or what they must compare: a page that scrolls is no trouble. For sections of which one is seen at a time take `Tabs`, for what must be answered first `Dialog`.',
    keyboard: {
      'Tab, Shift + Tab': 'To the line, and to what is open below it',
      'Enter, Space': 'Opens it, and closes it',
    },
    accessibility: [
      'The browser’s own `<details>`: screen readers say whether it is open, and the search within the page opens it.',
      'It needs no JavaScript, and stays as a visitor left it when React arrives.',
      'The line is 44 px high at least. A heading may stand in it, and counts among those of the page.',
    ],
    code: `
<Disclosure summary="Who may apply?">
  <Text>Graduates of any subject, also those in their last year.</Text>
</Disclosure>`,
  }),
  args: {
    summary: 'Who may apply?',
    children: <Text>Graduates of any subject, also those in their last year.</Text>,
  },
  argTypes: {
    defaultOpen: prop('Whether it begins open, left to itself.', 'boolean', 'false'),
    open: prop('Whether it is open, said by its parent.', 'boolean'),
    onOpenChange: prop('Told of each change.', '(open: boolean) => void'),
  },
} satisfies Meta<typeof Disclosure>;

type Story = StoryObj<typeof Disclosure>;

export const Default: Story = {
  parameters: pictured('768 light'),
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByText('Who may apply?')),
};

/** One answer at a time. */
export const OneOfSeveral: Story = {
  parameters: pictured('320 dark'),
  render: function Several() {
    const name = useId();
    return (
      <Stack gap="x1">
        {['Who may apply?', 'Until when?', 'What does it cost?'].map((question, index) => (
          <Disclosure key={question} summary={question} name={name} defaultOpen={index === 1}>
            <Text>Applications of this year close on 15 December.</Text>
          </Disclosure>
        ))}
      </Stack>
    );
  },
};
