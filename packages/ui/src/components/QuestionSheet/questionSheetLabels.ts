export const questionSheetLabels = {
  check: 'Check answers',
  again: 'Start again',
  /** The heading of the last page on paper. */
  answers: 'Answers',
  /** Names the timer. */
  timer: 'Time yourself',
  /** A button that starts it. Default '6 minutes', '1 minute 12 seconds'; `write` writes a number in the locale. */
  minutes: (minutes: number, seconds: number, write: (number: number) => string) =>
    [
      minutes > 0 && `${write(minutes)} ${minutes === 1 ? 'minute' : 'minutes'}`,
      seconds > 0 && `${write(seconds)} ${seconds === 1 ? 'second' : 'seconds'}`,
    ]
      .filter(Boolean)
      .join(' '),
  /** The button for the longer time. Default '8 minutes (a third more)'. */
  longer: (minutes: string) => `${minutes} (a third more)`,
  /** Shown after the minutes and seconds that are left. */
  remaining: 'left',
  pause: 'Pause',
  resume: 'Go on',
  hide: 'Hide',
  show: 'Show time',
  stop: 'Stop',
  /** Announced at the start, half-way and in the last minute. Default '3 minutes left'. */
  said: (minutes: string) => `${minutes} left`,
  /** Shown and announced when the time is up. */
  over: 'Time is up. Go on as long as you like.',
};

export type QuestionSheetLabels = typeof questionSheetLabels;
