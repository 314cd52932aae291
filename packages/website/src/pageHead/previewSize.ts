/** The size of all previews that `npm run pictures` draws. */
export const previewSize = { width: 1200, height: 630 };
