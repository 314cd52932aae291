export const calendar = {
  title: 'Calendar',
  months: 'Other months',
  today: 'Today',
  scheduled: 'scheduled',
  untitled: 'Without a title',
  questions: (count: number) => (count === 1 ? '1 question' : `${count} questions`),
  missing: (lists: string) => `Missing: ${lists}`,
  ofLanguage: {
    en: (list: string) => `${list} (English)`,
    hi: (list: string) => `${list} (Hindi)`,
  },
  /** Its text, and its name for those who do not see where it stands. */
  write: 'Write',
  writeFor: (day: string) => `Write for ${day}`,
  drafts: 'Drafts',
  noDrafts: 'There are no drafts.',
  means:
    'A list counts as a daily one when it had something on at least half of the last 28 days. Its gaps are shown up to a week ahead.',
};
