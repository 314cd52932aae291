import { AnswerBox } from '@setu/ui';
import { type Meta, type StoryObj, guide, inHindi, pictured } from '../../story.ts';

export default {
  component: AnswerBox,
  parameters: guide({
    use: 'To practise an answer of 150 or 250 words: the question above, the words counted, both printed together. A `draft` keeps it on the device.',
    not: 'It sends nothing: for a message to the institute take `ContactForm`.',
    keyboard: { Tab: 'To the field, and out of it' },
    accessibility: [
      'The count and the question describe the field. Every fifty words are announced, and once that there are too many.',
      'Nothing is cut off: too many words are counted and said in words.',
      'Without JavaScript it can be written in and printed; what is typed before React comes is kept.',
    ],
    code: `<AnswerBox question={question} limit={150} draft={draftOf('2026-11-20')} />`,
  }),
  args: {
    question:
      'Why does the Constitution give the Lok Sabha the last word on a Money Bill? Answer in 150 words.',
    limit: 150,
  },
} satisfies Meta<typeof AnswerBox>;

type Story = StoryObj<typeof AnswerBox>;

export const Default: Story = {
  parameters: pictured('320 light'),
  play: ({ canvas, userEvent }) =>
    userEvent.type(canvas.getByRole('textbox'), 'Only the Lok Sabha is elected directly.'),
};

export const TooManyWords: Story = {
  args: { draft: { read: () => 'A word and one more. '.repeat(32), write: () => {} } },
};

export const Hindi: Story = {
  args: { question: 'धन विधेयक पर लोक सभा का निर्णय अंतिम क्यों है? 150 शब्दों में लिखिए।' },
  ...inHindi,
};
