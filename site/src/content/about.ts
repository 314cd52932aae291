import type { TextSection } from '@setu/website';

/** The about page: vision, thoughts and mission, below the heading in pages.ts. */
export const aboutSections = [
  {
    id: 'vision',
    heading: 'Our vision',
    paragraphs: [
      'A public servant’s decision reaches people she will never meet: whether a ration shop opens on time, whether a land record is right, whether a flood warning arrives before the water. We want such decisions in the hands of people who read carefully, listen first and can say why they decided.',
      'We would like those people to come from everywhere. A student in a small town, studying in Hindi after a day’s work, should be able to prepare as well as one who lives beside a library in Delhi.',
    ],
  },
  {
    id: 'thoughts',
    heading: 'Our thoughts',
    paragraphs: [
      'The examination is long, and most of those who take it are not selected. We say so at the first meeting. Preparation should leave something to keep either way: a habit of reading, clear writing, and a working knowledge of how the country is governed.',
      'We have no secret notes. The syllabus is public, past question papers are public, and the standard books are in any good library. What is usually missing is order, practice, and somebody who reads an answer and says honestly what it lacks. That is what a teacher is for.',
      'Sleep, family and health belong in the plan. A timetable that nobody can keep is a bad timetable.',
    ],
  },
  {
    id: 'mission',
    heading: 'Our mission',
    paragraphs: [
      'We teach the syllabus in a fixed order, from the basic textbook to previous years’ questions, in classrooms in Delhi and live online. Students write every week, and each answer comes back with written comments on what to change in the next one.',
      'We publish study articles every day: an editorial taken apart, the facts worth keeping, what to read in the newspapers, a question to answer. They are free, and need no account.',
      'We print the duration, the fees and the contents of a course on its page, before we ask for a rupee. And every year we keep 250 scholarships for students whose category, income or marks qualify them.',
    ],
  },
] as const satisfies readonly TextSection[];
