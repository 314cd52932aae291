import type { ApiContext } from './route.ts';

/** What of the site the app must know. */
export const describeSite = async ({ site }: ApiContext) => ({
  name: site.name,
  articleCategories: site.articleCategories,
  courseCategories: site.courseCategories,
  /** Before the day. */
  practiceAddress: site.practicePath(''),
});
