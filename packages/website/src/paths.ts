/** The canonical addresses of the fixed pages, spelled as in docs/spec.md#routes. An institute has those of its lists. */
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

export const optionalPages = [
  'accessibility',
  'career',
  'offlineMode',
  'onlineMode',
  'practice',
  'scholarship',
  'selections',
] as const satisfies PageName[];

/** A path with those of the parameters that have a value, and with the number of a page from the second on. */
export function withQuery(
  path: string,
  parameters: Readonly<Record<string, string | undefined>>,
  page = 1,
): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value) query.set(name, value);
  if (page > 1) query.set('page', String(page));
  // `size` is missing in Safari 16.
  const text = String(query);
  return text ? `${path}?${text}` : path;
}

export const practicePath = (day: string): string => `${paths.practice}/${day}`;
