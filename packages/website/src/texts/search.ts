import { articleCategories } from '../articleCategories.ts';
import { pages } from './pages.ts';

/** The field of the search: Ctrl+K leads to it. */
export const searchFieldId = 'search-words';

/** What the search finds beside articles, as its filter and its results name it. */
export const searchKinds = { course: 'Courses', resource: 'Resources' } as const;

export const searchCopy = {
  category: { label: 'Category', all: 'All' },
  month: { label: 'Month', all: 'Any' },
  topic: { label: 'Topic', all: 'All' },
  /** Where more was asked for than is searched. */
  cut: (characters: number) => `Only the first ${characters} characters are searched for.`,
  /** On a copy of the site whose tables no browser can read. */
  unavailable: 'This copy of the website has no search. These pages lead to all that it holds:',
  waysOn: {
    heading: 'Where else to look',
    links: [
      ...articleCategories.map(({ heading, listPath }) => ({ label: heading, href: listPath })),
      { label: 'Online courses', href: pages.onlineMode.path },
      { label: 'Classroom courses', href: pages.offlineMode.path },
      { label: 'Contact us', href: pages.contact.path },
    ],
  },
};
