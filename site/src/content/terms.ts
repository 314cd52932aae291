import type { TextSection } from '@setu/website';

// A sample text, of a fictional institute.

/** The terms: of the website, of courses, of scholarships. */
export const termsSections = [
  {
    id: 'website',
    heading: 'Using this website',
    paragraphs: [
      'Articles may be read, printed and passed on by their address, free of charge. They may not be sold, or published elsewhere as somebody else’s work.',
      'We write with care, and correct what is wrong. Rules, dates and syllabi change: what the examining commission itself publishes is what holds.',
    ],
  },
  {
    id: 'courses',
    heading: 'Courses',
    paragraphs: [
      'The page of a course gives its duration, its fees and what is taught. It is bought on the page that Buy Now opens; the terms of that page, and its rules on cancelling and refunds, hold for the purchase. Ask us before you pay if anything is unclear.',
      'A course prepares for an examination. We promise nobody a rank or a selection.',
    ],
  },
  {
    id: 'scholarships',
    heading: 'Scholarships',
    paragraphs: [
      'Each scheme has its seats and its conditions, which stand on the scholarship page. One scheme applies to one course. We decide by the documents that you show, in the order in which complete registrations reach us.',
      'Filling in the form is no registration yet: it is one when we have confirmed it, by WhatsApp or by phone. Whoever shows a document that is false loses the scholarship.',
    ],
  },
  {
    id: 'results',
    heading: 'Results and videos',
    paragraphs: [
      'We show people who have been selected with their consent alone, and say beside each name which course they took, for how long, and whether they paid for it. Consent can be taken back at any time.',
    ],
  },
  {
    id: 'ask',
    heading: 'Whom to ask',
    paragraphs: ['Ask us before you agree to anything here that you do not understand.'],
    link: { label: 'Contact us', href: '/contact' },
  },
] as const satisfies readonly TextSection[];
