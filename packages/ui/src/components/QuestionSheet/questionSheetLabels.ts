export interface QuestionSheetLabels {
  /** The button. Default 'Check answers'. */
  check: string;
  /** The link below checked answers. Default 'Start again'. */
  again: string;
  /** The heading of the last page on paper. Default 'Answers'. */
  answers: string;
  /** Names the timer. Default 'Time yourself'. */
  timer: string;
  /** A button that starts it. Default '6 minutes', '1 minute 12 seconds'; `write` writes a number in the locale. */
  minutes: (minutes: number, seconds: number, write: (number: number) => string) => string;
  /** The button for the longer time. Default '8 minutes (a third more)'. */
  longer: (minutes: string) => string;
  /** Shown after the minutes and seconds that are left. Default 'left'. */
  remaining: string;
  /** Default 'Pause'. */
  pause: string;
  /** Default 'Go on'. */
  resume: string;
  /** Default 'Hide'. */
  hide: string;
  /** Default 'Show time'. */
  show: string;
  /** Default 'Stop'. */
  stop: string;
  /** Announced at the start, half-way and in the last minute. Default '3 minutes left'. */
  said: (minutes: string) => string;
  /** Shown and announced when the time is up. Default 'Time is up. Go on as long as you like.' */
  over: string;
}

export const questionSheetLabels: QuestionSheetLabels = {
  check: 'Check answers',
  again: 'Start again',
  answers: 'Answers',
  timer: 'Time yourself',
  minutes: (minutes, seconds, write) =>
    [
      minutes > 0 && `${write(minutes)} ${minutes === 1 ? 'minute' : 'minutes'}`,
      seconds > 0 && `${write(seconds)} ${seconds === 1 ? 'second' : 'seconds'}`,
    ]
      .filter(Boolean)
      .join(' '),
  longer: (minutes) => `${minutes} (a third more)`,
  remaining: 'left',
  pause: 'Pause',
  resume: 'Go on',
  hide: 'Hide',
  show: 'Show time',
  stop: 'Stop',
  said: (minutes) => `${minutes} left`,
  over: 'Time is up. Go on as long as you like.',
};
