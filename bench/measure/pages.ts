export type PageName = 'home' | 'list' | 'article' | 'course' | 'contact';

/** The compared pages; every site has them at these addresses. */
export const pages: Record<PageName, string> = {
  home: '/',
  list: '/editorial-analysis',
  article: '/editorial-analysis/13',
  course: '/gs-foundation-online',
  contact: '/contact',
};

export const pageNames = Object.keys(pages) as PageName[];
