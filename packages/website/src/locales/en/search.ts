export const search = {
  heading: 'Search',
  text: 'Articles, courses and free resources, by words in English or Hindi.',
  description:
    'Search the daily study articles, the courses and the free resources by their words, and narrow what is found by category and by month.',
};

/** What the search finds in addition to articles, as named in its filter and its results. */
export const searchKinds = { course: 'Courses', resource: 'Resources', question: 'Practice' };

/** On a copy of the site, whose search form no server answers. */
export const searchNeedsScript: string =
  'This copy of the website searches with JavaScript, which does not run here.';

export const searchCopy = {
  title: (words: string) => `Search: ${words}`,
  category: { label: 'Category', all: 'All' },
  month: { label: 'Month', all: 'Any' },
  topic: { label: 'Topic', all: 'All' },
  cut: (characters: number) => `Only the first ${characters} characters are searched for.`,
  /** Shown on a copy of the site whose tables no browser can read. */
  unavailable: 'This copy of the website has no search. These pages lead to all that it holds:',
  pages: 'Pages of results',
  waysOn: {
    heading: 'Where else to look',
    onlineMode: 'Online courses',
    offlineMode: 'Classroom courses',
    contact: 'Contact us',
  },
};
