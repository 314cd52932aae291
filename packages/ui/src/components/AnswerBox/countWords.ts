/** How many words a text has in its language; split at spaces where a browser cannot tell. */
export function countWords(text: string, locale: string): number {
  if (!('Segmenter' in Intl)) return text.split(/\s+/).filter(Boolean).length;
  const segments = new Intl.Segmenter(locale, { granularity: 'word' }).segment(text);
  return Array.from(segments).filter(({ isWordLike }) => isWordLike).length;
}
