export const letters = ['a', 'b', 'c', 'd'] as const;

export type QuestionLetter = (typeof letters)[number];

export type Verdict = 'right' | 'wrong' | 'left' | 'dropped';

interface Judged {
  answer?: QuestionLetter | undefined;
  correction?: { dropped?: boolean | undefined } | undefined;
}

/** A question whose answer is not known is judged as dropped. */
export function verdictOf(
  { answer, correction }: Judged,
  value: QuestionLetter | undefined,
): Verdict {
  if (answer === undefined || correction?.dropped) return 'dropped';
  if (value === undefined) return 'left';
  return value === answer ? 'right' : 'wrong';
}

export const questionLabels = {
  /** The legend, read before each option. Default 'Question 3 of 5'. */
  legend: (number: string, total: string) => `Question ${number} of ${total}`,
  clear: 'Clear (leave blank)',
  explanation: 'Answer and explanation',
  /** Shown before the right option. */
  answer: 'Answer:',
  right: 'Right',
  wrong: 'Wrong',
  left: 'Left blank',
  dropped: 'Not counted',
  /** On an option. */
  chosenRight: 'Your answer: right',
  chosenWrong: 'Your answer: wrong',
  /** On the chosen option of a question that is not counted. */
  chosen: 'Your answer',
  /** On an option that was not chosen. */
  rightAnswer: 'Right answer',
  correctedOn: (day: string) => `Answer corrected on ${day}.`,
  droppedOn: (day: string) => `Dropped on ${day}: it counts for no one.`,
};

export type QuestionLabels = typeof questionLabels;
