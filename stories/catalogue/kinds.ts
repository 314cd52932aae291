import type { Tier } from '../../packages/ui/build/publicSurface.ts';

/** The tiers of the library in the order of the gallery, by the folder in `stories` that holds their kinds. */
export const tiers: Readonly<Record<Tier, { title: string; text: string }>> = {
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
  primitives: tiers.primitives.title,
  institute: tiers.institute.title,
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
export function placeOf({ name, tier }: { name: string; tier: Tier }) {
  const title = `${tiers[tier].title}/${name}`;
  return { title, id: title.toLowerCase().replace(/[ /]/g, '-') };
}
