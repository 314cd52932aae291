import type { Faq, Scheme, Step } from '@setu/website';

/** The three schemes (docs/spec.md#constants). */
export const schemes = [
  {
    id: 'reserved-categories',
    percent: 60,
    who: 'SC/ST/BPL/OBC/Minorities',
    incomeCondition: null,
    seatsPerYear: 100,
  },
  {
    id: 'ews',
    percent: 50,
    who: 'EWS',
    incomeCondition: 'Annual income under Rs. 8 lakhs',
    seatsPerYear: 100,
  },
  {
    id: 'merit',
    percent: 40,
    who: 'Meritorious students',
    incomeCondition: null,
    seatsPerYear: 50,
  },
] as const satisfies readonly Scheme[];

export const schemesHeading = 'The three schemes';

export const howItWorks = {
  heading: 'How it works',
  steps: [
    {
      heading: 'Find your scheme',
      text: 'Read the three schemes above. If you qualify under two of them, take the one with the higher percentage.',
    },
    {
      heading: 'Fill in the form',
      text: 'It asks for everything we need to know, so that you have it ready. It does not send anything yet.',
    },
    {
      heading: 'Call us or send a WhatsApp message',
      text: 'This is how you register. We tell you whether seats are left in your scheme this year.',
    },
    {
      heading: 'Show your documents',
      text: 'Bring them to our Delhi office. For an online course, ask us on WhatsApp how to show them.',
    },
    {
      heading: 'Join your course',
      text: 'We confirm your percentage and the fee that remains before you pay anything.',
    },
  ] satisfies Step[],
} as const;

export const documents = {
  heading: 'Documents to bring',
  intro: 'Originals to show, and one copy of each to leave with us.',
  items: [
    'An identity card with your photograph and address',
    'For SC, ST, OBC and minorities: your certificate; for BPL: your ration card or BPL certificate',
    'For EWS: the income and asset certificate for the current year',
    'For meritorious students: the mark sheets of your last two examinations',
    'Two passport-size photographs',
  ],
} as const;

export const questions = {
  heading: 'Common questions',
  items: [
    {
      question: 'Does the form on this page send my details?',
      answer:
        'No. It only checks that nothing is missing. Nothing is sent to us, so please call or send a WhatsApp message to register.',
    },
    {
      question: 'How much do I pay with a scholarship?',
      answer:
        'The course fee less your percentage. With 60%, you pay Rs. 40 of every Rs. 100 of the fee shown on the course page.',
    },
    {
      question: 'Can I use two schemes together?',
      answer:
        'No. One scheme applies to one course. Ask for the highest percentage you qualify for.',
    },
    {
      question: 'Is it for online courses as well?',
      answer: 'Yes. Choose Offline or Online in the form, and tell us the course when you call.',
    },
    {
      question: 'Can I study in Hindi?',
      answer:
        'Yes. Choose Hindi as your medium in the form. The schemes are the same for both languages.',
    },
  ] satisfies Faq[],
} as const;
