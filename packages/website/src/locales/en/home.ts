/** The head of the home page; what it shows is the institute's own (`@site/content/home.ts`). */
export const home = {
  title: 'coaching for civil services exams',
  description:
    'Online and classroom courses for the civil services exams, free daily study articles, practice in writing answers and help with planning.',
};

export const showAll = (count: string) => `Show all ${count} courses`;

export const courseCategories: string = 'Categories of the latest courses';
