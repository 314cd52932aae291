import { fixture, hindi, long, unbroken } from '../../testing/Fixture.tsx';
import { Question } from './Question.tsx';

const empty = { name: 'q1', number: 1, total: 1, stem: 'x', options: ['', '', '', ''] } as const;

const full = {
  name: 'q7',
  number: 1e15,
  total: 1e15,
  stem: long,
  statements: [unbroken, hindi, long],
  line: unbroken,
  options: [unbroken, hindi, long, long],
  answer: 'b',
  value: 'a',
  explanation: <p>{long}</p>,
  correction: { on: '2026-11-20', text: unbroken },
  checked: true,
} as const;

export default [
  fixture({ component: Question, empty, full }),
  fixture({
    component: Question,
    shape: 'in Hindi, dropped',
    empty: { ...empty, lang: 'hi' },
    full: {
      ...full,
      lang: 'hi',
      dir: 'ltr',
      stem: hindi,
      explanation: hindi,
      correction: { on: 'x', dropped: true },
    },
  }),
];
