/**
 * The canonical addresses of the fixed pages, spelled as in docs/spec.md#routes. Those of the article lists are in
 * articleCategories.ts.
 */
export const paths = {
  home: '/',
  about: '/about',
  selections: '/selections',
  career: '/career',
  daily: '/daily',
  practice: '/practice',
  practiceAgain: '/practice/again',
  saved: '/saved',
  offlineMode: '/offline-mode',
  onlineMode: '/online-mode',
  topics: '/topics',
  scholarship: '/Scholarship',
  contact: '/contact',
  search: '/search',
  privacy: '/privacy',
  terms: '/terms',
  accessibility: '/accessibility',
  login: '/login',
  register: '/register',
} as const;

export type PageName = keyof typeof paths;
