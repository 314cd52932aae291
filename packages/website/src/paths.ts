/**
 * The addresses of the fixed pages, but for the article lists (articleCategories.ts). They are spelled as in
 * docs/spec.md#routes, which makes them the canonical ones.
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
