import { fixture, hindi, long, unbroken } from '../../testing/Fixture.tsx';
import { QuestionSheet } from './QuestionSheet.tsx';

const question = { stem: unbroken, options: [long, hindi, unbroken, 'x'], answer: 'c' } as const;

export default [
  fixture({
    component: QuestionSheet,
    empty: { action: '/practice', questions: [] },
    full: {
      action: '/practice',
      questions: [question, { ...question, id: 'second', explanation: long }],
      answers: ['a', undefined],
      score: <p>{long}</p>,
      onCheck: () => undefined,
      again: '/practice',
      children: <input type="hidden" name="topic" value="polity" />,
      labels: { check: unbroken, again: hindi },
      questionLabels: { legend: () => hindi },
    },
  }),
  fixture({
    component: QuestionSheet,
    shape: 'with a timer',
    empty: { action: '/practice', questions: [] },
    full: {
      action: '/practice',
      questions: [{ stem: unbroken, options: [long, long, long, long] }],
      secondsPerQuestion: 1e9,
      labels: { timer: long, longer: () => unbroken },
    },
  }),
];
