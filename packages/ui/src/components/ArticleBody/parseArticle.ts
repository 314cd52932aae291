import { languageOf } from '../../internal/text/language.ts';
import type { Language } from '../../internal/text/language.ts';
import type { Block, NumberedListBlock, OpenBlock, Passage } from './blocks.ts';
import { withHeadings } from './withHeadings.ts';

type Line =
  | { kind: 'blank' }
  | { kind: 'bullet'; text: string }
  | { kind: 'number'; text: string; value: number; numerals: NumberedListBlock['numerals'] }
  | { kind: 'text'; text: string; indented: boolean };

const lineEnds = /\r\n?|[\n\u0085\u2028\u2029]/;
/**
 * Characters that HTML or UTF-8 cannot carry unchanged: controls, byte order marks, halves of
 * surrogate pairs. The browser would read back something else than the server wrote, and the page
 * would not hydrate.
 */
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufeff\ufffe\uffff]|\p{Cs}/gu;
/** `-`, `*` and the en dash need a space, so that "-5 degrees" stays text; the rest are nothing else. */
const bullet = /^(?:[-*–]\s+|[•‣◦▪●○➢►\uf0b7\uf0a7]\s*)(?=\S)/u;
/** Three digits at most, so that "1947. A year of ..." stays text; no digit after, for "1.5 million". */
const number = /^([0-9]{1,3}|[०-९]{1,3})[.)](?:\s+(?=\S)|(?=\p{L}))/u;

/**
 * Reads an article's plain text: blank lines separate paragraphs,
 * other line breaks are kept, lines that start with a bullet or a number become list items. Blank
 * lines between items do not end a list; an indented line belongs to the item above it. Short lines of
 * their own are headings (`withHeadings`). Time is linear in the length. Returns an empty list for text
 * without content. Never throws.
 *
 * @param pageLanguage passages of the other language are marked with it. Default `en`.
 */
export function parseArticle(text: string, pageLanguage: Language = 'en'): Block[] {
  const blocks: OpenBlock[] = [];
  let open: OpenBlock | undefined;
  let afterBlank = false;
  let lastNumber = 0;

  for (const raw of text.replace(unprintable, '').split(lineEnds)) {
    const line = readLine(raw);
    switch (line.kind) {
      case 'blank':
        afterBlank = true;
        continue;
      case 'bullet':
        if (open?.type !== 'bulletList') blocks.push((open = { type: 'bulletList', items: [] }));
        open.items.push({ lines: [line.text] });
        break;
      case 'number':
        if (open?.type !== 'numberedList' || !continues(open, lastNumber, line)) {
          open = { type: 'numberedList', start: line.value, numerals: line.numerals, items: [] };
          blocks.push(open);
        }
        open.items.push({ lines: [line.text] });
        lastNumber = line.value;
        break;
      case 'text': {
        const passage = openPassage(open);
        const sameParagraph = open?.type === 'paragraph' || line.indented;
        if (passage && sameParagraph && !afterBlank) passage.lines.push(line.text);
        else blocks.push((open = { type: 'paragraph', lines: [line.text] }));
        break;
      }
      default:
        line satisfies never;
    }
    afterBlank = false;
  }
  for (const block of blocks) markLanguage(block, pageLanguage);
  return withHeadings(blocks);
}

function readLine(raw: string): Line {
  const text = raw.trim();
  if (text === '') return { kind: 'blank' };
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

/** The next number, or 1 again and again as some authors number; any other number starts afresh. */
function continues(
  list: NumberedListBlock,
  lastNumber: number,
  { value, numerals }: Line & { kind: 'number' },
): boolean {
  if (list.numerals !== numerals) return false;
  return value === lastNumber + 1 || (value === 1 && lastNumber === 1);
}

function openPassage(block: OpenBlock | undefined): Passage | undefined {
  return block?.type === 'paragraph' ? block : block?.items.at(-1);
}

function markLanguage(block: OpenBlock, pageLanguage: Language): void {
  for (const passage of block.type === 'paragraph' ? [block] : block.items) {
    const language = languageOf(passage.lines);
    if (language && language !== pageLanguage) passage.lang = language;
  }
}
