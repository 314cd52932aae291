import { type Reason, mailHref } from '@setu/website';
import { institute } from '../institute.ts';

/** The careers page: openings, reasons to join and the mail link, below the heading in pages.ts. */
export const openings = {
  heading: 'No current openings',
  text: 'When a post opens, we announce it on this page with the work, the place and the pay.',
} as const;

export const whyWorkWithUs = {
  heading: 'Why work with us',
  reasons: [
    {
      heading: 'Preparation counts as work',
      text: 'The hours in which you prepare a class or correct answers are in the timetable, next to the hours in the classroom.',
    },
    {
      heading: 'One team for each subject',
      text: 'The teachers, evaluators and writers of a subject plan its year together and share one set of notes, so nobody begins from nothing.',
    },
    {
      heading: 'Comments you can use',
      text: 'Colleagues sit in on a new teacher’s classes and write down what worked and what to change, as we do with the answers of students.',
    },
    {
      heading: 'English or Hindi',
      text: 'We teach and answer students in both languages. Work in the one in which you explain best.',
    },
    {
      heading: 'Students you get to know',
      text: 'You stay with the same students through a course, and can see in their answers what your teaching has changed.',
    },
  ] satisfies Reason[],
} as const;

export const join = {
  heading: 'Write to us anyway',
  text: `Tell us at ${institute.email} what you would like to teach, evaluate or write, and attach a page of your own work: a lesson plan, a corrected answer or an article. We will reply when a post comes up that fits.`,
  action: {
    label: `Write to ${institute.email}`,
    href: mailHref(institute, `Working with ${institute.name}`),
  },
} as const;
