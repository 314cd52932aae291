import type { NumberedListBlock } from './blocks.ts';

/** A line, classified without its context. */
export type ReadLine =
  | { kind: 'heading'; text: string; hashes: number }
  | { kind: 'bullet'; text: string }
  | { kind: 'number'; text: string; value: number; numerals: NumberedListBlock['numerals'] }
  | { kind: 'text'; text: string; indented: boolean };

/**
 * `-`, `*` and the en dash need a space, so that "-5 degrees" stays text, and Word's `o` a tab; the others are always
 * bullets.
 */
const bullet = /^(?:[-*–]\s+|o\t\s*|[•‣◦▪●○➢►\uf0b7\uf0a7]\s*)(?=\S)/u;
/** Three digits at most, so that "1947. A year of ..." stays text; no digit after, as in "1.5 million". */
const number = /^([0-9]{1,3}|[०-९]{1,3})[.)](?:\s+(?=\S)|(?=\p{L}))/u;

/** `#` needs a space as well: "#GS2" and "#1" stay text. */
export const hashes = /^(#{1,6})\s+(?=\S)/;

/** @param raw a line that is not blank. */
export function readLine(raw: string): ReadLine {
  const text = raw.trim();
  const hashMark = hashes.exec(text);
  if (hashMark) {
    const [mark, signs = ''] = hashMark;
    return { kind: 'heading', text: text.slice(mark.length), hashes: signs.length };
  }
  const bulletMark = bullet.exec(text)?.[0];
  if (bulletMark !== undefined) return { kind: 'bullet', text: text.slice(bulletMark.length) };
  const numberMark = number.exec(text);
  if (numberMark) {
    const [mark, digits = ''] = numberMark;
    const latin = digits.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));
    return {
      kind: 'number',
      text: text.slice(mark.length),
      value: Number(latin),
      numerals: latin === digits ? 'latin' : 'devanagari',
    };
  }
  return { kind: 'text', text, indented: /^(?: {2}|\t)/.test(raw) };
}
