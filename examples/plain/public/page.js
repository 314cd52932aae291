import {
  CardGrid,
  CourseCard,
  createElement,
  createRoot,
  Hero,
  Section,
  SiteFooter,
  SiteHeader,
} from './setu.js';

const contact = { label: 'Admissions', value: '+91 00000 00000', href: 'tel:+910000000000' };
const courses = [
  ['GS Foundation', 'Two years of general studies, from the first page to the interview.'],
  ['Test series', 'Forty papers, each marked and talked through within a week.'],
  ['Hindi medium', 'The whole syllabus in Hindi, with notes for each evening.'],
].map(([title, description]) =>
  createElement(CourseCard, {
    key: title,
    title,
    description,
    category: 'UPSC',
    viewMore: { href: '#courses' },
  }),
);

createRoot(document.getElementById('root')).render([
  createElement(SiteHeader, {
    key: 'header',
    logo: createElement('strong', null, 'Meadow Academy'),
    logoLabel: 'Meadow Academy, home',
    items: [{ title: 'Contact', href: '#contact' }],
  }),
  createElement(
    'main',
    { key: 'main' },
    createElement(Hero, {
      heading: 'Study with people who stay until you understand',
      text: 'Small classes, daily answer writing, and a teacher who reads every page of it.',
      action: { label: 'See the courses', href: '#courses' },
      image: { src: 'hero.svg', alt: '', width: 800, height: 600 },
    }),
    createElement(
      Section,
      { heading: 'Courses', id: 'courses' },
      createElement(CardGrid, null, courses),
    ),
  ),
  createElement(SiteFooter, {
    key: 'footer',
    id: 'contact',
    logo: createElement('strong', null, 'Meadow Academy'),
    contact: [contact],
    linkGroups: [],
    socialLinks: [],
    copyright: '© Meadow Academy',
  }),
]);
