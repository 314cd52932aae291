/** The head of the home page; what it shows is the institute's own (`@site/content/home.ts`). */
export const home = {
  title: 'coaching for civil services exams',
  description:
    'Courses for the civil services exams, and articles for daily study, which are free to read and need no account.',
};

export const showAll = (count: string) => `Show all ${count} courses`;

export const courseCategories: string = 'Categories of the latest courses';
