export const letters = ['a', 'b', 'c', 'd'] as const;

export type QuestionLetter = (typeof letters)[number];

/** The outcome of a checked question. */
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
  /** The option that clears an answer. Default 'Clear (leave blank)'. */
  clear: 'Clear (leave blank)',
  /** Unfolds the answer and the explanation. Default 'Answer and explanation'. */
  explanation: 'Answer and explanation',
  /** Shown before the right option. Default 'Answer:'. */
  answer: 'Answer:',
  /** Default 'Right'. */
  right: 'Right',
  /** Default 'Wrong'. */
  wrong: 'Wrong',
  /** Default 'Left blank'. */
  left: 'Left blank',
  /** Default 'Not counted'. */
  dropped: 'Not counted',
  /** On an option. Default 'Your answer: right'. */
  chosenRight: 'Your answer: right',
  /** Default 'Your answer: wrong'. */
  chosenWrong: 'Your answer: wrong',
  /** On the chosen option of a question that is not counted. Default 'Your answer'. */
  chosen: 'Your answer',
  /** On an option that was not chosen. Default 'Right answer'. */
  rightAnswer: 'Right answer',
  /** Default 'Answer corrected on 20 November 2026.'. */
  correctedOn: (day: string) => `Answer corrected on ${day}.`,
  /** Default 'Dropped on 20 November 2026: it counts for no one.'. */
  droppedOn: (day: string) => `Dropped on ${day}: it counts for no one.`,
};

export type QuestionLabels = typeof questionLabels;
