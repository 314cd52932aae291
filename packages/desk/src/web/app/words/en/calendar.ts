export const calendar = {
  title: 'Calendar',
  months: 'Other months',
  today: 'Today',
  scheduled: 'scheduled',
  missing: (lists: string) => `Missing: ${lists}`,
  /** The name of a link for screen readers. */
  writeFor: (day: string) => `Write for ${day}`,
  drafts: 'Drafts',
  noDrafts: 'There are no drafts.',
  means:
    'A list counts as a daily one when it had something on at least half of the last 28 days. Its gaps are shown up to a week ahead.',
};
