/** In breadcrumbs, and where a course could not be read. */
export const courses: string = 'Courses';
export const course: string = 'Course';
export const backToCourses: string = 'Back to courses';

export const filter = {
  all: 'All Courses',
  of: (heading: string) => `Categories of ${heading}`,
  failed: 'The categories could not be loaded.',
};

/** The button to ask about a course, and the message that it begins. */
export const ask = {
  label: 'Ask about this course',
  message: (title: string | null, url: string) =>
    `Hello, I have a question about ${title === null ? 'this course' : `the course “${title}”`}.\n${url}`,
};

/** Of a list of one category; `heading` is that of the whole list. */
export const categoryDescription = (category: string, heading: string) =>
  `${category}, ${heading}: the duration, the fees and what is taught in each course and test series of this category, with a page for each.`;

export const courseDescription = (title: string) =>
  `${title}: duration, fees, what its modules cover, what you will be able to do afterwards, and how you can enrol for it.`;
