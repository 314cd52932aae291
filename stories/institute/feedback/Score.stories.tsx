import { Score, TextLink } from '@setu/ui';
import { type Meta, type StoryObj, guide, inHindi, pictured } from '../../story.ts';

export default {
  component: Score,
  parameters: guide({
    use: 'Above questions that were checked: the `score` of a `QuestionSheet`. Marks are counted in thirds, as the examination takes a third of a question’s marks for a wrong answer.',
    not: 'No percentage, no rank, no praise: it says what was right. Do not round to 0.66: a guess is worth exactly nothing.',
    accessibility: [
      'A region named by its heading, which is the marks.',
      'Voices hear “4 and two thirds of 10”: many of them skip the sign ⅔.',
      'Counts are words with a sign, not colours.',
      'A server component: it needs no JavaScript.',
    ],
    code: `<Score thirds={14} outOf={10} right={3} wrong={2} left={0} />`,
  }),
  args: { thirds: 14, outOf: 10, right: 3, wrong: 2, left: 0 },
} satisfies Meta<typeof Score>;

type Story = StoryObj<typeof Score>;

export const Default: Story = { parameters: pictured('320 light') };

export const Negative: Story = { args: { thirds: -2, right: 0, wrong: 1, left: 3, dropped: 1 } };

export const WithWayOn: Story = {
  args: { children: <TextLink href="#again">Practise what went wrong</TextLink> },
};

export const Hindi: Story = { ...inHindi };
