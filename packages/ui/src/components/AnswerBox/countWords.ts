/** Counts the words of a text by its language's rules; without `Intl.Segmenter`, by splitting at spaces. */
export function countWords(text: string, locale: string): number {
  if (!('Segmenter' in Intl)) return text.split(/\s+/).filter(Boolean).length;
  const segments = new Intl.Segmenter(locale, { granularity: 'word' }).segment(text);
  return Array.from(segments).filter(({ isWordLike }) => isWordLike).length;
}
