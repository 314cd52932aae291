/** What all of our previews measure: `npm run pictures` makes them. */
export const previewSize = { width: 1200, height: 630 };
