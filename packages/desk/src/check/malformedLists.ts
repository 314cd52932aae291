import { parseArticle } from '../content/textFormat.ts';

/** The first line of what looks like a list. */
export interface MalformedList {
  /** From 1. */
  line: number;
  text: string;
}

/** How people mark items: with a sign, or with a number or a letter, brackets around it or a mark after it. */
const sign = /^(?:[-*–](?=\p{L})|[—+~·→✓✔§»]\s*(?=\S)|o\s+(?=\p{Lu}))/u;
const counted = /^([([]?)([0-9]{1,3}|[a-z]|[ivx]{2,5})([.):\]]| -)(?=\s|\p{L})/iu;
const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];

interface Mark {
  /** The same for items of one list. */
  shape: string;
  /** What the number may be: `i` is the ninth letter and the first Roman numeral. Empty for a sign. */
  values: number[];
}

/**
 * Lines that look like the items of a list, two of them at least, and are no list to the text's format:
 * visitors see them as a paragraph.
 */
export function malformedLists(text: string): MalformedList[] {
  const shown = new Set<string>();
  collectTexts(parseArticle(text), shown);

  const found: MalformedList[] = [];
  let before: { mark: Mark; line: MalformedList; told: boolean } | undefined;
  for (const [index, raw] of text.split('\n').entries()) {
    const line = raw.trim();
    if (line === '') continue;
    // An item that the format knows is shown without its mark.
    const mark = shown.has(line) ? markOf(line) : undefined;
    const follows = before !== undefined && mark !== undefined && isNext(before.mark, mark);
    if (follows && before && !before.told) found.push(before.line);
    before = mark && { mark, line: { line: index + 1, text: line }, told: follows };
  }
  return found;
}

function markOf(line: string): Mark | undefined {
  const bullet = sign.exec(line)?.[0];
  if (bullet !== undefined) return { shape: bullet.trim(), values: [] };
  const [, opened = '', value = '', closed = ''] = counted.exec(line) ?? [];
  if (value === '') return undefined;
  const lower = value.toLowerCase();
  const letter = lower.length === 1 ? lower.charCodeAt(0) - 0x60 : 0;
  const values = /\d/.test(value) ? [Number(value)] : [letter, romans.indexOf(lower) + 1];
  return { shape: `${opened}#${closed}`, values: values.filter((one) => one > 0) };
}

function isNext(before: Mark, mark: Mark): boolean {
  if (before.shape !== mark.shape) return false;
  return mark.values.length === 0
    ? before.values.length === 0
    : mark.values.some((value) => before.values.includes(value - 1));
}

/** All texts in what the parser made, whatever kinds of blocks there are. */
function collectTexts(value: unknown, into: Set<string>): void {
  if (typeof value === 'string') into.add(value);
  else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) collectTexts(part, into);
  }
}
