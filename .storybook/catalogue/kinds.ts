import type { Floor } from '../../packages/ui/build/publicSurface.ts';

/** The floors of the library in the order of the gallery, by the folder in `stories` that holds their kinds. */
export const floors: Readonly<Record<Floor, { title: string; text: string }>> = {
  primitives: {
    title: 'Primitives',
    text: 'Parts of any page. What is below is made of them, and so is what you build yourself.',
  },
  institute: {
    title: 'Institute components',
    text: 'Whole parts of an institute’s pages: headers, courses, articles, results, forms.',
  },
};

/** The prefixes of story titles, by folder in `stories`; the file's name follows. */
export const prefixes: Readonly<Record<string, string>> = {
  primitives: floors.primitives.title,
  institute: floors.institute.title,
  pages: 'Pages',
  foundations: 'Foundations',
};

/** The kinds of components in the order of the gallery, by the folder that holds their stories. */
export const kinds: Readonly<Record<string, string>> = {
  layout: 'Layout',
  text: 'Text',
  navigation: 'Navigation',
  actions: 'Actions',
  forms: 'Forms',
  lists: 'Cards and lists',
  reading: 'Reading',
  media: 'Media',
  feedback: 'Feedback',
  settings: 'Settings',
};

/** A component's place in Storybook: the title of its stories, and the prefix of their ids. */
export function placeOf({ name, floor }: { name: string; floor: Floor }) {
  const title = `${floors[floor].title}/${name}`;
  return { title, id: title.toLowerCase().replace(/[ /]/g, '-') };
}
