import type { Institute } from '@setu/website';

/** Four of the six lists, two of them renamed; no practice, scholarships, results, app, channel or office. */
export const institute: Institute = {
  name: 'Meadow Memorial National Institute for Civil Services Examination Preparations',
  legalName: 'Meadow Academy (sample)',
  slogan: 'Read, write, revise',
  locale: 'en-IN',
  exams: 'state services',
  theme: { brand: '#0f4a35', accent: '#f2c14e' },
  admissionsPhone: '+91 00000 00010',
  whatsapp: '+91 00000 00011',
  email: 'office@meadow.example',
  privacy: {
    officer: 'data officer (sample)',
    email: 'data@meadow.example',
    answeredDays: 20,
    keptMonths: 6,
  },
  articles: [
    list('Daily Answer Writing', 'Answers', 'write'),
    list('Editorial Analysis', 'Opinions', 'opinions'),
    list('Daily Current Affairs Analysis', 'Daily Current Affairs Analysis', 'current-affairs'),
    list('What to Read in The Hindu', 'Reading The Hindu', 'the-hindu'),
  ],
  courseCategories: ['Sociology', 'BPSC'],
  without: ['career', 'offlineMode', 'practice', 'scholarship', 'selections'],
};

function list(category: string, heading: string, path: string) {
  return {
    category,
    heading,
    listPath: `/${path}`,
    articlePath: `/${path}`,
    description: `${heading}, new ones each day.`,
    image: '/logo.svg',
    meta: { description: `${heading} of the Meadow Academy.` },
  };
}
