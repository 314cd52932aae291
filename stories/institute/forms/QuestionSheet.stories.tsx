import { QuestionSheet, Score } from '@setu/ui';
import { expect, fn, userEvent } from 'storybook/test';
import { ordinance, questions } from '../../data/questions.tsx';
import { type Meta, type StoryObj, guide, inHindi, pictured } from '../../story.ts';

const score = <Score thirds={10} outOf={8} right={2} wrong={1} left={1} dropped={1} />;

export default {
  component: QuestionSheet,
  parameters: guide({
    use: 'For the questions of a day or a topic: they are answered in one go, checked by an address that can be shared, and printed with their answers on the last page. Its `score` is a `Score`.',
    not: 'Nothing is kept or sent by it: what an aspirant answered is for the page to keep. It is no examination either: the answers lie in the page, and time ends nothing.',
    keyboard: {
      Tab: 'To each question, its answer and the button',
      Enter: 'In a question: checks all of them',
    },
    accessibility: [
      'A form that opens an address: it works without JavaScript. With `onCheck` the page stays; focus goes to the marks, which are announced.',
      'The timer is for those who start it; it may be paused, hidden and stopped, ends nothing, and speaks four times at most (WCAG 2.2.1).',
      'On paper there are no buttons, and the answers begin a new page.',
    ],
    code: `
<QuestionSheet
  action="/practice/2026-11-20"
  questions={questions}
  answers={answers}
  score={answers && <Score {...marks} />}
  onCheck={(given) => navigate(addressOf(given))}
  again="/practice/2026-11-20"
  secondsPerQuestion={72}
/>`,
  }),
  // Without `onCheck` the browser would leave Storybook.
  args: { action: '/practice', questions, secondsPerQuestion: 72, onCheck: fn() },
} satisfies Meta<typeof QuestionSheet>;

type Story = StoryObj<typeof QuestionSheet>;

export const Default: Story = { parameters: pictured('320 light') };

export const Checked: Story = {
  parameters: pictured('320 dark', '768 light'),
  args: { answers: ['b', 'b', undefined, 'a', 'c'], score, again: '#again' },
};

export const WithTimer: Story = {
  args: { questions: questions.slice(0, 2) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '2 minutes 24 seconds' }));
    await expect(canvas.getByRole('timer')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
  },
};

export const Hindi: Story = { args: { questions: [ordinance] }, ...inHindi };
