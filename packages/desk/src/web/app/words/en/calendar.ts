export const calendar = {
  title: 'Calendar',
  months: 'Other months',
  today: 'Today',
  scheduled: 'scheduled',
  questions: (count: number) => (count === 1 ? '1 question' : `${count} questions`),
  missing: (lists: string) => `Missing: ${lists}`,
  ofLanguage: {
    en: (list: string) => `${list} (English)`,
    hi: (list: string) => `${list} (Hindi)`,
  },
  /** The text of a link, and its name for screen readers, which names the day. */
  write: 'Write',
  writeFor: (day: string) => `Write for ${day}`,
  drafts: 'Drafts',
  noDrafts: 'There are no drafts.',
  means:
    'A list counts as a daily one when it had something on at least half of the last 28 days. Its gaps are shown up to a week ahead.',
};
