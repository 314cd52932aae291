import type { Institute } from '@setu/website';
import { articleCategories } from './content/articleCategories.ts';

/**
 * Everything another institute would change in single lines; its words are in `content`.
 *
 * Every value is a placeholder: the numbers start with a zero that no Indian subscriber number has,
 * so none of them can ring anybody, and the mail domain is reserved for examples.
 */
export const institute: Institute = {
  name: 'Setu',
  legalName: 'Setu Institute (sample)',
  slogan: 'Your Bridge to Success',
  locale: 'en-IN',
  otherLocales: ['hi-IN'],
  exams: 'UPSC and state PCS',
  theme: 'setu',
  ornament: '/ornament.svg',

  admissionsPhone: '+91 00000 00000',
  phones: [
    // The recorded menu that answers at any hour.
    { label: 'IVR line', number: '+91 00000 00001' },
    { label: 'English line', number: '+91 00000 00002' },
    { label: 'Hindi line', number: '+91 00000 00003' },
  ],
  whatsapp: '+91 00000 00004',
  email: 'hiring@example.com',
  studentsEmail: 'students@example.com',
  privacy: {
    officer: 'grievance officer (sample)',
    email: 'privacy@example.com',
    answeredDays: 30,
    keptMonths: 12,
  },
  accessibility: { email: 'accessibility@example.com', reviewed: '2026-11-23' },
  address: {
    label: 'Delhi office',
    lines: ['Building 00, Example Road', 'Sample Nagar, New Delhi 110000'],
    country: 'IN',
  },
  videoChannel: 'https://www.youtube.com/@example',
  appStore: 'https://play.google.com/store/apps/details?id=com.example.setu',
  socialLinks: [
    { title: 'YouTube', href: 'https://www.youtube.com/@example', icon: 'youtube' },
    { title: 'Instagram', href: 'https://www.instagram.com/example', icon: 'instagram' },
    { title: 'Telegram', href: 'https://t.me/example', icon: 'telegram' },
    { title: 'Facebook', href: 'https://www.facebook.com/example', icon: 'facebook' },
    { title: 'X', href: 'https://x.com/example', icon: 'x' },
  ],

  articles: articleCategories,
  results: ['upsc-2024-results', 'upsc-2023-results', 'upsc-2022-results'],
  courseCategories: ['BPSC', 'General Studies', 'Sociology', 'Test Series'],
  courseDrawings: {
    BPSC: '/art/motifs/bpsc.svg',
    'General Studies': '/art/motifs/polity.svg',
    Sociology: '/art/motifs/sociology.svg',
    'Test Series': '/art/motifs/test-series.svg',
  },
  motifs: [
    'bpsc',
    'current-affairs',
    'economy',
    'environment',
    'essay',
    'ethics',
    'geography',
    'history',
    'polity',
    'science',
    'sociology',
    'test-series',
  ],
};
