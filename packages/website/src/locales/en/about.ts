import { institute } from '@site/institute.ts';

export const about = {
  heading: `About ${institute.name}`,
  title: 'About us',
  text: 'What we hope for, how we think one should prepare, and what we do every week.',
  description:
    'The vision, thoughts and mission of the institute: why we teach, what we tell students on the first day and how we read their answers.',
};

export const career = {
  heading: 'Careers',
  text: 'Teaching, evaluating answers and writing for people who prepare for the civil services.',
  description:
    'Work with teachers, answer evaluators and writers who prepare civil-services aspirants: present openings, reasons to join and where to apply.',
};
