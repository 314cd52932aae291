/**
 * Counts the words of a text between spaces, as a person does. `Intl.Segmenter` counts 'U.S.A.' as three in Chromium
 * and as one elsewhere.
 */
export const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
