export const scholarship = {
  heading: 'Scholarship Programme',
  text: 'Every year some of our students pay less for their course. See which scheme is yours, what to bring and how to register.',
  description:
    'Fee scholarships for students of the institute: who can apply, the seats in each scheme, the documents to bring and how you can register.',
};

/** The words of a scheme. */
export const scheme = {
  title: (percent: number) => `${percent}% fee scholarship`,
  seats: (perYear: number) => `${perYear} students per year`,
};

/** The message with which a visitor finishes registering, a line for each. */
export const registration = {
  greeting: (institute: string) =>
    `Hello, I would like to register for the ${institute} scholarship.`,
  name: 'Name',
  category: 'Category',
  medium: 'Medium',
  mode: 'Mode',
  educationQualification: 'Qualification',
};
