import { Question } from '@setu/ui';
import { moneyBill, ordinance, questions } from '../../data/questions.tsx';
import { type Meta, type StoryObj, guide, inForm, inHindi, pictured } from '../../story.ts';

export default {
  component: Question,
  decorators: inForm,
  parameters: guide({
    use: 'For one question with four options, in a form of yours: the question of the day below an article. Several, with their marks, are a `QuestionSheet`.',
    not: 'Not for a poll or an opinion, which have no right answer: `RadioGroup`. Do not put the text into the legend: a screen reader says the legend before every option.',
    keyboard: {
      Tab: 'To the options, and to the answer below them',
      'Arrow keys': 'Choose another option, or take the answer back',
      'Enter, Space': 'On the answer: unfolds it',
    },
    accessibility: [
      'A `<fieldset>` whose legend is short; stem and statements are its description. Numbers of statements are text, since options name them.',
      'Right, wrong and left are said in words with a sign, at the question and at its options; the colour only repeats it.',
      'Native radios and `<details>`: it needs no JavaScript. One more radio, empty, takes an answer back.',
      'A question in another language than the page says so by `lang`.',
      'A server component.',
    ],
    code: `
<form action="/practice/2026-11-20">
  <Question
    name="q1"
    number={1}
    total={5}
    stem="Consider the following statements:"
    statements={['…', '…']}
    line="Which of the statements given above is correct?"
    options={['1 only', '2 only', 'Both 1 and 2', 'Neither 1 nor 2']}
    answer="c"
    explanation="…"
  />
</form>`,
  }),
  args: { name: 'question', number: 3, total: 5, ...moneyBill },
} satisfies Meta<typeof Question>;

type Story = StoryObj<typeof Question>;

export const Default: Story = { parameters: pictured('320 light') };

export const Wrong: Story = {
  parameters: pictured('320 dark'),
  args: { value: 'd', checked: true },
};

export const Corrected: Story = { args: { ...questions[1], value: 'b', checked: true } };

export const Dropped: Story = {
  args: { checked: true, correction: { on: '2026-11-24', dropped: true } },
};

export const Hindi: Story = {
  ...inHindi,
  args: { ...ordinance, statements: [], line: undefined, checked: true },
};
