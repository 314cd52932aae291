/** The calendar of a list and of the desk. */
export const archive = {
  heading: 'Archive',
  intro: 'Choose a day that has articles. The arrows lead to other months.',
  jump: 'Choose a day or a month',
  all: 'All lists of a day',
  /** Names the calendar of a list or of the desk. */
  of: (heading: string) => `Archive of ${heading}`,
};

export const translation = {
  beside: 'Read side by side: English and Hindi',
  alone: 'Read in English alone',
  corrected: (day: string) => `The Hindi text was corrected on ${day}, after this translation.`,
  otherList: 'This is in Hindi: there is nothing in English yet.',
};

/** An article that is not there, or could not be read (docs/spec.md#errors). */
export const noArticle = {
  heading: 'Article not found.',
  text: 'It may have been moved or taken down. These are the lists of articles:',
  failed: 'It could not be fetched just now. Please try again in a moment.',
};
