export const scholarship = {
  heading: 'Scholarship Programme',
  text: 'Every year some of our students pay less for their course. See which scheme is yours, what to bring and how to register.',
  description:
    'Fee scholarships for students of the institute: who can apply, the seats in each scheme, the documents to bring and how you can register.',
};

export const scheme = {
  title: (percent: number) => `${percent}% fee scholarship`,
  seats: (perYear: number) => `${perYear} students per year`,
};

export const registration = {
  /** The beginning of the WhatsApp message, before everything that was filled in. */
  greeting: (institute: string) =>
    `Hello, I would like to register for the ${institute} scholarship.`,
  /** Shown in place of the form if nothing answers it. */
  heading: 'Register on WhatsApp or by phone',
  text: 'Tell us your name, your category, the course and the medium you want to study in.',
  /** Where a page that was loaded again has put back what had been filled in. */
  kept: 'We kept what you had filled in: in this tab alone, for half an hour.',
  discard: 'Discard it',
};
