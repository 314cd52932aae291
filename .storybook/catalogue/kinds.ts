/** The kinds of components in the order of the gallery, by the folder in `stories/components` that holds their stories. */
export const kinds: Readonly<Record<string, string>> = {
  navigation: 'Navigation',
  actions: 'Actions',
  forms: 'Forms',
  lists: 'Cards and lists',
  reading: 'Reading',
  media: 'Media',
  layout: 'Layout',
  feedback: 'Feedback',
  settings: 'Settings',
};
