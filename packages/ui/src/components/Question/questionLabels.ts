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

export interface QuestionLabels {
  /** The legend, read before each option. Default 'Question 3 of 5'. */
  legend: (number: string, total: string) => string;
  /** The option that clears an answer. Default 'Clear (leave blank)'. */
  clear: string;
  /** Unfolds the answer and the explanation. Default 'Answer and explanation'. */
  explanation: string;
  /** Shown before the right option. Default 'Answer:'. */
  answer: string;
  /** Default 'Right'. */
  right: string;
  /** Default 'Wrong'. */
  wrong: string;
  /** Default 'Left blank'. */
  left: string;
  /** Default 'Not counted'. */
  dropped: string;
  /** On an option. Default 'Your answer: right'. */
  chosenRight: string;
  /** Default 'Your answer: wrong'. */
  chosenWrong: string;
  /** On the chosen option of a question that is not counted. Default 'Your answer'. */
  chosen: string;
  /** On an option that was not chosen. Default 'Right answer'. */
  rightAnswer: string;
  /** Default 'Answer corrected on 20 November 2026.'. */
  correctedOn: (day: string) => string;
  /** Default 'Dropped on 20 November 2026: it counts for no one.'. */
  droppedOn: (day: string) => string;
}

export const questionLabels: QuestionLabels = {
  legend: (number, total) => `Question ${number} of ${total}`,
  clear: 'Clear (leave blank)',
  explanation: 'Answer and explanation',
  answer: 'Answer:',
  right: 'Right',
  wrong: 'Wrong',
  left: 'Left blank',
  dropped: 'Not counted',
  chosenRight: 'Your answer: right',
  chosenWrong: 'Your answer: wrong',
  chosen: 'Your answer',
  rightAnswer: 'Right answer',
  correctedOn: (day) => `Answer corrected on ${day}.`,
  droppedOn: (day) => `Dropped on ${day}: it counts for no one.`,
};
