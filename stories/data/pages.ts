import type { Course, CourseSummary, RelatedCourse, Resource } from '@setu/data';
import type { Failure } from '@setu/kit';
import { articles } from './articles.ts';

// What the queries would bring, taken once from the site's sample content.

export const resources: Resource[] = [
  {
    id: '1',
    title: 'The Preamble, phrase by phrase',
    image: '/art/motifs/polity.svg',
    href: '/article/25',
    category: 'General Studies',
  },
  {
    id: '2',
    title: 'Daily current affairs',
    image: '/art/motifs/current-affairs.svg',
    href: '/daily-current-affairs-analysis',
    category: 'Current Affairs',
  },
  {
    id: '3',
    title: 'BPSC prelims batch',
    image: '/art/motifs/bpsc.svg',
    href: '/bpsc-prelims-batch',
    category: 'BPSC',
  },
  {
    id: '4',
    title: 'Sociology optional',
    image: '/art/motifs/sociology.svg',
    href: '/sociology-optional-online',
    category: 'Sociology',
  },
  {
    id: '5',
    title: 'Answer writing practice',
    image: '/art/motifs/essay.svg',
    href: '/daily-answer-writing',
    category: 'Test Series',
  },
  {
    id: '6',
    title: 'Inflation terms explained',
    image: '/art/motifs/economy.svg',
    href: '/article/40',
    category: 'General Studies',
  },
  {
    id: '7',
    title: 'Reading The Hindu',
    image: '/art/motifs/environment.svg',
    href: '/what-to-read-in-the-hindu',
    category: 'Current Affairs',
  },
  {
    id: '8',
    title: 'Indian society: Paper II',
    image: '/art/motifs/geography.svg',
    href: '/sociology-paper-two-online',
    category: 'Sociology',
  },
  {
    id: '9',
    title: 'Reading The Indian Express',
    image: '/art/motifs/history.svg',
    href: '/what-to-read-in-indian-express',
    category: 'Current Affairs',
  },
  {
    id: '10',
    title: 'Prelims mock tests',
    image: '/art/motifs/test-series.svg',
    href: '/prelims-test-series-online',
    category: 'Test Series',
  },
  {
    id: '11',
    title: 'Editorial analysis',
    image: '/art/motifs/ethics.svg',
    href: '/editorial-analysis',
    category: 'Current Affairs',
  },
  {
    id: '12',
    title: 'Facts for State PCS',
    image: '/art/motifs/science.svg',
    href: '/facts-of-the-day',
    category: 'BPSC',
  },
];

export const courses: CourseSummary[] = [
  {
    id: '1',
    title: 'General Studies Foundation (Online)',
    description:
      'A full-year online programme that covers the General Studies syllabus for prelims and mains together, starting from the NCERT textbooks. Live evening classes, recordings for revision and a written answer every week, planned for students who study alongside college or a job.',
    image: '/art/motifs/polity.svg',
    category: 'General Studies',
    mode: 'online',
    date: '2026-11-18',
    featured: true,
    viewMoreHref: '/gs-foundation-online',
    buyHref: 'https://store.example.com/courses/gs-foundation-online',
  },
  {
    id: '2',
    title: 'BPSC Foundation (Classroom)',
    description:
      "A classroom programme for the Bihar Public Service Commission combined examination, covering general studies for the preliminary stage and the written papers. Bihar's history, geography, economy and administration are taught as a separate thread that runs through the whole course.",
    image: '/art/motifs/bpsc.svg',
    category: 'BPSC',
    mode: 'offline',
    date: '2026-11-10',
    featured: true,
    viewMoreHref: '/bpsc-foundation-classroom',
    buyHref: 'https://store.example.com/courses/bpsc-foundation-classroom',
  },
  {
    id: '3',
    title: 'Sociology Optional (Online)',
    description:
      'Complete preparation for both papers of the Sociology optional, taught live online. Thinkers, concepts and Indian society are covered in a fixed sequence, with linkages between the two papers and an answer to write after every unit.',
    image: '/art/motifs/sociology.svg',
    category: 'Sociology',
    mode: 'online',
    date: '2026-11-02',
    featured: false,
    viewMoreHref: '/sociology-optional-online',
    buyHref: 'https://store.example.com/courses/sociology-optional-online',
  },
  {
    id: '4',
    title: 'Prelims Test Series (Centre)',
    description:
      'Thirty tests for the civil services preliminary examination, written at our centre on OMR sheets under timed conditions. Subject tests come first and full-length papers follow, each with a discussion class on the same day.',
    image: '/art/motifs/test-series.svg',
    category: 'Test Series',
    mode: 'offline',
    date: '2026-10-26',
    featured: false,
    viewMoreHref: '/prelims-test-series-centre',
    buyHref: 'https://store.example.com/courses/prelims-test-series-centre',
  },
  {
    id: '5',
    title: 'General Studies Foundation (Classroom)',
    description:
      "Our year-long classroom batch for the civil services examination, from the first NCERT chapter to the last mains test. Daily classes, a fixed reading list, weekly tests and small mentoring groups that meet every fortnight to review each student's progress.",
    image: '/art/motifs/history.svg',
    category: 'General Studies',
    mode: 'offline',
    date: '2026-10-15',
    featured: false,
    viewMoreHref: '/gs-foundation-classroom',
    buyHref: 'https://store.example.com/courses/gs-foundation-classroom',
  },
  {
    id: '6',
    title: 'BPSC Prelims Batch (Online)',
    description:
      'A focused four-month online batch for the BPSC preliminary test. It revises general studies subject by subject, gives Bihar its full share of time and finishes with a run of full-length papers under the two-hour limit.',
    image: '/art/motifs/current-affairs.svg',
    category: 'BPSC',
    mode: 'online',
    date: '2026-10-04',
    featured: true,
    viewMoreHref: '/bpsc-prelims-batch',
    buyHref: 'https://store.example.com/courses/bpsc-prelims-batch',
  },
  {
    id: '7',
    title: 'Sociology Optional (Classroom)',
    description:
      'The classroom batch for the Sociology optional, with both papers taught over six months. Discussion is part of every class: students are expected to read the assigned extract, argue from it and then write on it the same week.',
    image: '/art/motifs/sociology.svg',
    category: 'Sociology',
    mode: 'offline',
    date: '2026-09-22',
    featured: true,
    viewMoreHref: '/sociology-optional-offline',
    buyHref: 'https://store.example.com/courses/sociology-optional-offline',
  },
  {
    id: '8',
    title: 'Prelims Test Series (Online)',
    description:
      'Thirty-six online tests for General Studies and the aptitude paper, to be taken on any day within a week of release. Each test has a full explanation, a recorded discussion and a report that tracks progress across the series.',
    image: '/art/motifs/test-series.svg',
    category: 'Test Series',
    mode: 'online',
    date: '2026-09-12',
    featured: true,
    viewMoreHref: '/prelims-test-series-online',
    buyHref: 'https://store.example.com/courses/prelims-test-series-online',
  },
  {
    id: '9',
    title: 'Aptitude Paper (CSAT) Online',
    description:
      'A three-month online course for the qualifying aptitude paper of the preliminary examination. Comprehension, reasoning and basic numeracy are taught from school level, with short daily practice for students who have been away from mathematics for years.',
    image: '/art/motifs/science.svg',
    category: 'General Studies',
    mode: 'online',
    date: '2026-08-30',
    featured: false,
    viewMoreHref: '/csat-aptitude-online',
    buyHref: 'https://store.example.com/courses/csat-aptitude-online',
  },
];

export const course: Course = {
  id: '1',
  slug: 'gs-foundation-online',
  title: 'General Studies Foundation (Online)',
  duration: '12 months',
  fees: '₹48,000',
  buyHref: 'https://store.example.com/courses/gs-foundation-online',
  image: '/art/motifs/polity.svg',
  description:
    'A year-long online course for the General Studies papers of the civil services examination. Prelims and mains are taught together from one timetable.',
  overview: `The course follows one principle: a topic is taught once, thoroughly, and then tested in both the objective and the descriptive form. Each subject begins with the basic textbooks, moves to the standard reference and ends with previous years' questions.

A normal week has:

- four live classes of two hours each, recorded the same evening
- one current affairs class that links the week's issues to the syllabus
- one objective test of thirty questions
- one answer to write, upload and discuss

No prior reading is expected. Students who have already finished a subject may skip its classes and attend only the tests.`,
  modules: [
    {
      heading: 'Polity, Governance and Society',
      body: 'Constitution, Parliament, the executive, the judiciary, federalism and local government, taught article by article where the article matters. Governance, social justice and international relations follow, each with a set of past mains questions solved in class.',
    },
    {
      heading: 'History, Geography and Environment',
      body: `Modern India is taught in full before ancient and medieval themes, since it carries weight in both stages.

- Art and culture in ten classes
- Physical, Indian and human geography with map work
- Ecology, biodiversity and environmental law`,
    },
    {
      heading: 'Economy, Science and Ethics',
      body: 'Basic economic ideas come first, then budgeting, banking, agriculture and the external sector. Science and technology is kept to applications. Ethics is taught through definitions, thinkers and case studies, with two full cases written each month.',
    },
  ],
  features: [
    'Live evening classes with recordings kept until the end of the course',
    'One evaluated answer every week, returned with written comments',
    'A single plan for prelims and mains, with a revision week after every subject',
  ],
  outcomes: [
    'Explain the core concepts of every General Studies subject in your own words',
    "Solve previous years' prelims questions by reasoning and elimination",
    'Write a structured answer of 150 words within eight minutes',
    'Connect a current issue to the exact line of the syllabus it belongs to',
    'Plan and complete your own revision cycle before the examination',
  ],
};

export const relatedCourses: RelatedCourse[] = [
  {
    id: '5',
    title: 'General Studies Foundation (Classroom)',
    slug: 'gs-foundation-classroom',
    image: '/art/motifs/history.svg',
    description:
      'A twelve-month classroom course for the General Studies papers, with daily classes, weekly tests and fortnightly mentoring groups.',
  },
  {
    id: '9',
    title: 'Aptitude Paper (CSAT) Online',
    slug: 'csat-aptitude-online',
    image: '/art/motifs/science.svg',
    description:
      'A three-month online course for the General Studies Paper II of the preliminary examination, covering comprehension, reasoning and basic numeracy.',
  },
  {
    id: '13',
    title: 'General Studies Mains Intensive (Classroom)',
    slug: 'gs-mains-classroom',
    image: '/art/motifs/economy.svg',
    description:
      'A three-month classroom course for the four General Studies papers of the main examination, with daily writing and weekly full papers.',
  },
];

/** What becomes of a query that the backend does not answer. */
export const failure: Failure = { ok: false, kind: 'unavailable', message: 'Failed to fetch' };

/** What becomes of a query for a row that is not there. */
export const notFound: Failure = { ok: false, kind: 'not-found', message: 'Course not found.' };

/** Of the newest day. */
export const titles = articles.slice(0, 5).map(({ id, title }) => ({
  title: title ?? '',
  href: `/editorial-analysis/${id}`,
}));
