/** The languages that texts are told apart by: their letters. */
export type Language = 'en' | 'hi';

/** Which language has more of the letters; undefined where neither has. */
export function languageOf(lines: readonly string[]): Language | undefined {
  let balance = 0;
  for (const line of lines) {
    for (let index = 0; index < line.length; index += 1) {
      const code = line.charCodeAt(index);
      if (code >= 0x0900 && code <= 0x097f) balance += 1;
      else if ((code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a) balance -= 1;
    }
  }
  if (balance === 0) return undefined;
  return balance > 0 ? 'hi' : 'en';
}
