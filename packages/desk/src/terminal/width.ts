const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * How many columns a text takes on a terminal that follows Unicode: marks above or below a letter take none
 * (`के`: 1), marks next to it one (`का`: 2), East Asian letters and emoji two.
 */
export function widthOf(text: string): number {
  return [...text].reduce((width, character) => width + widthOfCharacter(character), 0);
}

function widthOfCharacter(character: string): 0 | 1 | 2 {
  if (/[\p{Mn}\p{Me}\p{Cf}\p{Cc}]/u.test(character)) return 0;
  return wide.test(character) ? 2 : 1;
}

const wide =
  /[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60]|\p{Emoji_Presentation}|[\u{20000}-\u{3FFFD}]/u;

/** Fits a text to a number of columns: shorter ones are padded with blanks, longer ones cut between letters. */
export function fit(text: string, columns: number): string {
  const width = widthOf(text);
  if (width <= columns) return text + ' '.repeat(columns - width);
  let cut = '';
  let used = 0;
  for (const { segment } of graphemes.segment(text)) {
    const next = widthOf(segment);
    if (used + next > columns - 1) break;
    cut += segment;
    used += next;
  }
  return `${cut}…${' '.repeat(Math.max(0, columns - 1 - used))}`;
}
