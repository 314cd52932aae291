import type { Words } from '../en.ts';

export const calendar: Words['calendar'] = {
  title: 'कैलेंडर',
  months: 'दूसरे महीने',
  today: 'आज',
  scheduled: 'समय तय',
  missing: (lists) => `नहीं है: ${lists}`,
  writeFor: (day) => `${day} के लिए लिखिए`,
  drafts: 'मसौदे',
  noDrafts: 'कोई मसौदा नहीं है।',
  means:
    'वह सूची रोज़ की मानी जाती है, जिसमें पिछले 28 में से कम से कम आधे दिन कुछ आया। उसके खाली दिन एक सप्ताह आगे तक दिखते हैं।',
};
