/** Loads the fonts of the site's theme: one that is not there at the first layout may never be shown (`optional`). */
export const loadFonts = ({ fonts }: Document) =>
  Promise.allSettled(Array.from(fonts, (font) => font.load()));
