export const selections = {
  heading: 'Our results',
  title: 'Results by year',
  text: 'Choose a year to see its result poster.',
  description:
    'Posters of the results of our students in the civil services exams, year by year, with a WhatsApp number to ask for the details of each year.',
};

/** Shown if no result has the requested title (docs/spec.md#results). */
export const selectionNotFound = {
  heading: 'Selection Not Found',
  title: 'Selection not found',
  text: 'We have no results under this name. Choose one of the years we have, or ask us on WhatsApp.',
  alt: 'A bridge over still water, in pale colours.',
  action: (whatsapp: string) => `${whatsapp} for details`,
  message: 'Hello, I could not find the results I was looking for on your website.',
  description:
    'There are no results under this address. The result posters of our students are on the results page, one for each year that we have.',
};
