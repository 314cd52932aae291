import { CourseCard, createElement, createRoot, SiteHeader } from './setu.js';

createRoot(document.getElementById('root')).render([
  createElement(SiteHeader, {
    key: 'header',
    logo: 'Meadow',
    logoLabel: 'Meadow Academy, home',
    items: [{ title: 'Contact', href: '/contact' }],
  }),
  createElement('h1', { key: 'heading' }, 'Courses'),
  createElement(CourseCard, {
    key: 'course',
    title: 'GS Foundation',
    description: 'Two years of general studies.',
    image: null,
    category: 'UPSC',
    headingLevel: 2,
    viewMore: { href: '/foundation' },
  }),
]);
