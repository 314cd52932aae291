import type { ApiContext } from './route.ts';

/** What the app must know of the site. */
export const describeSite = async ({ site }: ApiContext) => ({
  name: site.name,
  articleCategories: site.articleCategories,
  courseCategories: site.courseCategories,
  /** The part before the day. */
  practiceAddress: site.practicePath(''),
});
