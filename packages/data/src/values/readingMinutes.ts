/** Whole minutes by the rule of `@setu/ui`: 200 words of English a minute, 180 of Hindi; null for no text. */
export function readingMinutes(text: string): number | null {
  if (text.trim() === '') return null;
  let latin = 0;
  let devanagari = 0;
  for (const word of text.split(/\s+/)) {
    if (/\p{sc=Deva}/u.test(word)) devanagari += 1;
    else if (/[\p{L}\p{N}]/u.test(word)) latin += 1;
  }
  return Math.max(1, Math.round(latin / 200 + devanagari / 180));
}
