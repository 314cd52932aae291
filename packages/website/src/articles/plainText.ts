import { lineText, parseArticleText, passagesOf } from '@setu/ui/articleText';

/** Characters of markup read for each one of plain text: marks, and the addresses in them, are dropped. */
const charactersPerShown = 4;

/** The beginning of an article's text without its marks, usually of at least `length` characters. */
export function plainText(text: string, length: number): string {
  const passages = parseArticleText(text.slice(0, charactersPerShown * length)).flatMap(passagesOf);
  return passages.flatMap(({ lines }) => lines.map(lineText)).join(' ');
}
