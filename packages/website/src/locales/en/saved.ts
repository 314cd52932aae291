import { ifPractice } from '../ifPractice.ts';

export const practiceAgain = {
  heading: 'Practise again',
  text: 'Questions that went wrong come back after 1, 3, 7 and 21 days, until you know them.',
  description:
    'The questions that went wrong come back after 1, 3, 7 and 21 days, until you know them. The list is kept in your browser alone.',
};

export const saved = {
  heading: 'Saved on this device',
  text: `Articles that you marked${ifPractice(', days that you practised')} and answers that you began: listed in this browser alone.`,
  description: `The articles that you marked${ifPractice(', the days that you practised')} and the answers that you began to write, in a list that this browser alone keeps.`,
};

export const savedWords = {
  needsScript: 'What this browser has kept is read by JavaScript, which does not run here.',
  empty: 'Nothing is saved here yet.',
  practise: 'Practise the newest questions',
  practised: (day: string) => `Practised: ${day}`,
  /** A day of which only some questions were answered. */
  questionsOf: (day: string) => `Questions of ${day}`,
  toRepeat: (count: number) =>
    count === 1 ? '1 question comes again' : `${count} questions come again`,
  draft: (title: string) => `Your answer: ${title}`,
  notKept: 'This browser keeps nothing: its storage is full or forbidden.',
  cut: 'Only the first 10,000 characters of this answer are kept.',
  full: 'Not everything was saved: there is room for 200 articles and 30 answers. Remove some to make room.',
  /** Shown where an item has been removed, before the button that takes that back. */
  removed: 'Removed.',
  undo: 'Undo',
  putBack: 'Put back.',
  added: 'The list was added.',
  noList: 'No list could be read from this file.',
  /** Shown if the address contains a list. */
  offered: 'This link carries a list. Add it to what is saved here?',
  add: 'Add it',
  link: `The link below takes saved articles${ifPractice(' and the questions that come again')} to another device. A file takes the rest too.`,
  /** In place of the link. */
  tooLong: 'This list is too long for a link. Take the file instead.',
  safari:
    'Safari forgets what a website has saved after seven days without a visit. Keep a file of it.',
  write: 'Write an answer',
  all: 'All that is saved',
};

export const againWords = {
  nothingDue: (day: string) => `Nothing is due today. The next question comes on ${day}.`,
  nothing: 'Nothing comes again: no question went wrong on this device.',
  more: 'Next questions',
  days: 'Their days',
  /** Where the browser can read no tables. */
  unread:
    'In this copy of the website the questions that are due stand on the pages of their days.',
};
