import type { OwnWords } from '@setu/website';
import { institute } from '../institute.ts';

/** This institute's own words for its pages, which replace the website's. */
export const ownWords: OwnWords = {
  home: {
    title: 'coaching for UPSC and state PCS exams',
    description:
      'Online and classroom courses for UPSC and BPSC, free daily study articles, answer writing practice and scholarships for 250 students a year.',
  },
  about: { image: '/art/hero.svg' },
  career: { image: '/art/motifs/essay.svg' },
  offlineMode: {
    text: 'Courses taught in our Delhi classrooms. Choose a subject to narrow the list.',
    description:
      'Classroom courses in Delhi for UPSC and state PCS exams: General Studies, BPSC, Sociology optional and test series, with details of each.',
  },
  practice: { image: '/art/motifs/test-series.svg' },
  topics: { image: '/art/motifs/polity.svg' },
  scholarship: {
    image: '/art/motifs/sociology.svg',
    text: 'Every year 250 students pay 40% to 60% less for their course. See which scheme is yours, what to bring and how to register.',
    description:
      'Fee scholarships of 60%, 50% and 40% for 250 students a year: who can apply, seats in each scheme, documents to bring and how to register.',
  },
  contact: {
    text: 'Ask about a course, its fees, a scholarship or how to prepare alongside a job. We answer in English and Hindi.',
    description:
      'Telephone lines in English and Hindi, WhatsApp, the address of our Delhi office and a form to send us a question about courses or admissions.',
  },
  privacy: {
    text: `What ${institute.name} stores about visitors, why, for how long, and whom to ask. This is a sample text.`,
  },
  terms: {
    text: `What holds for this website, the courses and the scholarships of ${institute.name}. This is a sample text.`,
  },
};
