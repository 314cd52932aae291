import { fixture, hindi, long, unbroken } from '../../testing/Fixture.tsx';
import { AnswerBox } from './AnswerBox.tsx';

export default fixture({
  component: AnswerBox,
  empty: { question: 'x', limit: 0 },
  full: {
    question: `${unbroken} ${hindi}`,
    limit: 150,
    draft: { read: () => long, write: () => undefined },
    labels: { label: unbroken, tooMany: () => long },
  },
});
