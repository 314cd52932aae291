import { both, withValue } from './both.ts';

export const calendar = {
  title: both('Calendar', 'कैलेंडर'),
  months: both('Other months', 'दूसरे महीने'),
  today: both('Today', 'आज'),
  scheduled: both('scheduled', 'समय तय'),
  missing: withValue('Missing: %s', 'नहीं है: %s'),
  /** The name of a link for screen readers. */
  writeFor: withValue('Write for %s', '%s के लिए लिखिए'),
  drafts: both('Drafts', 'मसौदे'),
  noDrafts: both('There are no drafts.', 'कोई मसौदा नहीं है।'),
  means: both(
    'A list counts as a daily one when it had something on at least half of the last 28 days. Its gaps are shown up to a week ahead.',
    'वह सूची रोज़ की मानी जाती है, जिसमें पिछले 28 में से कम से कम आधे दिन कुछ आया। उसके खाली दिन एक सप्ताह आगे तक दिखते हैं।',
  ),
};
