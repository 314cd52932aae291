/** Number of words by script; a word with any Devanagari character counts as Devanagari. */
export interface WordCount {
  latin: number;
  devanagari: number;
}

/**
 * Counts words between whitespace, as a person does; punctuation alone is no word. Takes linear time. `Intl.Segmenter`
 * counts 'U.S.A.' as three in Chromium and as one elsewhere.
 */
export function countWordsByScript(text: string): WordCount {
  const words: WordCount = { latin: 0, devanagari: 0 };
  for (const word of text.split(/\s+/)) {
    if (/\p{sc=Deva}/u.test(word)) words.devanagari += 1;
    else if (/[\p{L}\p{N}]/u.test(word)) words.latin += 1;
  }
  return words;
}

/** Whole minutes, one at least: 200 words of English a minute, 180 of Hindi. */
export function readingMinutes({ latin, devanagari }: WordCount): number {
  return Math.max(1, Math.round(latin / 200 + devanagari / 180));
}
